import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsNumber, IsOptional, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { REMINDER_CONSENT, WEEKLY_CONSENT } from '../domain/consent-words.js';
import { WATER_GOAL_BOUNDS } from '../domain/reminder-settings.js';
import { ChangeId } from './problem.js';
import { IgnoredId, NullableFigure, OptionalGoal, OptionalSwitch, OptionalTime, TextOf } from './rules.js';

const [LEAST_WATER, MOST_WATER] = WATER_GOAL_BOUNDS;

/** Goals and when the user wants to hear from us. */
export class GoalsView {
  @ApiProperty() userId: string;
  @NullableFigure('kcal a day') caloriesGoal: number | null;
  @NullableFigure('g a day') proteinGoal: number | null;
  @NullableFigure('g a day') carbsGoal: number | null;
  @NullableFigure('g a day') fatGoal: number | null;
  @NullableFigure('g a day') sugarGoal: number | null;
  @ApiProperty() notifications: boolean;
  @ApiProperty() remindBreakfast: boolean;
  @ApiProperty() remindLunch: boolean;
  @ApiProperty() remindDinner: boolean;
  @ApiProperty() remindSnacks: boolean;
  @ApiProperty() enableSummary: boolean;
  @ApiProperty({ description: 'The week by text; Plus and Pro' }) weeklyReport: boolean;
  @ApiProperty({ example: '08:00' }) breakfastTime: string;
  @ApiProperty({ example: '12:00' }) lunchTime: string;
  @ApiProperty({ example: '20:00' }) dinnerTime: string;
  @ApiProperty({ example: '15:30' }) snackTime: string;
  @ApiProperty({ example: '21:30' }) summaryTime: string;
  @NullableFigure('ml of water a day') waterGoalMl: number | null;
  @ApiProperty({ example: 'America/New_York' }) timezone: string;
  @ApiProperty({ example: -5, description: 'Hours from UTC now, fractional; derived from timezone' }) timezoneOffset: number;
  @ChangeId() changeId?: string | null;
}

/** The goals that stood from a local day on. */
export class GoalsFromDay {
  @ApiProperty({ example: '2026-11-01' }) from: string;
  @NullableFigure('kcal a day') caloriesGoal: number | null;
  @NullableFigure('g a day') proteinGoal: number | null;
  @NullableFigure('g a day') carbsGoal: number | null;
  @NullableFigure('g a day') fatGoal: number | null;
  @NullableFigure('g a day') sugarGoal: number | null;
}

/** What may be saved; POST and PATCH alike create or change. Fields left out stay as they are. */
export class SaveGoals {
  @IgnoredId() userId?: unknown;
  @OptionalGoal('calories', 'kcal') caloriesGoal?: number | null;
  @OptionalGoal('protein', 'g') proteinGoal?: number | null;
  @OptionalGoal('carbs', 'g') carbsGoal?: number | null;
  @OptionalGoal('fat', 'g') fatGoal?: number | null;
  @OptionalGoal('sugar', 'g') sugarGoal?: number | null;
  @OptionalSwitch('Reminders and daily summary at all') notifications?: boolean;
  @OptionalSwitch('Breakfast reminder') remindBreakfast?: boolean;
  @OptionalSwitch('Lunch reminder') remindLunch?: boolean;
  @OptionalSwitch('Dinner reminder') remindDinner?: boolean;
  @OptionalSwitch('Snack reminder') remindSnacks?: boolean;
  @OptionalSwitch('Daily summary') enableSummary?: boolean;
  @OptionalSwitch('Weekly report; until it is decided it goes with notifications') weeklyReport?: boolean;
  @OptionalTime('Breakfast reminder') breakfastTime?: string;
  @OptionalTime('Lunch reminder') lunchTime?: string;
  @OptionalTime('Dinner reminder') dinnerTime?: string;
  @OptionalTime('Snack reminder') snackTime?: string;
  @OptionalTime('Daily summary') summaryTime?: string;
  @ApiPropertyOptional({ type: Number, nullable: true, description: `ml of water a day; ${LEAST_WATER} to ${MOST_WATER}; null is no goal` })
  @IsOptional()
  @IsInt()
  @Min(LEAST_WATER)
  @Max(MOST_WATER)
  waterGoalMl?: number | null;
  @ApiPropertyOptional({ description: 'IANA zone; wins over timezoneOffset', example: 'America/St_Johns' })
  @ValidateIf((_, v) => v !== undefined)
  @IsString()
  @MaxLength(64)
  timezone?: string;
  @ApiPropertyOptional({ description: 'Hours from UTC, fractional, for clients that know no zone; within ±14' })
  @ValidateIf((_, v) => v !== undefined)
  @IsNumber({ allowNaN: false, allowInfinity: false })
  @Min(-14)
  @Max(14)
  timezoneOffset?: number;
  @ApiPropertyOptional({
    description: `Versions of the consent texts shown beside what was switched on, with spaces between. Left out: switching notifications on is agreeing to “${REMINDER_CONSENT.text}”, the weekly report to “${WEEKLY_CONSENT.text}”`,
    example: 'reminders-2025-05-20',
  })
  @IsOptional()
  @TextOf(1, 100)
  consentVersion?: string;
}
