import type { Entry } from '../../../domain/entry.js';
import type { Clock } from '../../../language/clock.js';
import { spanned } from '../../../language/spanned.js';
import type { Talk } from '../talk.js';

/** The hours in which a meal is eaten. */
const HOURS: Readonly<Record<string, readonly [number, number]>> = {
  breakfast: [4, 11],
  lunch: [10, 17],
  dinner: [16, 24],
  snack: [0, 24],
};

const MEAL: ReadonlySet<string> = new Set(['meal']);

/** A clock time whose half of the day was not told: one that has been and fits the meal, else one that fits the meal. */
export function settledTime({ time, sure }: Clock, entry: Entry, day: number | null, talk: Talk): string | null {
  const today = day === 0 || (day === null && entry.localDate === talk.context.today);
  if (sure) return today && time > talk.context.clock ? null : time;
  const hour = Number(time.slice(0, 2));
  const both = hour < 12 ? [`${String(hour + 12).padStart(2, '0')}${time.slice(2)}`, time] : [time];
  // "That was breakfast, had it at 8".
  const told = new Set(spanned(talk.chart, MEAL).map(({ value }) => value as string));
  const [from, to] = HOURS[told.size === 1 ? [...told][0]! : entry.kind === 'meal' ? entry.meal : 'snack']!;
  const usual = (one: string) => Number(one.slice(0, 2)) >= from && Number(one.slice(0, 2)) < to;
  const past = both.filter((one) => !today || one <= talk.context.clock);
  return past.find(usual) ?? both.find(usual) ?? past[0] ?? null;
}
