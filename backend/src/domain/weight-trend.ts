import { daysBetween } from './calendar.js';

/** One day's weight, kg. */
export interface WeighIn {
  date: string;
  kg: number;
}

/** A weighed day with where the trend stood after it. */
export interface TrendPoint extends WeighIn {
  trend: number;
}

/** How far the trend goes towards a reading in a day: a tenth, as John Walker's "The Hacker's Diet" (1991) has it. */
const DAILY = 0.1;

/** One weigh-in a day, the mean of several, oldest first. */
export function daily(readings: readonly WeighIn[]): WeighIn[] {
  const byDate = new Map<string, number[]>();
  for (const { date, kg } of readings) byDate.set(date, [...(byDate.get(date) ?? []), kg]);
  return [...byDate]
    .map(([date, all]) => ({ date, kg: all.reduce((sum, kg) => sum + kg, 0) / all.length }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * The exponentially smoothed average of the readings: what water and meals do to a single day hardly moves it. After days without a
 * reading the next one counts for as much as so many days would.
 */
export function weightTrend(readings: readonly WeighIn[]): TrendPoint[] {
  const points: TrendPoint[] = [];
  for (const reading of daily(readings)) {
    const before = points.at(-1);
    const share = before ? 1 - (1 - DAILY) ** daysBetween(before.date, reading.date) : 1;
    const from = before?.trend ?? reading.kg;
    points.push({ ...reading, trend: from + share * (reading.kg - from) });
  }
  return points;
}
