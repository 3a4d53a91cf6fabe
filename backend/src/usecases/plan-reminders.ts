import type { MealType } from '../domain/meal-type.js';
import type { Due } from '../domain/recurrence.js';
import { type ReminderSettings, wantsWeeklyReport } from '../domain/reminder-settings.js';
import { type Occasion, spreadDue } from '../domain/spread.js';
import type { ReminderKind, Unplanned } from '../ports/storage/diary/reminders.js';
import type { Dependencies } from './dependencies.js';

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
export async function planReminders({ reminders, rules }: Pick<Dependencies, 'reminders' | 'rules'>): Promise<number> {
  let all = 0;
  for (;;) {
    const planned = await reminders.planStale(BATCH, (user, now) => occasionsOf(user, now, rules.reminderSpreadMs));
    all += planned;
    if (planned < BATCH) return all;
  }
}

/** The next of each occasion that a user's switches ask for. */
function occasionsOf({ userId, settings, timezone }: Unplanned, now: Date, withinMs: number): { kind: ReminderKind; due: Due }[] {
  return wanted(settings).map((kind) => ({ kind, due: spreadDue(now, occasionOf(kind, settings, timezone), { owner: userId, withinMs }) }));
}

function wanted(settings: ReminderSettings): ReminderKind[] {
  const weekly = wantsWeeklyReport(settings) ? (['weekly'] as const) : [];
  if (!settings.notifications) return [...weekly];
  const meals = (Object.keys(MEALS) as MealType[]).filter((meal) => settings[MEALS[meal][0]]);
  return [...meals, ...(settings.enableSummary ? (['summary'] as const) : []), ...weekly];
}

function occasionOf(kind: ReminderKind, settings: ReminderSettings, zone: string): Occasion {
  if (kind === 'weekly') return { ...WEEKLY, zone };
  return { time: kind === 'summary' ? settings.summaryTime : settings[MEALS[kind][1]], zone };
}

/** One that was settled at `now`: whose, of which local day. */
interface Settled {
  userId: string;
  kind: ReminderKind;
  localDate: string;
}

/** When one that was settled comes round again: not on the same day, though the spread is wider than when it was planned. */
export function nextOccasion(settled: Settled, settings: ReminderSettings, zone: string, now: Date, withinMs: number): Due {
  const occasion = occasionOf(settled.kind, settings, zone);
  const spread = { owner: settled.userId, withinMs };
  const next = spreadDue(now, occasion, spread);
  return withinMs > 0 && next.localDate === settled.localDate ? spreadDue(next.at, occasion, spread) : next;
}
