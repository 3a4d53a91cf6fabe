import type { FoodTable } from '../food/index.js';
import type { Amount, ReadingContext, ReadItem } from './reading.js';

/** Reads a bare phrase that is known to be food: "3 eggs" of "actually 3 eggs", "oat milk". */
export function readItems(phrase: string, context: ReadingContext, table?: FoodTable): ReadItem[] {
  void phrase;
  void context;
  void table;
  return [];
}

/** Reads a bare amount: "3", "half", "a large", "2 cups", "120 g"; null when the phrase is more or less than an amount. */
export function readAmount(phrase: string): Amount | null {
  void phrase;
  return null;
}
