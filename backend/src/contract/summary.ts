import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Figure } from './rules.js';

/** One local day added up. Percentages are shares of consumed energy (4/4/9 kcal per gram, sugar at 4). */
export class Summary {
  @ApiProperty({ example: '2026-11-21' }) date: string;
  @Figure('kcal') totalCalories: number;
  @Figure('kcal burned by workouts') totalCaloriesBurned: number;
  @Figure('g') totalProtein: number;
  @Figure('g') totalCarbs: number;
  @Figure('g') totalFat: number;
  @Figure('g') totalSugar: number;
  @Figure('g') totalHealthyFat: number;
  @Figure('g') totalUnhealthyFat: number;
  @Figure('g') totalNaturalSugar: number;
  @Figure('g') totalAddedSugar: number;
  @Figure('%') proteinPercentage: number;
  @Figure('%') carbsPercentage: number;
  @Figure('%') fatPercentage: number;
  @Figure('%') sugarPercentage: number;
}

/** One day with a record. Plus sees date, calories and caloriesBurned only. */
export class HistoryDay {
  @ApiProperty({ example: '2026-11-20' }) date: string;
  @Figure('kcal') calories: number;
  @Figure('kcal') caloriesBurned: number;
  @ApiPropertyOptional({ description: 'g' }) protein?: number;
  @ApiPropertyOptional({ description: 'g' }) carbs?: number;
  @ApiPropertyOptional({ description: 'g' }) fat?: number;
  @ApiPropertyOptional({ description: 'g' }) sugar?: number;
}

/** Days on which the user ate and logged at two times or more. */
export class StreakView {
  @ApiProperty({ description: 'In a row, up to today; up to yesterday while today does not count yet', example: 5 }) days: number;
  @ApiProperty({ description: 'The most in a row of the last year' }) longest: number;
  @ApiProperty({ description: 'Among the last 30, today with them' }) lately: number;
  @ApiProperty({ description: 'Times at which something was eaten today; today counts from the second on' }) today: number;
}

/** The seven local days before today in figures. Averages are over days with a record. */
export class WeeklyReport {
  @ApiProperty({ example: '2026-11-15' }) from: string;
  @ApiProperty({ example: '2026-11-21' }) to: string;
  @ApiProperty() daysLogged: number;
  @ApiProperty() meals: number;
  @ApiProperty() workouts: number;
  @Figure('kcal a day') averageCalories: number;
  @Figure('kcal in the week') caloriesBurned: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Days from 80 % to 110 % of the calorie goal of that day; null without a goal',
  })
  daysWithinGoal: number | null;
  @ApiProperty({ description: 'Days with a record that had a calorie goal' }) daysWithGoal: number;
  @ApiProperty({ type: Number, nullable: true, description: 'g a day; Pro only' }) averageProtein: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'kcal a day compared with the week before; null without one' })
  changeFromWeekBefore: number | null;
}
