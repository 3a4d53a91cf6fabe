import { addDays, daysBetween } from './calendar.js';
import { type DayEnergy, expenditure, isEstimate } from './expenditure.js';
import type { WeighIn } from './weight-trend.js';

/** What went in and what was used around one day, kcal a day; null where too little is known. */
export interface EnergyDay {
  date: string;
  /** Eaten, the average of the logged days of the week that ends with this day. */
  intake: number | null;
  /** Used, as it was estimated on the evening of this day, and half of its 95 % interval. */
  used: number | null;
  margin: number | null;
}

const WEEK = 7;
const LEAST_LOGGED = 3;

/** Energy in against energy out, day by day; the day that goes on is not asked for. @param days, readings from four weeks before `from` on */
export function energyBalance(
  days: readonly DayEnergy[],
  readings: readonly WeighIn[],
  { from, to }: { from: string; to: string },
): EnergyDay[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => {
    const date = addDays(from, at);
    const week = days.filter((day) => day.date <= date && day.date > addDays(date, -WEEK));
    const found = expenditure(days, readings, addDays(date, 1));
    const [used, margin] = isEstimate(found) ? [found.kcal, found.margin] : [null, null];
    const eaten = week.reduce((sum, { calories }) => sum + calories, 0);
    return { date, intake: week.length < LEAST_LOGGED ? null : Math.round(eaten / week.length), used, margin };
  });
}
