import { singleSpaced } from '../language/fold.js';
import { wordsIn } from '../language/said.js';
import { contains } from '../language/letters.js';
import type { Food, FoodTag, Portion } from './food.js';
import { measureOf } from './portions/measure.js';
import type { ReleaseFood } from './release-food.js';
import { nameWords } from './retrieval/name-words.js';
import { deriveNutrients } from './sugar-and-fat.js';

/** Why a food of a release is left out. */
export type Skipped = 'no energy figure' | 'no food to eat' | 'impossible figures' | 'same name twice';

/** A food of ours, or the reason for leaving it out. */
export type Converted = { food: Food } | { skipped: Skipped };

/** Survey foods that only stand inside recipes. */
const INGREDIENTS: readonly [from: number, to: number] = [99991400, 99998210];
/** WWEIA categories (survey) and food categories (SR Legacy, Foundation) of drinks, whose ounces are fluid. */
const SURVEY_DRINKS: readonly (readonly [number, number])[] = [
  [1002, 1499],
  [1902, 1902],
  [7002, 7999],
];
const SURVEY_ALCOHOL: readonly [number, number] = [7502, 7599];
const OTHER_DRINKS = '14';

/**
 * Turns one food of a release into a row of the food table. Pure; the figures, names and measures are the release's own.
 */
export function foodFromRelease(release: ReleaseFood): Converted {
  const {
    kcal,
    protein = 0,
    carbs = 0,
    fat = 0,
    saturated = 0,
    unsaturated = 0,
    sugar = 0,
    fiber = 0,
    sodium = 0,
    alcohol = 0,
  } = release.figures;
  const number = Number(release.code);
  if (release.release === 'survey_fndds_food' && number >= INGREDIENTS[0] && number <= INGREDIENTS[1]) return { skipped: 'no food to eat' };
  if (kcal === undefined) return { skipped: 'no energy figure' };
  if (kcal > 910 || [protein, carbs, fat].some((grams) => grams > 101)) return { skipped: 'impossible figures' };
  const name = cellText(release.description);
  if (nameWords(name).length === 0) return { skipped: 'no food to eat' };
  const portions = release.portions
    .filter(({ text, grams }) => grams > 0 && !contains(text.toLowerCase(), ['not specified', 'surface inch', 'cubic inch']))
    .map(({ text, grams }): Portion => ({ text: cellText(text), grams }));
  return {
    food: {
      name,
      aliases: [...new Set(release.aliases.map(cellText))].filter((alias) => alias !== '' && alias !== name),
      fr: [],
      es: [],
      per100g: deriveNutrients(release.code, { kcal, protein, carbs, fat, saturated, unsaturated, sugar, fiber, sodium, alcohol }),
      portions,
      standard: standardOf(release, portions),
      code: release.code,
      source: 'usda',
      published: release.release,
      category: release.category,
      eaten: 1,
      holds: [],
      takes: [],
      comesWith: [],
      tags: tagsOf(release, portions),
    },
  };
}

/** As a cell of the food file may hold it: lower case, without the signs that part lists. */
const cellText = (text: string): string =>
  singleSpaced([...text.toLowerCase()].map((sign) => (PARTS.has(sign) ? ',' : sign)).join('')).trim();
const PARTS = new Set([';', '=', '\t', '\n']);

/** USDA's own default amount where it has one, else a natural measure, else 100 g. */
function standardOf(release: ReleaseFood, portions: readonly Portion[]): Food['standard'] {
  const grams = (weight: number): Food['standard'] => ({ quantity: weight, unit: 'g', grams: weight });
  const given = release.portions.find(({ text, grams }) => text.toLowerCase().includes('not specified') && grams > 0)?.grams;
  if (given !== undefined) return grams(given);
  const measured = portions.map((portion) => ({ portion, measure: measureOf(portion) })).filter(({ measure }) => !measure.guideline);
  const pieces = measured.filter(({ measure: { unit } }) => unit === null || unit === 'piece');
  // A cup of something rich (honey, oil) is no helping; a spoon is.
  const spoon = (release.figures.kcal ?? 0) > 250 ? measured.find(({ measure }) => measure.unit === 'tbsp') : undefined;
  const natural =
    pieces.find(({ measure: { size } }) => size === null || size === 'medium') ??
    pieces[0] ??
    spoon ??
    measured.find(({ measure }) => measure.unit === 'cup') ??
    measured[0];
  return grams(natural ? natural.portion.grams / natural.measure.count : 100);
}

function tagsOf(release: ReleaseFood, portions: readonly Portion[]): ReadonlySet<FoodTag> {
  const tags = new Set<FoodTag>();
  const category = Number(release.category);
  const within = ([from, to]: readonly [number, number]) => category >= from && category <= to;
  const survey = release.release === 'survey_fndds_food';
  if (survey ? SURVEY_DRINKS.some(within) : release.category === OTHER_DRINKS) tags.add('drink');
  if (survey && within(SURVEY_ALCOHOL)) tags.add('alcohol');
  if (portions.some((portion) => measureOf(portion).unit === null)) tags.add('count');
  if (contains(release.description, ['NFS', 'NS as to'])) tags.add('generic');
  if (wordsIn(release.description.toLowerCase()).includes('raw')) tags.add('raw');
  return tags;
}
