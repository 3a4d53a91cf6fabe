import type { Entry, MealEntry, WorkoutEntry } from './entry.js';
import { GOAL_NAMES, type Goals } from './goals.js';
import { addNutrients, type Nutrients } from './nutrients.js';

/** Everything logged on one local day, summed. */
export interface DayLog {
  localDate: string;
  meals: MealEntry[];
  workouts: WorkoutEntry[];
  eaten: Nutrients;
  /** kcal burned by workouts. */
  burned: number;
  /** Items without figures, which the sums leave out. */
  unknownItems: number;
}

export function dayLog(entries: readonly Entry[], localDate: string): DayLog {
  const today = entries.filter((entry) => entry.localDate === localDate);
  const meals = today.filter((entry) => entry.kind === 'meal');
  const workouts = today.filter((entry) => entry.kind === 'workout');
  const items = meals.flatMap((meal) => meal.items);
  return {
    localDate,
    meals,
    workouts,
    eaten: addNutrients(items.map((item) => item.nutrients)),
    burned: workouts.reduce((sum, workout) => sum + workout.calories, 0),
    unknownItems: items.filter((item) => item.nutrients === null).length,
  };
}

export function mealNutrients(meal: MealEntry): Nutrients {
  return addNutrients(meal.items.map((item) => item.nutrients));
}

/** Half up, as the specification rounds; -0 is 0. */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5) + 0;
}

/**
 * What workouts add to each goal: the burned kcal for calories, the same share of every other goal, rounded half up.
 * Without a calorie goal nothing is added.
 */
export function burnBonus(goals: Goals, burned: number): Goals {
  const bonus = {} as Goals;
  for (const name of GOAL_NAMES) {
    const goal = goals[name];
    if (goal === null) bonus[name] = null;
    else if (!goals.calories || burned <= 0) bonus[name] = 0;
    else bonus[name] = name === 'calories' ? roundHalfUp(burned) : roundHalfUp((burned / goals.calories) * goal);
  }
  return bonus;
}

/** Goals of a day with its burn bonus added. */
export function extendedGoals(goals: Goals, burned: number): Goals {
  const bonus = burnBonus(goals, burned);
  const out = {} as Goals;
  for (const name of GOAL_NAMES) out[name] = goals[name] === null ? null : goals[name] + (bonus[name] ?? 0);
  return out;
}

/** What remains of each goal (negative: over), rounded from the rounded sums that a user sees; null without a goal. */
export function remaining(goals: Goals, log: Pick<DayLog, 'eaten' | 'burned'>): Goals {
  const extended = extendedGoals(goals, log.burned);
  const out = {} as Goals;
  for (const name of GOAL_NAMES) out[name] = extended[name] === null ? null : extended[name] - roundHalfUp(log.eaten[name]);
  return out;
}

/** Share of consumed energy in percent, rounded half up: 4 kcal per gram of protein, carbs and sugar, 9 of fat. Nothing eaten: 0. */
export function energyShares(
  eaten: Pick<Nutrients, 'calories' | 'protein' | 'carbs' | 'fat' | 'sugar'>,
): Record<'protein' | 'carbs' | 'fat' | 'sugar', number> {
  const share = (grams: number, perGram: number) => (eaten.calories > 0 ? roundHalfUp(((grams * perGram) / eaten.calories) * 100) : 0);
  return { protein: share(eaten.protein, 4), carbs: share(eaten.carbs, 4), fat: share(eaten.fat, 9), sugar: share(eaten.sugar, 4) };
}
