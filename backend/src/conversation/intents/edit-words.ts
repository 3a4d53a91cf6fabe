import type { MealType } from '../../domain/meal-type.js';

/**
 * A correction as the user worded it, before it is matched with an entry.
 * `words` are food words, still to be read; `of` names the item that is meant, null when only context can tell.
 */
export type Change =
  | { is: 'say'; words: string }
  | { is: 'number'; value: number }
  /** `loose`: where nothing of that name is there, the words alone are the correction. */
  | { is: 'replace'; of: string; words: string; loose?: true }
  | { is: 'replace-all'; words: string }
  /** `only`: of what is there; otherwise "no cheese" is noted on a single food. */
  /** One of several of the same food, or the food that stands there in the meal, was another. */
  | { is: 'one-of'; nth: number; words: string }
  /** Grams that a label tells. */
  | { is: 'macros'; grams: Partial<Record<'protein' | 'carbs' | 'fat' | 'sugar', number>> }
  | { is: 'remove'; of: string; only?: true; from?: string }
  /** `on`: the food it is on or in; empty for the last one. */
  | { is: 'add'; words: string; on?: string }
  /** `share`: how much of the whole was eaten, where that is what was said. */
  | { is: 'scale'; factor: number; of: string | null; share?: number }
  /** A food that was taken out of the meal goes back in. */
  | { is: 'put-back'; of: string }
  | { is: 'size'; size: string; of: string | null }
  | { is: 'calories'; value: number; of: string | null }
  | { is: 'meal'; meal: MealType; of: string | null }
  | { is: 'day'; day: number; meal: MealType | null }
  | { is: 'time'; time: string }
  | { is: 'minutes'; value: number }
  | { is: 'distance'; words: string };
