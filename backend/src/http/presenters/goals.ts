import type { GoalsFromDay, GoalsView } from '../../contract/index.js';
import { offsetHours } from '../../domain/local-day.js';
import { wantsWeeklyReport } from '../../domain/reminder-settings.js';
import type { GoalsFrom } from '../../domain/goals-on.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import type { SettingsRow } from '../../ports/storage/diary/diary.js';

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
    weeklyReport: wantsWeeklyReport(settings),
    timezone,
    timezoneOffset: offsetHours(now, timezone),
  };
}

export function presentGoalsFrom({ from, goals }: GoalsFrom): GoalsFromDay {
  const { calories, protein, carbs, fat, sugar } = goals;
  return { from, caloriesGoal: calories, proteinGoal: protein, carbsGoal: carbs, fatGoal: fat, sugarGoal: sugar };
}
