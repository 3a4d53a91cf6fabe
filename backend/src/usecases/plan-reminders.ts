import type { MealType } from '../domain/meal-type.js';
import { nextDue } from '../domain/recurrence.js';
import { type ReminderSettings, wantsWeeklyReport } from '../domain/reminder-settings.js';
import type { ReminderKind, Reminders, Unplanned } from '../ports/reminders.js';

const BATCH = 500;
/** Sunday evening, local time. */
export const WEEKLY = { weekday: 0, time: '19:00' } as const;

const MEALS = {
  breakfast: ['remindBreakfast', 'breakfastTime'],
  lunch: ['remindLunch', 'lunchTime'],
  dinner: ['remindDinner', 'dinnerTime'],
  snack: ['remindSnacks', 'snackTime'],
} as const satisfies Record<MealType, readonly [keyof ReminderSettings, keyof ReminderSettings]>;

/** Works out what is due next for everybody whose settings, zone or zone data changed. May be repeated, also at once. */
export async function planReminders({ reminders }: { reminders: Reminders }): Promise<number> {
  let all = 0;
  for (;;) {
    const planned = await reminders.planStale(BATCH, ({ settings, timezone }, now) => occasionsOf(settings, timezone, now));
    all += planned;
    if (planned < BATCH) return all;
  }
}

/** The next of each occasion that a user's switches ask for. */
function occasionsOf(settings: Unplanned['settings'], zone: string, now: Date): { kind: ReminderKind; due: ReturnType<typeof nextDue> }[] {
  const weekly = wantsWeeklyReport(settings) ? [{ kind: 'weekly' as const, due: nextDue(now, WEEKLY.time, zone, WEEKLY.weekday) }] : [];
  if (!settings.notifications) return weekly;
  const meals = (Object.keys(MEALS) as MealType[]).filter((meal) => settings[MEALS[meal][0]]);
  return [
    ...meals.map((meal) => ({ kind: meal, due: nextDue(now, settings[MEALS[meal][1]], zone) })),
    ...(settings.enableSummary ? [{ kind: 'summary' as const, due: nextDue(now, settings.summaryTime, zone) }] : []),
    ...weekly,
  ];
}

/** When a kind comes round again for a user. */
export function nextOccasion(kind: ReminderKind, settings: ReminderSettings, zone: string, after: Date): ReturnType<typeof nextDue> {
  if (kind === 'weekly') return nextDue(after, WEEKLY.time, zone, WEEKLY.weekday);
  return nextDue(after, kind === 'summary' ? settings.summaryTime : settings[MEALS[kind][1]], zone);
}
