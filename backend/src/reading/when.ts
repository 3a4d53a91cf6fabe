import * as chrono from 'chrono-node';
import { addDays, daysBetween, localDate, localTime, weekdayOf } from '../domain/local-day.js';
import type { MealType } from '../domain/meal-type.js';
import type { Mark } from './marks.js';
import type { When } from './reading.js';

/** The moment of reading, as the user's wall shows it. */
export interface LocalNow {
  now: Date;
  zone: string;
  date: string;
  /** HH:MM. */
  time: string;
}

export function localNow(now: Date, zone: string): LocalNow {
  return { now, zone, date: localDate(now, zone), time: localTime(now, zone) };
}

const two = (n: number): string => String(n).padStart(2, '0');

/** Puts the marks of one clause together: which meal, which day, which clock time. Future days and times are left as said. */
export function resolveMarks(marks: readonly Mark[], local: LocalNow): When & { meal: MealType | null; dayTold: boolean } {
  let meal: MealType | null = null;
  let day: number | null = null;
  let time: string | null = null;
  let part: Mark['part'];
  for (const mark of marks) {
    meal = mark.meal ?? meal;
    part = mark.part ?? part;
    if (mark.day !== undefined) day = mark.day;
    if (mark.weekday !== undefined) day = -((weekdayOf(local.date) - mark.weekday + 7) % 7);
    if (mark.date !== undefined) day = dateOffset(mark.date, local) ?? day;
    if (mark.ago !== undefined) {
      const then = new Date(local.now.getTime() - mark.ago * 60_000);
      day = daysBetween(local.date, localDate(then, local.zone));
      if (mark.ago > 0) time = localTime(then, local.zone);
    }
  }
  for (const mark of marks) if (mark.clock) time = clockTime(mark.clock, { meal, part, today: day === null || day === 0, local });
  if (!meal && !time && part) meal = mealOfPart(part, day, local);
  // after midnight "tonight" and "this evening" are still the evening that began the day before
  if (part === 'evening' && day === 0 && local.time < '04:00' && meal === 'dinner') day = -1;
  return { meal, day: day ?? 0, time, dayTold: day !== null };
}

function mealOfPart(part: NonNullable<Mark['part']>, day: number | null, local: LocalNow): MealType | null {
  if (part === 'morning') return 'breakfast';
  if (part === 'afternoon') return null;
  return day === null && local.time >= '21:00' ? null : 'dinner';
}

function clockTime(
  clock: NonNullable<Mark['clock']>,
  about: { meal: MealType | null; part: Mark['part']; today: boolean; local: LocalNow },
): string {
  let { hour } = clock;
  if (clock.half === 'pm' && hour < 12) hour += 12;
  else if (clock.half === 'am' && hour === 12) hour = 0;
  else if (clock.half === null && hour >= 1 && hour <= 12) hour = likelyHour(hour, clock.minute, about);
  return `${two(hour % 24)}:${two(clock.minute)}`;
}

/** "at 7" is the latest 7 o'clock that has been, unless meal or part of the day say which. */
function likelyHour(hour: number, minute: number, { meal, part, today, local }: Parameters<typeof clockTime>[1]): number {
  const early = hour % 12;
  const late = early + 12;
  if (part === 'morning' || meal === 'breakfast') return hour === 12 ? 12 : early;
  if (part === 'afternoon' || part === 'evening' || meal === 'dinner') return hour === 12 && part === 'evening' ? 0 : late;
  if (meal === 'lunch') return hour >= 10 && hour < 12 ? early : late;
  const said = (h: number): string => `${two(h)}:${two(minute)}`;
  if (today) {
    if (said(late) <= local.time) return late;
    if (said(early) <= local.time) return early;
  }
  return hour < 7 || hour === 12 ? late : early;
}

/** Days from today of a calendar date in words; null when there is no such date. The past is preferred. */
function dateOffset(words: string, local: LocalNow): number | null {
  const iso = /^\d{4}-\d{2}-\d{2}$/.exec(words)?.[0];
  const reference = { instant: new Date(`${local.date}T12:00:00Z`), timezone: 0 };
  const found = chrono.en.casual.parse(words, reference)[0];
  const year = found?.start.get('year');
  const month = found?.start.get('month');
  const date = found?.start.get('day');
  let said = iso ?? (year && month && date ? `${year}-${two(month)}-${two(date)}` : null);
  if (!said || Number.isNaN(Date.parse(said)) || addDays(said, 0) !== said) return null;
  if (!iso && !found!.start.isCertain('year') && daysBetween(local.date, said) > 0)
    said = `${Number(said.slice(0, 4)) - 1}${said.slice(4)}`;
  return daysBetween(local.date, said);
}
