import type { TrendDay } from '@mealtext/backend/contract';
import { extendedGoals, GOAL_BAND, type GoalName, type Goals } from '@mealtext/backend/domain';
import { daysBetween, moveDay } from '../../lib/days';

/** One day of the averages. */
export interface AverageDay {
  date: string;
  /** Null on a day without a record. */
  value: number | null;
  /** Over the week that ends with this day; null with fewer than three days of it logged. */
  average: number | null;
  /** The goal of this day, from and to: a band for calories, one figure for the others; null without a goal. */
  band: [number, number] | null;
}

const WEEK = 7;
const LEAST_LOGGED = 3;

/** Every day from `from` to `to`, each with the average of its week and measured by its own goals, grown by what was burned. */
export function averageDays(
  days: readonly TrendDay[],
  metric: GoalName,
  goalsOf: (date: string) => Goals | null,
  { from, to }: { from: string; to: string },
): AverageDay[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => {
    const date = moveDay(from, at);
    const week = Array.from({ length: WEEK }, (_more, back) => byDate.get(moveDay(date, -back))?.[metric]).filter(
      (one) => one !== undefined,
    );
    const day = byDate.get(date);
    const own = goalsOf(date);
    const goal = own && extendedGoals(own, day?.burned ?? 0)[metric];
    return {
      date,
      value: day?.[metric] ?? null,
      average: week.length < LEAST_LOGGED ? null : mean(week),
      band: !goal ? null : metric === 'calories' ? [goal * GOAL_BAND.from, goal * GOAL_BAND.to] : [goal, goal],
    };
  });
}

type Figure = Exclude<keyof TrendDay, 'date'>;

/** The average of a figure over the days that have it; null where none has. */
export function averageOf(days: readonly TrendDay[], figure: Figure): number | null {
  const values = days.flatMap((day) => day[figure] ?? []);
  return values.length === 0 ? null : mean(values);
}

/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = ({ date }: { date: string }): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
