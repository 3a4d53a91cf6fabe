import type { MealType } from '../../domain/meal-type.js';
import type { Amount } from '../../reading/reading.js';

/**
 * A correction as the user worded it, before it is matched with an entry.
 * `words` are food words, still to be read; `of` names the item that is meant, null when only context can tell.
 */
export type Change =
  | { is: 'say'; words: string }
  | { is: 'number'; value: number }
  /** An amount, size or unit of the food that is named, or of the one that it must mean. */
  | { is: 'amount'; amount: Amount; of: string | null }
  /** So many more, or fewer. */
  | { is: 'by'; count: number; of: string | null }
  /** `loose`: where nothing of that name is there, the words alone are the correction; `outright`: it was nothing of what it is called. */
  | { is: 'replace'; of: string; words: string; loose?: true; outright?: true }
  /** What is said of a food and changes none of its figures. */
  | { is: 'note'; of: string; words: string }
  | { is: 'replace-all'; words: string }
  /** `only`: of what is there; otherwise "no cheese" is noted on a single food. */
  /** One of several of the same food, or the food that stands there in the meal, was another. */
  | { is: 'one-of'; nth: number; words: string; count?: number }
  /** Grams that a label tells. */
  | { is: 'macros'; grams: Partial<Record<'protein' | 'carbs' | 'fat' | 'sugar', number>>; of?: string }
  | { is: 'remove'; of: string; only?: true; from?: string }
  /** `on`: the food it is on or in; empty for the last one. */
  | { is: 'add'; words: string; on?: string }
  /** `share`: how much of the whole was eaten, where that is what was said. */
  | { is: 'scale'; factor: number; of: string | null; share?: number }
  /** What was said of a food, or taken off it, is so no more: "no cheese" has its cheese again. */
  | { is: 'unsay'; of: string; note: string }
  /** A food that was taken out of the meal goes back in. */
  | { is: 'put-back'; of: string }
  | { is: 'size'; size: string; of: string | null }
  | { is: 'calories'; value: number; of: string | null }
  | { is: 'meal'; meal: MealType; of: string | null }
  | { is: 'day'; day: number; meal: MealType | null }
  | { is: 'time'; time: string }
  | { is: 'minutes'; value: number }
  | { is: 'distance'; words: string };
