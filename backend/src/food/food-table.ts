import type { Food } from './food.js';
import { buildFoodIndex, type FoodIndex } from './retrieval/food-index.js';

/** Foods with the index that finds them. Immutable once built. */
export interface FoodTable {
  foods: readonly Food[];
  byName: ReadonlyMap<string, Food>;
  byCode: ReadonlyMap<string, readonly Food[]>;
  /** Every name and alias; numbers in its arrays are its own indexes. */
  forms: FoodIndex;
}

/** Builds the table over any foods: the built-in ones alone, or with an imported release behind them, which shares what it can with the index `like` of the ones alone. */
export const buildFoodTable = (foods: readonly Food[], like: FoodIndex | null = null): FoodTable =>
  tableOf(foods, buildFoodIndex(foods, like));

/** Foods with an index that was made of them. */
export function tableOf(foods: readonly Food[], forms: FoodIndex): FoodTable {
  const byCode = new Map<string, Food[]>();
  for (const food of foods) {
    const same = byCode.get(food.code);
    if (same) same.push(food);
    else byCode.set(food.code, [food]);
  }
  return { foods, byName: new Map(foods.map((food) => [food.name, food])), byCode, forms };
}
