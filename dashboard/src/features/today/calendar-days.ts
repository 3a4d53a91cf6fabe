import type { GoalsFromDay, HistoryDay } from '@mealtext/backend/contract';
import { extendedGoals, goalNearness, goalsOn, type GoalsFrom, type Nearness } from '@mealtext/backend/domain';
import { moveDay } from '../../lib/days';
import { goalsOf } from '../../lib/goals-of';

/** One day of the calendar. */
export interface CalendarDay {
  date: string;
  /** Whether the plan shows it. */
  open: boolean;
  /** kcal; null on a day without a record. */
  calories: number | null;
  /** Of the day's own goal, with what was burned in it; null without one. */
  goal: number | null;
  nearness: Nearness | null;
}

/** Whole weeks from the one of `first` to the one of `today`, each day measured by its own goals. `weekStart`: 0 Sunday to 6 Saturday. */
export function calendarWeeks(
  history: readonly HistoryDay[],
  goals: readonly GoalsFromDay[],
  { first, today, weekStart }: { first: string; today: string; weekStart: number },
): CalendarDay[][] {
  const byDate = new Map(history.map((day) => [day.date, day]));
  const before = goals.map((one): GoalsFrom => ({ from: one.from, goals: goalsOf(one) }));
  const dayOf = (date: string): CalendarDay => {
    const day = byDate.get(date);
    const own = goalsOn(before, date);
    const goal = own && extendedGoals(own, day?.caloriesBurned ?? 0).calories;
    const calories = day ? day.calories : null;
    return {
      date,
      open: date >= first && date <= today,
      calories,
      goal,
      nearness: calories === null ? null : goalNearness(calories, goal),
    };
  };
  const weeks: CalendarDay[][] = [];
  for (let at = weekOf(first, weekStart); at <= today; at = moveDay(at, 7))
    weeks.push(Array.from({ length: 7 }, (_, more) => dayOf(moveDay(at, more))));
  return weeks;
}

/** The first day of the week that a day lies in. */
const weekOf = (day: string, weekStart: number): string => moveDay(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() - weekStart + 7) % 7));
