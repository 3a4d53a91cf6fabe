import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse';

/** A food as a FoodData Central release has it, and no more than truth needs. */
export interface TrueFood {
  /** The release's own number of the food (`fdc_id`). */
  id: string;
  description: string;
  category: string;
  kcalPer100g: number;
  portions: { text: string; grams: number }[];
}

type Row = Record<string, string>;

/** USDA's energy by old number, by id, and by the Atwater factors, in the order in which one is preferred. */
const ENERGY = ['1008', '208', '2048', '958', '2047', '957'];

/**
 * Reads foods, energy and portions out of an unpacked release: food.csv, food_nutrient.csv and food_portion.csv, with the category and unit tables where
 * they exist. It shares no code with the product's importer, so that a mistake there shows here.
 * @throws where one of the three files cannot be read.
 */
export async function releaseTruth(folder: string): Promise<TrueFood[]> {
  const file = (name: string) => join(folder, `${name}.csv`);
  const table = async (name: string, key: string, value: string) => {
    const found = new Map<string, string>();
    if (existsSync(file(name))) for await (const row of rows(file(name))) found.set(row[key] ?? '', row[value] ?? '');
    return found;
  };
  const categories = new Map([
    ...(await table('food_category', 'id', 'description')),
    ...(await table('wweia_food_category', 'wweia_food_category', 'wweia_food_category_description')),
  ]);
  const units = await table('measure_unit', 'id', 'name');

  const energy = new Map<string, { rank: number; kcal: number }>();
  for await (const row of rows(file('food_nutrient'))) {
    const rank = ENERGY.indexOf(row['nutrient_id'] ?? '');
    const known = energy.get(row['fdc_id'] ?? '');
    if (rank < 0 || row['amount'] === '' || (known && known.rank <= rank)) continue;
    energy.set(row['fdc_id'] ?? '', { rank, kcal: Number(row['amount']) });
  }
  const portions = new Map<string, TrueFood['portions']>();
  for await (const row of rows(file('food_portion'))) {
    const grams = Number(row['gram_weight']);
    if (!(grams > 0)) continue;
    const list = portions.get(row['fdc_id'] ?? '') ?? [];
    list.push({ text: portionText(row, units), grams });
    portions.set(row['fdc_id'] ?? '', list);
  }
  const foods: TrueFood[] = [];
  for await (const row of rows(file('food'))) {
    const id = row['fdc_id'] ?? '';
    const kcal = energy.get(id)?.kcal;
    if (kcal === undefined || !row['description']) continue;
    const category = categories.get(row['food_category_id'] ?? '') ?? 'no category';
    foods.push({ id, description: row['description'], category, kcalPer100g: kcal, portions: portions.get(id) ?? [] });
  }
  return foods;
}

/** "1 cup, diced": the survey's own text, or number, unit and remark put together as the other releases have them. */
function portionText(row: Row, units: ReadonlyMap<string, string>): string {
  if (row['portion_description']) return row['portion_description'];
  const unit = row['measure_unit_id'] === '9999' ? '' : (units.get(row['measure_unit_id'] ?? '') ?? '');
  return [row['amount'] || '1', unit, row['modifier']].filter(Boolean).join(' ');
}

function rows(path: string): AsyncIterable<Row> {
  return createReadStream(path).pipe(parse({ columns: true, bom: true, relax_column_count: true, skip_empty_lines: true }));
}
