import { createRequire } from 'node:module';
import { at } from '../../bootstrap/root.mjs';
import type * as LocalDay from '../../../backend/src/domain/local-day.js';
import type { Occasion } from '../chaos/evidence.js';
import '../chaos/provider.js';
import type { SoakPerson, TimeColumn } from './cast.js';

const require = createRequire(import.meta.url);
const { addDays, instantOf, localDate, weekdayOf } = require(at('backend/src/domain/local-day.ts')) as typeof LocalDay;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SUNDAY = 0;
/** A time of everybody's own, or one for all. */
type Kind = { graceMinutes: number; weekday?: number } & ({ column: TimeColumn; time?: undefined } | { column?: undefined; time: string });

/** What everybody is told of: when by their clock, and how late it may come. */
const KINDS: Record<string, Kind> = {
  breakfast: { column: 'breakfast_time', graceMinutes: 60 },
  lunch: { column: 'lunch_time', graceMinutes: 60 },
  snack: { column: 'snack_time', graceMinutes: 60 },
  dinner: { column: 'dinner_time', graceMinutes: 60 },
  summary: { column: 'summary_time', graceMinutes: 120 },
  weekly: { time: '19:00', weekday: SUNDAY, graceMinutes: 180 },
};
/** Occasions so close to each other are one moment of the run. */
const MOMENT_MS = 10 * MINUTE_MS;

/** Every occasion of every person from one instant to another, as a calendar would have it, in the order of time. */
export function occasionsBetween(people: SoakPerson[], from: Date, to: Date): Occasion[] {
  const days = Math.ceil((to.getTime() - from.getTime()) / DAY_MS) + 2;
  return people
    .flatMap(({ id, phone, zone, times }) =>
      Object.entries(KINDS).flatMap(([kind, { column, time, weekday, graceMinutes }]) =>
        Array.from({ length: days }, (_, index) => addDays(localDate(from, zone), index - 1))
          .filter((date) => weekday === undefined || weekdayOf(date) === weekday)
          .map((date) => ({
            userId: id,
            phone,
            kind,
            localDate: date,
            dueAt: instantOf(date, column === undefined ? time : times[column], zone).getTime(),
            graceMs: graceMinutes * MINUTE_MS,
          })),
      ),
    )
    .filter(({ dueAt }) => dueAt > from.getTime() && dueAt <= to.getTime())
    .sort((a, b) => a.dueAt - b.dueAt);
}

/** The instants to stop at on the way: each a little after occasions that lie close together. */
export function momentsOf(occasions: Occasion[]): Date[] {
  const moments: Date[] = [];
  for (const { dueAt } of occasions) if (dueAt > (moments.at(-1)?.getTime() ?? -Infinity)) moments.push(new Date(dueAt + MOMENT_MS));
  return moments;
}

/** Five in the morning in New York, so many days before its clocks are next put forward or back. */
export function daysBeforeClockChange(now: Date, days: number): Date {
  const offset = (date: string) => instantOf(date, '05:00', 'America/New_York').getTime() - Date.parse(`${date}T05:00:00Z`);
  let date = addDays(now.toISOString().slice(0, 10), days + 1);
  while (offset(date) === offset(addDays(date, 1))) date = addDays(date, 1);
  return instantOf(addDays(date, -days), '05:00', 'America/New_York');
}
