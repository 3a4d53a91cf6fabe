import type { Food, FoodTag, Portion } from './food.js';
import { formWords } from './form-words.js';
import { unitOf } from './measures.js';
import type { ReleaseFood } from './release-food.js';
import { releaseNames } from './release-name.js';
import { deriveNutrients } from './sugar-and-fat.js';
import { usdaMeasure } from './usda-measure.js';

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

/** An additional description that says how the food is ("with gravy", "ns as to fat", "any type of fish") or is a list: no name of it. */
const NO_NAME = /^(?:with|without|in|on|for|from|made|no|ns|nfs|not|as|and|or|includes?|any|all|other|less)\b|[,;]|\bexcluding\b/;

/**
 * Turns one food of a release into a row of the food table. Pure; the figures are the release's own.
 * @param qualities words that are no name of their own in this release: see `qualitiesOf`
 */
export function foodFromRelease(release: ReleaseFood, qualities: ReadonlySet<string> = new Set()): Converted {
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
  const [name = '', ...others] = releaseNames(release.description);
  const words = formWords(name);
  if (words.stems.length === 0) return { skipped: 'no food to eat' };
  const foodWords = new Set(words.stems);
  const portions = portionsOf(release, foodWords);
  return {
    food: {
      name,
      aliases: aliasesOf(release, qualities, name, others),
      fr: [],
      es: [],
      per100g: deriveNutrients(release.code, { kcal, protein, carbs, fat, saturated, unsaturated, sugar, fiber, sodium, alcohol }),
      portions,
      standard: standardOf(release, portions),
      code: release.code,
      source: 'usda',
      tags: tagsOf(release, portions),
    },
  };
}

function aliasesOf(release: ReleaseFood, qualities: ReadonlySet<string>, name: string, others: readonly string[]): string[] {
  const own = release.aliases
    .map((alias) => alias.toLowerCase().trim())
    .filter((alias) => !NO_NAME.test(alias) && !qualities.has(alias) && !isMeasure(alias));
  const all = new Set([...others, ...own.flatMap((alias) => releaseNames(alias))]);
  return [...all].filter((alias) => alias && alias !== name);
}

/** "Ball", "patty": a measure, and no name that tells one food. */
function isMeasure(alias: string): boolean {
  const { stems } = formWords(alias);
  return stems.length === 1 && unitOf(stems[0]!) !== null;
}

function portionsOf(release: ReleaseFood, foodWords: ReadonlySet<string>): Portion[] {
  const found = new Map<string, { portion: Portion; special: number }>();
  for (const { text, grams } of release.portions) {
    for (const one of text.includes('piece/slice')
      ? [text.replace('piece/slice', 'slice'), text.replace('piece/slice', 'piece')]
      : [text]) {
      const portion = usdaMeasure(one, grams, foodWords);
      if (!portion) continue;
      const key = `${portion.unit} ${portion.size} ${portion.detail}`;
      const special = specialness(text);
      const known = found.get(key);
      if (!known || special < known.special) found.set(key, { portion, special });
    }
  }
  return [...found.values()].map(({ portion }) => portion);
}

/** How much more than the measure a text says: of "1 slice" and "1 cracker-size slice" the plain one is meant by "a slice". */
function specialness(text: string): number {
  if (/\b(?:any size|nfs)\b/i.test(text)) return 0;
  return text.split(/[\s/]+/).length;
}

/** USDA's own default amount where it has one, else a natural measure, else 100 g. */
function standardOf(release: ReleaseFood, portions: readonly Portion[]): Food['standard'] {
  const given = release.portions.find(({ text, grams }) => /not specified/i.test(text) && grams > 0)?.grams;
  const gram: Portion = { unit: 'g', size: null, detail: null, grams: 1 };
  if (given !== undefined) {
    const whole = portions
      .map((portion) => ({ portion, quantity: given / portion.grams }))
      .filter(({ quantity }) => quantity > 0.9 && quantity < 12.5 && Math.abs(quantity - Math.round(quantity)) < 0.02)
      .sort((a, b) => a.quantity - b.quantity)[0];
    return whole ? { portion: whole.portion, quantity: Math.round(whole.quantity) } : { quantity: Math.round(given), portion: gram };
  }
  const pieces = portions.filter(({ unit }) => unit === 'piece');
  // A cup of something rich (honey, oil) is no helping; a spoon is.
  const spoon = (release.figures.kcal ?? 0) > 250 ? portions.find(({ unit }) => unit === 'tbsp') : undefined;
  const natural =
    pieces.find(({ size }) => size === null || size === 'medium') ??
    pieces[0] ??
    spoon ??
    portions.find(({ unit }) => unit === 'cup') ??
    portions[0];
  return natural ? { quantity: 1, portion: natural } : { quantity: 100, portion: gram };
}

function tagsOf(release: ReleaseFood, portions: readonly Portion[]): ReadonlySet<FoodTag> {
  const tags = new Set<FoodTag>();
  const category = Number(release.category);
  const within = ([from, to]: readonly [number, number]) => category >= from && category <= to;
  const survey = release.release === 'survey_fndds_food';
  if (survey ? SURVEY_DRINKS.some(within) : release.category === OTHER_DRINKS) tags.add('drink');
  if (survey && within(SURVEY_ALCOHOL)) tags.add('alcohol');
  if (portions.some(({ unit }) => unit === 'piece')) tags.add('count');
  if (/\braw\b/i.test(release.description)) tags.add('raw');
  return tags;
}
