import type { Summary } from '@mealtext/backend/contract';
import { burnBonus, GOAL_NAMES, roundHalfUp, type GoalName, type Goals } from '@mealtext/backend/domain';

/** How far one nutrient has come. Amounts are rounded, kcal or g. */
export interface Progress {
  eaten: number;
  /** The goal with the bonus in it; null without a goal. */
  goal: number | null;
  /** What the day's workouts add to the goal. */
  bonus: number;
  /** Share of the extended goal, not capped; 0 without a goal. */
  share: number;
}

type Added = Pick<Summary, 'totalCalories' | 'totalCaloriesBurned'> & Partial<Summary>;

/** A day's five nutrients against its goals, each extended by what was burned; without those that the plan does not show of a past day. */
export function progressOf(day: Added, goals: Goals): Partial<Record<GoalName, Progress>> & Record<'calories', Progress> {
  const eaten: Record<GoalName, number | undefined> = {
    calories: day.totalCalories,
    protein: day.totalProtein,
    carbs: day.totalCarbs,
    fat: day.totalFat,
    sugar: day.totalSugar,
  };
  const bonuses = burnBonus(goals, day.totalCaloriesBurned);
  const progress = GOAL_NAMES.flatMap((name): [GoalName, Progress][] => {
    const amount = eaten[name];
    if (amount === undefined) return [];
    const own = goals[name];
    const bonus = bonuses[name] ?? 0;
    const goal = own === null ? null : own + bonus;
    return [[name, { eaten: roundHalfUp(amount), goal, bonus, share: goal ? amount / goal : 0 }]];
  });
  return Object.fromEntries(progress) as ReturnType<typeof progressOf>;
}
