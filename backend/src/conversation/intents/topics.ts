import type { GoalName } from '../../domain/goals.js';
import type { MealType } from '../../domain/meal-type.js';

/** What a question is about: the user's own log and settings, a food, or the service. Days are offsets from today. */
export type Topic =
  | { about: 'summary'; day: number }
  | { about: 'left'; nutrient: GoalName | null }
  | { about: 'total'; nutrient: GoalName | 'fiber' | 'sodium' | null; day: number }
  | { about: 'burned'; day: number }
  | { about: 'list'; what: 'meals' | 'workouts' | 'entries'; day: number; meal: MealType | null }
  | { about: 'saved' }
  | { about: 'memory' }
  | { about: 'week' }
  | { about: 'average'; nutrient: GoalName; days: number }
  /** The days with most and least of it. */
  | { about: 'extremes'; nutrient: GoalName; days: number }
  | { about: 'count'; what: string; days: number }
  | { about: 'water' }
  | { about: 'weight' }
  | { about: 'goals' }
  | { about: 'reminders'; which: MealType | 'summary' | null }
  | { about: 'food'; words: string }
  | { about: 'fits'; words: string }
  | { about: 'why'; words: string | null }
  | { about: 'most'; nutrient: GoalName; meal: MealType | null; day: number }
  | { about: 'rating'; meal: MealType | null; day: number }
  | { about: 'ideas' }
  | { about: 'plan' }
  | { about: 'upgrade' }
  | { about: 'billing' }
  | { about: 'account' }
  | { about: 'stopping' }
  | { about: 'accuracy' }
  | { about: 'enough'; calories: number | null }
  | { about: 'privacy' }
  | { about: 'how-to' }
  | { about: 'time' };
