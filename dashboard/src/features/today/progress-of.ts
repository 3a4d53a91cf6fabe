import type { Summary } from '@mealtext/backend/contract';
import { burnBonus, GOAL_NAMES, roundHalfUp, type GoalName, type Goals } from '@mealtext/backend/domain';

/** How far one nutrient has come. Amounts are rounded, kcal or g. */
export interface Progress {
  eaten: number;
  /** The goal with the bonus in it; null without a goal. */
  goal: number | null;
  /** What today's workouts add to the goal. */
  bonus: number;
  /** Share of the extended goal, not capped; 0 without a goal. */
  share: number;
}

/** Today's five nutrients against their goals, each extended by what was burned. */
export function progressOf(day: Summary, goals: Goals): Record<GoalName, Progress> {
  const eaten: Record<GoalName, number> = {
    calories: day.totalCalories,
    protein: day.totalProtein,
    carbs: day.totalCarbs,
    fat: day.totalFat,
    sugar: day.totalSugar,
  };
  const bonuses = burnBonus(goals, day.totalCaloriesBurned);
  const progress = GOAL_NAMES.map((name): [GoalName, Progress] => {
    const own = goals[name];
    const bonus = bonuses[name] ?? 0;
    const goal = own === null ? null : own + bonus;
    return [name, { eaten: roundHalfUp(eaten[name]), goal, bonus, share: goal ? eaten[name] / goal : 0 }];
  });
  return Object.fromEntries(progress) as Record<GoalName, Progress>;
}
