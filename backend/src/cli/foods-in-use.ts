import { ImportedFoods } from '../adapters/fdc/index.js';
import type { FoodTable } from '../food/index.js';

/** The foods that the product in this folder uses: an imported release behind the built-in table, where there is one. */
export async function foodsInUse(): Promise<FoodTable> {
  const foods = new ImportedFoods(process.env['DATA_DIR'] ?? '.data', (problem) => process.stderr.write(`${problem}\n`));
  await foods.look();
  return foods.current();
}
