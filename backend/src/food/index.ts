export type { Food, FoodTag, Portion } from './food.js';
export { buildFoodTable, type FoodTable } from './food-table.js';
export { groundItem, type ItemChange } from './ground-item.js';
