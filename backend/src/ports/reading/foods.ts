import type { choicesOf, Food, FoodTable } from '../../food/index.js';

/** A food with what one of each of its portions weighs and holds. */
export interface FoundFood {
  food: Food;
  portions: ReturnType<typeof choicesOf>;
}

/** The food table in use. Promises: always there, and replaced whole when another release is imported. */
export abstract class Foods {
  abstract current(): FoodTable;
  /** Foods by words of their names, best first, at most `most`. */
  abstract search(words: string, most: number): FoundFood[];
  /** The food of the table that an item of the log is, or null. */
  abstract of(item: { name: string; food: string | null }): Food | null;
}
