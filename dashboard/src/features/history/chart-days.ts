import type { HistoryDay } from '@mealtext/backend/contract';
import { extendedGoals, roundHalfUp, type GoalName, type Goals } from '@mealtext/backend/domain';
import { moveDay } from '../../lib/days';
import { WINDOW } from './metrics';

/** One day of the chart. */
export interface ChartDay {
  date: string;
  /** Null on a day without a record. */
  value: number | null;
  /** The goal, grown by what was burned that day. */
  goal: number;
}

/** The last 30 days up to `today`, oldest first. `goalsOf` gives the goals of a day, with a figure for each nutrient. */
export function chartDays(history: readonly HistoryDay[], metric: GoalName, goalsOf: (date: string) => Goals, today: string): ChartDay[] {
  const byDate = new Map(history.map((day) => [day.date, day]));
  return Array.from({ length: WINDOW }, (_, at) => {
    const date = moveDay(today, at - WINDOW + 1);
    const day = byDate.get(date);
    const value = day?.[metric];
    return {
      date,
      value: value === undefined ? null : roundHalfUp(value),
      goal: extendedGoals(goalsOf(date), day?.caloriesBurned ?? 0)[metric] ?? 0,
    };
  });
}

/** Average, maximum and minimum over the days with a record that are over, rounded; all 0 without one. */
export function statisticsOf(days: readonly ChartDay[], today: string): { average: number; maximum: number; minimum: number } {
  const values = days.flatMap((day) => (day.value === null || day.date >= today ? [] : [day.value]));
  if (values.length === 0) return { average: 0, maximum: 0, minimum: 0 };
  return {
    average: roundHalfUp(values.reduce((sum, value) => sum + value, 0) / values.length),
    maximum: Math.max(...values),
    minimum: Math.min(...values),
  };
}
