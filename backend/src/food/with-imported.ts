import { buildFoodTable, type FoodTable } from './food-table.js';
import type { Food } from './food.js';

/** The built-in table with a release's foods behind it. Where both have a food of the same name, ours stays. */
export function withImported(builtIn: FoodTable, imported: readonly Food[]): FoodTable {
  return buildFoodTable([...builtIn.foods, ...imported.filter((food) => !builtIn.byName.has(food.name))]);
}
