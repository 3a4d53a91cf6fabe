import type { Item } from '../../domain/entry.js';
import type { MealType } from '../../domain/meal-type.js';

/** What a question about one food holds on to, so that an answer finishes the meal. JSON. */
export interface OpenMeal {
  /** The stored meal that the food belongs to; null when nothing is stored yet and the answer stores it all. */
  entryId: string | null;
  meal: MealType | null;
  day: number;
  time: string | null;
  /** The other items of a meal that is not stored yet. */
  rest: Item[];
  /** The food in question with the best guess of its amount. */
  item: Item;
  /** The user's words for it. */
  words: string;
  /** What the numbered options stand for, in their order; empty when the answer is an amount. */
  choices: { label: string; item: Item }[];
}
