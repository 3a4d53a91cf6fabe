import type { GoalsView } from '../../contract/index.js';
import { offsetHours } from '../../domain/local-day.js';
import type { Account } from '../../ports/accounts.js';
import type { SettingsRow } from '../../ports/diary.js';

/** Goals and reminder settings of a user; null when none were ever saved. */
export function presentGoals({ id, timezone }: Account, { goals, settings, empty }: SettingsRow, now: Date): GoalsView | null {
  if (empty) return null;
  return {
    userId: id,
    caloriesGoal: goals?.calories ?? null,
    proteinGoal: goals?.protein ?? null,
    carbsGoal: goals?.carbs ?? null,
    fatGoal: goals?.fat ?? null,
    sugarGoal: goals?.sugar ?? null,
    ...settings,
    timezone,
    timezoneOffset: offsetHours(now, timezone),
  };
}
