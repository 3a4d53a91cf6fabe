import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsNumber, IsOptional, Max, Min, ValidateIf, ValidateNested } from 'class-validator';
import { MEAL_TYPES, type MealType } from '../domain/meal-type.js';
import { ChangeId } from './problem.js';
import { Figure, IsDay, IsTimeOfDay, NullableFigure, TextOf } from './rules.js';

export class MealItem {
  @ApiProperty({ example: 'scrambled eggs' }) name: string;
  @ApiProperty({ example: 2 }) quantity: number;
  @ApiProperty({ example: 'count' }) unit: string;
  @ApiProperty({ type: String, nullable: true }) size: string | null;
  @NullableFigure('g, for the whole amount') grams: number | null;
  @NullableFigure('kcal; null when the food is unknown') calories: number | null;
  @NullableFigure('g') protein: number | null;
  @NullableFigure('g') carbs: number | null;
  @NullableFigure('g') fat: number | null;
  @NullableFigure('g') sugar: number | null;
  @ApiProperty({ enum: ['builtin', 'usda', 'user', 'model'], description: 'Where the figures come from' }) source:
    | 'builtin'
    | 'usda'
    | 'user'
    | 'model';
  @ApiProperty({ type: String, nullable: true, description: 'USDA code of the food' }) food: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'What the table of foods calls it' }) foodName: string | null;
  @ApiProperty({ description: 'Amount or size was ours' }) assumed: boolean;
  @ApiProperty({ type: String, nullable: true, example: '1 cup', description: 'What was assumed' }) assumption: string | null;
}

/** Macros, sugars and rating are left out for plans that do not show them. */
export class Meal {
  @ApiProperty() id: string;
  @ApiProperty({ example: 17 }) number: number;
  @ApiProperty({ enum: [...MEAL_TYPES, 'other'] }) mealType: MealType | 'other';
  @ApiProperty({ example: '2 scrambled eggs, 1 toast' }) description: string;
  @Figure('kcal') calories: number;
  @Figure('g') protein: number;
  @Figure('g') carbs: number;
  @Figure('g') fat: number;
  @Figure('g') healthyFat: number;
  @Figure('g') unhealthyFat: number;
  @Figure('g') sugar: number;
  @Figure('g') naturalSugar: number;
  @Figure('g') addedSugar: number;
  @ApiProperty({ type: Number, nullable: true, description: '1 to 10; Pro only' }) healthRating: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Pro only' }) healthComment: string | null;
  @ApiProperty({ description: 'A rating exists, whether or not this plan shows it' }) rated: boolean;
  @ApiProperty({ description: 'Local day: YYYY-MM-DD' }) date: string;
  @ApiProperty({ description: 'HH:MM in the user’s zone' }) time: string;
  @ApiProperty({ type: [MealItem] }) items: MealItem[];
  @ChangeId() changeId?: string | null;
}

/** One item as a form sends it: a food by name, and how much of it. Without figures of its own it is looked up. */
export class MealItemChange {
  @ApiProperty({ example: 'scrambled eggs' }) @TextOf(1, 200) name: string;
  @ApiProperty({ example: 2 }) @IsNumber({ allowNaN: false, allowInfinity: false }) @Min(0.01) @Max(10_000) quantity: number;
  @ApiPropertyOptional({ example: 'count' }) @IsOptional() @TextOf(1, 40) unit?: string;
  @ApiPropertyOptional({ type: String, nullable: true }) @IsOptional() @TextOf(0, 40) size?: string | null;
  @ApiPropertyOptional({ description: 'kcal for the whole amount; the user’s own figure wins' })
  @IsOptional()
  @IsNumber({ allowNaN: false, allowInfinity: false })
  @Min(0)
  @Max(10_000)
  calories?: number;
}

export class UpdateMeal {
  @ApiPropertyOptional({ enum: MEAL_TYPES }) @ValidateIf((_, v) => v !== undefined) @IsIn(MEAL_TYPES) mealType?: MealType;
  @ApiPropertyOptional({ description: 'Local day, not in the future' }) @ValidateIf((_, v) => v !== undefined) @IsDay() date?: string;
  @ApiPropertyOptional({ example: '08:10' }) @ValidateIf((_, v) => v !== undefined) @IsTimeOfDay() time?: string;
  @ApiPropertyOptional({ type: [MealItemChange], description: 'The whole list as it should be' })
  @ValidateIf((_, v) => v !== undefined)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => MealItemChange)
  items?: MealItemChange[];
  @ApiPropertyOptional({
    enum: ['keep', 'refuse'],
    description: 'What to do with a food that nobody knows and that has no calories of its own: keep it uncounted, or answer 422',
  })
  @ValidateIf((_, v) => v !== undefined)
  @IsIn(['keep', 'refuse'])
  unknownFoods?: 'keep' | 'refuse';
}

/** Query of the calls that ask for one day. */
export class DayQuery {
  @ApiPropertyOptional({ description: 'Local day; the user’s today when left out', example: '2026-11-21' })
  @IsOptional()
  @IsDay()
  date?: string;
}
