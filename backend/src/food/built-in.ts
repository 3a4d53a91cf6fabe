import { buildFoodTable, type FoodTable } from './food-table.js';
import { parseFoodRows } from './food-row.js';
import { dataFile } from './data-files.js';

let table: FoodTable | null = null;

/** The table that comes with the program; built at first use. */
export function builtInTable(): FoodTable {
  table ??= buildFoodTable(parseFoodRows(dataFile('foods.tsv')));
  return table;
}
