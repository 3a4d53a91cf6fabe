import type { SaveGoals } from '../contract/index.js';
import { GOAL_NAMES, type Goals } from '../domain/goals.js';
import { REMINDER_DEFAULTS, type ReminderSettings } from '../domain/reminder-settings.js';
import type { GoalChanges } from '../usecases/save-goals.js';

/** What a screen wants goals and reminders to be, in the engine's words. */
export function goalChanges(body: Omit<SaveGoals, 'userId' | 'consentVersion'>): Omit<GoalChanges, 'consent'> {
  const goals: Partial<Goals> = {};
  for (const name of GOAL_NAMES) {
    const value = body[`${name}Goal`];
    if (value !== undefined) goals[name] = value === null ? null : Math.round(value);
  }
  const names = Object.keys(REMINDER_DEFAULTS) as (keyof ReminderSettings)[];
  const settings = Object.fromEntries(
    names.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]),
  ) as Partial<ReminderSettings>;
  return { goals, settings, timezone: body.timezone ?? null, timezoneOffset: body.timezoneOffset ?? null };
}
