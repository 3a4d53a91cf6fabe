import type { WeeklyReport } from '../../contract/index.js';
import { extendedGoals } from '../../domain/day-log.js';
import type { Goals } from '../../domain/goals.js';
import { addDays } from '../../domain/local-day.js';
import type { Capabilities } from '../../domain/plan.js';
import type { DayFigures, EntryCounts } from '../../ports/diary.js';
import { grams, kcal } from './round.js';

/** What the report of the week that ends with `today` is made of. */
export interface Weeks {
  today: string;
  /** Days with a record among the last 14. */
  days: readonly DayFigures[];
  /** Of the last seven days. */
  counts: EntryCounts;
  goals: Goals | null;
  history: Capabilities['history'];
}

/** The last seven days in figures; macros only where the plan shows them in history. */
export function presentWeeklyReport({ today, days, counts, goals, history }: Weeks): WeeklyReport {
  const from = weekStart(today);
  const week = days.filter(({ date }) => date >= from);
  const before = days.filter(({ date }) => date < from);
  const average = mean(week, 'calories');
  return {
    from,
    to: today,
    daysLogged: week.length,
    ...counts,
    averageCalories: kcal(average),
    caloriesBurned: kcal(week.reduce((sum, { burned }) => sum + burned, 0)),
    daysWithinGoal: goals?.calories ? week.filter((day) => kcal(day.calories) <= extendedGoals(goals, day.burned).calories!).length : null,
    averageProtein: history === 'all' ? grams(mean(week, 'protein')) : null,
    changeFromWeekBefore: week.length && before.length ? kcal(average) - kcal(mean(before, 'calories')) : null,
  };
}

/** First of the seven days that end with `today`. */
export const weekStart = (today: string): string => addDays(today, -6);

const mean = (days: readonly DayFigures[], name: 'calories' | 'protein'): number =>
  days.reduce((sum, day) => sum + day[name], 0) / (days.length || 1);
