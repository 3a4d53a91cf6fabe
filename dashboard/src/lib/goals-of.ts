import type { GoalsFromDay, GoalsView } from '@mealtext/backend/contract';
import { NO_GOALS, type Goals } from '@mealtext/backend/domain';

/** The five goals of an answer; none where nothing was saved, and 0 is none. */
export function goalsOf(view: Omit<GoalsFromDay, 'from'> | GoalsView | null | undefined): Goals {
  if (!view) return NO_GOALS;
  return {
    calories: view.caloriesGoal || null,
    protein: view.proteinGoal || null,
    carbs: view.carbsGoal || null,
    fat: view.fatGoal || null,
    sugar: view.sugarGoal || null,
  };
}
