import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNumber, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { ChangeId } from './problem.js';
import { Figure, IsDay, IsTimeOfDay, NullableFigure, TextOf } from './rules.js';

export class Workout {
  @ApiProperty() id: string;
  @ApiProperty({ example: 18 }) number: number;
  @ApiProperty({ example: 'running' }) activityType: string;
  @Figure('kcal') caloriesBurned: number;
  @ApiProperty({ description: 'The burn is our estimate, and follows the minutes' }) estimated: boolean;
  @NullableFigure('minutes') durationMinutes: number | null;
  @ApiProperty({ type: String, nullable: true, example: '5 km' }) distance: string | null;
  @ApiProperty({ description: 'Local day: YYYY-MM-DD' }) date: string;
  @ApiProperty({ description: 'HH:MM in the user’s zone' }) time: string;
  @ChangeId() changeId?: string | null;
}

export class UpdateWorkout {
  @ApiPropertyOptional() @ValidateIf((_, v) => v !== undefined) @TextOf(1, 100) activityType?: string;
  @ApiPropertyOptional() @IsOptional() @IsNumber({ allowNaN: false, allowInfinity: false }) @Min(0) @Max(10_000) caloriesBurned?: number;
  @ApiPropertyOptional() @IsOptional() @IsNumber({ allowNaN: false, allowInfinity: false }) @Min(1) @Max(1440) durationMinutes?: number;
  @ApiPropertyOptional() @ValidateIf((_, v) => v !== undefined) @IsDay() date?: string;
  @ApiPropertyOptional() @ValidateIf((_, v) => v !== undefined) @IsTimeOfDay() time?: string;
}
