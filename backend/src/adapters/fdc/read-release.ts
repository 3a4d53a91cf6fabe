import type { ReleaseFood, ReleasePortion } from '../../food/release-food.js';
import type { RawFigures } from '../../food/sugar-and-fat.js';
import { BrokenRelease } from './broken-release.js';
import { readCsv } from './read-csv.js';
import type { ReleaseSource } from './release-source.js';

/** What is read, and how much of the release's bytes. */
export interface Progress {
  file: string;
  bytes: number;
}

const FOOD_TYPES = new Set(['survey_fndds_food', 'sr_legacy_food', 'foundation_food']);

/** Our figures by nutrient id, best first. The survey release writes the old nutrient number where the others write the id. */
const FIGURES: readonly (readonly [keyof RawFigures | 'mono' | 'poly', readonly number[]])[] = [
  // kcal; 2048 and 2047 are Atwater energies of Foundation foods that lack 1008. 1062 is kJ and never read.
  ['kcal', [1008, 2048, 2047]],
  ['protein', [1003]],
  ['carbs', [1005, 1050]],
  ['fat', [1004, 1085]],
  ['saturated', [1258]],
  ['mono', [1292]],
  ['poly', [1293]],
  ['sugar', [2000, 1063]],
  ['fiber', [1079, 2033]],
  ['sodium', [1093]],
  ['alcohol', [1018]],
];
const PLACE = new Map(FIGURES.flatMap(([figure, ids]) => ids.map((id, rank) => [id, { figure, rank }] as const)));

/**
 * Reads the foods of a release with their figures, portions and additional descriptions.
 * @throws BrokenRelease when a file or column is missing or damaged.
 */
export async function readRelease(
  source: ReleaseSource,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<ReleaseFood[]> {
  const count = (file: string) => (bytes: number) => onProgress({ file, bytes });
  const foods = new Map<string, ReleaseFood>();
  for await (const row of readCsv(source, 'food.csv', { columns: ['fdc_id', 'data_type', 'description'], onBytes: count('food.csv') })) {
    if (!FOOD_TYPES.has(row.data_type!)) continue;
    foods.set(row.fdc_id!, {
      code: row.fdc_id!,
      description: row.description!,
      category: row.food_category_id ?? '',
      release: row.data_type!,
      figures: {},
      portions: [],
      aliases: [],
    });
  }
  if (foods.size === 0) throw new BrokenRelease('food.csv lists no survey, SR Legacy or Foundation food.');
  await readCodes(source, foods);
  await readFigures(source, foods, count('food_nutrient.csv'));
  await readPortions(source, foods, count('food_portion.csv'));
  await readAliases(source, foods);
  return [...foods.values()];
}

async function readCodes(source: ReleaseSource, foods: Map<string, ReleaseFood>): Promise<void> {
  for await (const row of readCsv(source, 'survey_fndds_food.csv', { columns: ['fdc_id', 'food_code'], optional: true })) {
    const food = foods.get(row.fdc_id!);
    if (food) food.code = row.food_code!;
  }
  for await (const row of readCsv(source, 'sr_legacy_food.csv', { columns: ['fdc_id', 'NDB_number'], optional: true })) {
    const food = foods.get(row.fdc_id!);
    if (food) food.code = row.NDB_number!.padStart(5, '0');
  }
}

async function readFigures(source: ReleaseSource, foods: Map<string, ReleaseFood>, onBytes: (bytes: number) => void): Promise<void> {
  const idOfNumber = new Map<string, number>();
  for await (const row of readCsv(source, 'nutrient.csv', { columns: ['id', 'nutrient_nbr'] }))
    idOfNumber.set(row.nutrient_nbr!, Number(row.id));
  const ranks = new Map<string, number>();
  const fats = new Map<string, { mono?: number; poly?: number }>();
  for await (const row of readCsv(source, 'food_nutrient.csv', { columns: ['fdc_id', 'nutrient_id', 'amount'], onBytes })) {
    const food = foods.get(row.fdc_id!);
    if (!food || row.amount === '') continue;
    const written = Number(row.nutrient_id);
    const place = PLACE.get(written > 1000 ? written : (idOfNumber.get(row.nutrient_id!) ?? 0));
    if (!place) continue;
    const amount = Number(row.amount);
    if (!Number.isFinite(amount) || amount < 0)
      throw new BrokenRelease(`food_nutrient.csv has the amount "${row.amount}" for food ${row.fdc_id}.`);
    const key = `${row.fdc_id} ${place.figure}`;
    if ((ranks.get(key) ?? Infinity) < place.rank) continue;
    ranks.set(key, place.rank);
    if (place.figure === 'mono' || place.figure === 'poly') fats.set(row.fdc_id!, { ...fats.get(row.fdc_id!), [place.figure]: amount });
    else food.figures[place.figure] = amount;
  }
  for (const [id, { mono = 0, poly = 0 }] of fats) foods.get(id)!.figures.unsaturated = mono + poly;
}

async function readPortions(source: ReleaseSource, foods: Map<string, ReleaseFood>, onBytes: (bytes: number) => void): Promise<void> {
  const units = new Map<string, string>();
  for await (const row of readCsv(source, 'measure_unit.csv', { columns: ['id', 'name'], optional: true })) units.set(row.id!, row.name!);
  const columns = ['fdc_id', 'amount', 'measure_unit_id', 'portion_description', 'modifier', 'gram_weight'];
  for await (const row of readCsv(source, 'food_portion.csv', { columns, optional: true, onBytes })) {
    const food = foods.get(row.fdc_id!);
    const grams = Number(row.gram_weight);
    if (food && Number.isFinite(grams))
      food.portions.push({ seq: Number(row.seq_num) || food.portions.length, ...portionText(row, units), grams });
  }
  for (const food of foods.values()) food.portions.sort((a, b) => a.seq - b.seq);
}

/** The survey writes the whole text in portion_description; SR Legacy the unit in modifier; Foundation a unit id and a remark. */
function portionText(row: Record<string, string>, units: ReadonlyMap<string, string>): Pick<ReleasePortion, 'text'> {
  if (row.portion_description) return { text: row.portion_description };
  const amount = Number(row.amount) || 1;
  const unit = row.measure_unit_id === '9999' ? '' : (units.get(row.measure_unit_id!) ?? '');
  return { text: [amount, unit, row.modifier].filter(Boolean).join(' ') };
}

async function readAliases(source: ReleaseSource, foods: Map<string, ReleaseFood>): Promise<void> {
  const columns = ['fdc_id', 'food_attribute_type_id', 'value'];
  for await (const row of readCsv(source, 'food_attribute.csv', { columns, optional: true })) {
    if (row.food_attribute_type_id === '1001' && row.value) foods.get(row.fdc_id!)?.aliases.push(row.value);
  }
}
