export type { Food, FoodTag, Portion } from './food.js';
export { buildFoodTable, type FoodTable } from './food-table.js';
export { builtInTable } from './built-in.js';
export { findFoods, foodByName, foodOfItem } from './find-foods.js';
export { groundFood, NOTHING_SAID, unknownItem, userNutrients, type SaidFood } from './ground-food.js';
export { groundItem, type ItemChange } from './ground-item.js';
