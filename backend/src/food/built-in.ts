import { buildFoodTable, type FoodTable } from './food-table.js';
import { parseFoods } from './parse-table.js';
import { TABLE_TEXTS } from './table/index.js';

let table: FoodTable | null = null;

/** The table that comes with the program; built at first use. */
export function builtInTable(): FoodTable {
  table ??= buildFoodTable(TABLE_TEXTS.flatMap(parseFoods));
  return table;
}
