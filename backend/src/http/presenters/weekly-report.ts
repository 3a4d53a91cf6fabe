import type { WeeklyReport } from '../../contract/index.js';
import { extendedGoals } from '../../domain/day-log.js';
import { NO_GOALS } from '../../domain/goals.js';
import { type GoalsFrom, goalsOn } from '../../domain/goals-on.js';
import { addDays } from '../../domain/local-day.js';
import { withinGoal } from '../../domain/within-goal.js';
import type { Capabilities } from '../../domain/plan.js';
import type { DayFigures, EntryCounts } from '../../ports/storage/diary/diary.js';
import { grams, kcal } from './round.js';

/** What the report of the seven days before `today` is made of: a day that goes on is in no report. */
export interface Weeks {
  today: string;
  /** Days with a record among the 14 before today. */
  days: readonly DayFigures[];
  /** Of the seven days. */
  counts: EntryCounts;
  goals: readonly GoalsFrom[];
  history: Capabilities['history'];
}

/** Seven finished days in figures, each measured by the goals that stood on it; macros only where the plan shows them in history. */
export function presentWeeklyReport({ today, days, counts, goals, history }: Weeks): WeeklyReport {
  const from = weekStart(today);
  const week = days.filter(({ date }) => date >= from);
  const before = days.filter(({ date }) => date < from);
  const average = mean(week, 'calories');
  return {
    from,
    to: addDays(today, -1),
    daysLogged: week.length,
    ...counts,
    averageCalories: kcal(average),
    caloriesBurned: kcal(week.reduce((sum, { burned }) => sum + burned, 0)),
    ...judged(week, goals),
    averageProtein: history === 'all' ? grams(mean(week, 'protein')) : null,
    changeFromWeekBefore: week.length && before.length ? kcal(average) - kcal(mean(before, 'calories')) : null,
  };
}

/** How many days were within their goal, of how many that had one. */
function judged(week: readonly DayFigures[], goals: readonly GoalsFrom[]): Pick<WeeklyReport, 'daysWithinGoal' | 'daysWithGoal'> {
  const days = week.flatMap((day) => {
    const { calories } = extendedGoals(goalsOn(goals, day.date) ?? NO_GOALS, day.burned);
    return calories === null ? [] : [{ eaten: kcal(day.calories), goal: calories }];
  });
  const within = days.filter(({ eaten, goal }) => withinGoal(eaten, goal)).length;
  return { daysWithinGoal: days.length > 0 ? within : null, daysWithGoal: days.length };
}

/** First of the seven days before `today`. */
export const weekStart = (today: string): string => addDays(today, -7);

const mean = (days: readonly DayFigures[], name: 'calories' | 'protein'): number =>
  days.reduce((sum, day) => sum + day[name], 0) / (days.length || 1);
