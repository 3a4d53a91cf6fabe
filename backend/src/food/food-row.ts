import type { Food, FoodTag } from './food.js';
import { parsePortion, portionText } from './portion-text.js';
import { deriveNutrients } from './sugar-and-fat.js';

/** Header of a food file; `data/README.md` says what each column holds. */
export const FOOD_COLUMNS =
  'code name en fr es category kcal protein carbs fat saturated unsaturated sugar fiber sodium alcohol portions default eaten tags holds takes with source'.split(
    ' ',
  );
const FIGURES = ['kcal', 'protein', 'carbs', 'fat', 'saturated', 'unsaturated', 'sugar', 'fiber', 'sodium', 'alcohol'] as const;
const FIRST_FIGURE = FOOD_COLUMNS.indexOf('kcal');
/** Where each column stands. */
const AT: Readonly<Record<string, number>> = Object.fromEntries(FOOD_COLUMNS.map((column, at) => [column, at]));
const list = (cell: string): string[] => (cell === '' ? [] : cell.includes(';') ? cell.split('; ') : [cell]);

/** A line of a food file. Throws for one that is not of its form: the table is part of the program. */
export function parseFoodRow(line: string): Food {
  const cells = line.split('\t');
  const bad = (what: string): never => {
    throw new Error(`food table: ${what}: ${line}`);
  };
  if (cells.length !== FOOD_COLUMNS.length) bad(`${cells.length} cells instead of ${FOOD_COLUMNS.length}`);
  const cell = (column: string): string => cells[AT[column]!]!;
  const figures = {} as Record<(typeof FIGURES)[number], number>;
  for (let at = 0; at < FIGURES.length; at++) {
    const written = cells[FIRST_FIGURE + at]!;
    const value = written === '' ? Number.NaN : Number(written);
    if (!(value >= 0)) bad('bad figures');
    figures[FIGURES[at]!] = value;
  }
  const code = cell('code');
  const portions = list(cell('portions')).map((text) => parsePortion(text) ?? bad(`bad portion "${text}"`));
  return {
    name: cell('name'),
    aliases: list(cell('en')),
    fr: list(cell('fr')),
    es: list(cell('es')),
    category: cell('category'),
    per100g: deriveNutrients(code, figures),
    portions,
    standard: parseStandard(cell('default'), portions) ?? bad('the default is no portion'),
    code,
    eaten: Number(cell('eaten')),
    source: 'builtin',
    published: cell('source'),
    tags: tagsOf(cell('tags')),
    holds: list(cell('holds')),
    takes: list(cell('takes')),
    comesWith: list(cell('with')),
  };
}

const tagSets = new Map<string, ReadonlySet<FoodTag>>();

function tagsOf(text: string): ReadonlySet<FoodTag> {
  let set = tagSets.get(text);
  if (!set) tagSets.set(text, (set = new Set(text ? (text.split(' ') as FoodTag[]) : [])));
  return set;
}

/** "2 slice", "150 g": grams, or one of the portions without its own number. */
function parseStandard(text: string, portions: Food['portions']): Food['standard'] | null {
  const space = text.indexOf(' ');
  const quantity = Number(text.slice(0, space));
  const unit = text.slice(space + 1);
  if (!(quantity > 0)) return null;
  if (unit === 'g') return { quantity, unit, grams: quantity };
  const portion =
    portions.find((one) => one.text === `1 ${unit}`) ??
    portions.find((one) => one.text.startsWith(`1 ${unit},`) || one.text.startsWith(`1 ${unit} (`));
  return portion ? { quantity, unit, grams: quantity * portion.grams } : null;
}

const figure = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A food as a line that `parseFoodRow` reads. */
export function foodRow(food: Food): string {
  const { per100g: n, standard } = food;
  const figures = [n.calories, n.protein, n.carbs, n.fat, n.unhealthyFat, n.healthyFat, n.sugar, n.fiber, n.sodium, n.alcohol].map(figure);
  const texts = [food.name, food.aliases, food.fr, food.es, food.category].map((text) =>
    typeof text === 'string' ? text : text.join('; '),
  );
  return [
    food.code,
    ...texts,
    ...figures,
    food.portions.map(portionText).join('; '),
    `${standard.quantity} ${standard.unit}`,
    String(food.eaten),
    [...food.tags].join(' '),
    ...[food.holds, food.takes, food.comesWith].map((foods) => foods.join('; ')),
    food.published,
  ].join('\t');
}

/** All foods of a file's text. */
export function parseFoodRows(text: string): Food[] {
  const [header, ...lines] = text.trimEnd().split('\n');
  if (header !== FOOD_COLUMNS.join('\t')) throw new Error('food table: another header');
  return lines.map(parseFoodRow);
}
