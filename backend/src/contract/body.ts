import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNumber, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { ChangeId } from './problem.js';
import { Figure, IsDay, NullableFigure } from './rules.js';

/** A weight as it was texted or typed. */
export class Weight {
  @ApiProperty() id: string;
  @Figure('kg') kg: number;
  @ApiProperty({ description: 'Local day: YYYY-MM-DD' }) date: string;
  @ChangeId() changeId?: string | null;
}

export class AddWeight {
  @ApiProperty({ description: 'kg, 30 to 320', example: 80.5 })
  @IsNumber({ allowNaN: false, allowInfinity: false })
  @Min(30)
  @Max(320)
  kg: number;
  @ApiPropertyOptional({ description: 'Local day, not in the future; the user’s today when left out', example: '2026-11-21' })
  @ValidateIf((_, v) => v !== undefined)
  @IsDay()
  date?: string;
}

/** What was drunk of water at once. */
export class Drink {
  @ApiProperty() id: string;
  @Figure('ml') ml: number;
  @ApiProperty({ description: 'HH:MM in the user’s zone' }) time: string;
}

/** The water of one local day. */
export class WaterDay {
  @ApiProperty({ example: '2026-11-21' }) date: string;
  @Figure('ml in all') ml: number;
  @ApiProperty({ type: [Drink] }) drinks: Drink[];
}

/** What somebody uses a day, from intake and weight of the last 28 days; every figure is null while there is too little for that. */
export class ExpenditureView {
  @NullableFigure('kcal a day, workouts in it') kcal: number | null;
  @NullableFigure('kcal: it lies between kcal - margin and kcal + margin, 19 times of 20') margin: number | null;
  @NullableFigure('kcal eaten a day') intake: number | null;
  @NullableFigure('kcal burned in workouts a day') burned: number | null;
  @NullableFigure('kg a week; negative: lighter') kgPerWeek: number | null;
  @ApiProperty({ description: 'Logged days that are missing, at least' }) daysMissing: number;
  @ApiProperty({ description: 'Weigh-ins that are missing, at least' }) weighInsMissing: number;
}

export const TREND_RANGES = ['7', '30', '90', 'all'] as const;
export type TrendRange = (typeof TREND_RANGES)[number];

export class TrendQuery {
  @ApiPropertyOptional({ enum: TREND_RANGES, description: 'Days before today, as far as the plan goes back; 30 when left out' })
  @IsOptional()
  @IsIn(TREND_RANGES)
  days?: TrendRange;
}

/** What went in and what was used around one finished day. */
export class EnergyDayView {
  @ApiProperty({ example: '2026-11-20' }) date: string;
  @NullableFigure('kcal eaten a day, over the week that ends with this day') intake: number | null;
  @NullableFigure('kcal used a day, as estimated from the four weeks up to this day') used: number | null;
  @NullableFigure('kcal: it lies between used - margin and used + margin, 19 times of 20') margin: number | null;
}

/** One finished day added up. Plus sees date, calories and burned only. */
export class TrendDay {
  @ApiProperty({ example: '2026-11-20' }) date: string;
  @Figure('kcal') calories: number;
  @Figure('kcal burned by workouts') burned: number;
  @ApiPropertyOptional({ description: 'g' }) protein?: number;
  @ApiPropertyOptional({ description: 'g' }) carbs?: number;
  @ApiPropertyOptional({ description: 'g' }) fat?: number;
  @ApiPropertyOptional({ description: 'g' }) sugar?: number;
  @ApiPropertyOptional({ description: 'g' }) fiber?: number;
  @ApiPropertyOptional({ description: 'mg' }) sodium?: number;
  @ApiPropertyOptional({ description: 'g' }) saturatedFat?: number;
}

/** What a food, or a kind of meal, brought in all. */
export class TrendSource {
  @ApiProperty({ example: 'toast' }) name: string;
  @ApiProperty({ description: 'How often it was logged' }) times: number;
  @Figure('kcal') calories: number;
  @ApiPropertyOptional({ description: 'g' }) protein?: number;
  @ApiPropertyOptional({ description: 'g' }) sugar?: number;
}

/** Finished days with a record, oldest first, and where their calories came from, most first. */
export class Trends {
  @ApiProperty({ example: '2026-10-22' }) from: string;
  @ApiProperty({ example: '2026-11-20' }) to: string;
  @ApiProperty({ type: [TrendDay] }) days: TrendDay[];
  @ApiProperty({ type: [TrendSource], description: 'At most 200' }) foods: TrendSource[];
  @ApiProperty({ type: [TrendSource] }) meals: TrendSource[];
}
