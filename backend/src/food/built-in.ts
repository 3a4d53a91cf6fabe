import { buildFoodTable, type FoodTable, tableOf } from './food-table.js';
import { parseFoodRows } from './food-row.js';
import { dataFile, indexAhead } from './data-files.js';
import { partsOf } from './retrieval/flat-index.js';
import { wholeIndex } from './retrieval/food-index.js';

let table: FoodTable | null = null;

/** The table that comes with the program; built at first use. */
export function builtInTable(): FoodTable {
  table ??= made();
  return table;
}

function made(): FoodTable {
  const foods = parseFoodRows(dataFile('foods.tsv'));
  const ahead = indexAhead();
  return ahead ? tableOf(foods, wholeIndex(partsOf(ahead), foods)) : buildFoodTable(foods);
}
