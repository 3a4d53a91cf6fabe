import type { GoalName } from '../../domain/goals.js';
import type { MealType } from '../../domain/meal-type.js';
import type { Way } from './ways.js';

/** What a question is about: the user's own log and settings, a food, or the service. Days are offsets from today. */
export type Topic =
  | { about: 'summary'; day: number }
  | { about: 'left'; nutrient: GoalName | null }
  /** `days`: of so many days up to today; `meal`: of that meal of the day alone. */
  | { about: 'total'; nutrient: GoalName | 'fiber' | 'sodium' | null; day: number; days?: number; meal?: MealType }
  /** What a food or meal of the log holds; `words` null: the one spoken of last. */
  | { about: 'logged'; words: string | null; nutrient: GoalName | 'fiber' | 'sodium' }
  /** Whether a meal, or a food, stands in the log. */
  | { about: 'whether'; meal: MealType | null; day: number; words: string | null }
  /** Something that no food is stored with. */
  | { about: 'untracked' }
  | { about: 'burned'; day: number; days?: number }
  /** When something was had, or done, last; null: any training, or any meal. */
  | { about: 'last'; what: string | null; meal?: true }
  /** Two days beside each other, as offsets. */
  | { about: 'days'; days: readonly [number, number]; nutrient: GoalName | null }
  /** How often, how long and how far something was done. */
  | { about: 'done'; what: string | null; day: number; days?: number }
  /** What so much training burns; nothing is stored. */
  | { about: 'burn-of'; words: string }
  | { about: 'streak' }
  /** How weight is lost, or gained, within bounds that are safe. */
  | { about: 'slimming'; gain?: true }
  /** What is used a day. */
  | { about: 'use' }
  | { about: 'list'; what: 'meals' | 'workouts' | 'entries'; day: number; meal: MealType | null }
  | { about: 'saved' }
  | { about: 'memory' }
  | { about: 'week'; days?: number }
  | { about: 'average'; nutrient: GoalName; days: number }
  /** The days with most and least of it. */
  | { about: 'extremes'; nutrient: GoalName; days: number }
  | { about: 'count'; what: string; days: number }
  | { about: 'water' }
  | { about: 'weight' }
  | { about: 'goals'; nutrient?: GoalName | null }
  | { about: 'reminders'; which: MealType | 'summary' | null }
  | { about: 'food'; words: string }
  /** Several foods beside each other. */
  | { about: 'compare'; foods: string[] }
  | { about: 'fits'; words: string }
  | { about: 'why'; words: string | null }
  | { about: 'most'; nutrient: GoalName | 'fiber' | 'sodium'; meal: MealType | null; day: number }
  /** `words`: of that food of the log alone. */
  | { about: 'rating'; meal: MealType | null; day: number; words?: string }
  /** What may be eaten: at that meal, within so many calories, with much or little of something. */
  | { about: 'ideas'; meal?: MealType | null; calories?: number | null; much?: GoalName | null; little?: GoalName | null }
  | { about: 'plan' }
  /** `compare`: what each plan offers. */
  | { about: 'upgrade'; compare?: true }
  | { about: 'billing' }
  | { about: 'account' }
  | { about: 'stopping' }
  | { about: 'accuracy' }
  | { about: 'enough'; calories: number | null }
  | { about: 'privacy' }
  | { about: 'how-to' }
  /** How something that the product can do is done. */
  | { about: 'way'; way: Way }
  | { about: 'time' }
  /** What can be sent: words alone. */
  | { about: 'photo' }
  /** In which countries it works. */
  | { about: 'where' }
  /** Where log, charts and settings can be seen. */
  | { about: 'site' };
