import type { Food } from './food.js';

/** Foods with the index that finds them. Immutable once built. */
export interface FoodTable {
  foods: readonly Food[];
  byName: ReadonlyMap<string, Food>;
  byCode: ReadonlyMap<string, readonly Food[]>;
}

export function buildFoodTable(foods: readonly Food[]): FoodTable {
  return { foods, byName: new Map(foods.map((food) => [food.name, food])), byCode: new Map() };
}
