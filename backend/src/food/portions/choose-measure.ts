import { letterWords } from '../../language/letters.js';
import type { Food, Portion } from '../food.js';
import { sizeOf, VOLUMES } from '../measures.js';
import { stemWord } from '../words.js';
import { ALIKE_UNITS } from './alike-units.js';
import { type Measure, measureOf } from './measure.js';

/** What an amount says of the one portion that is looked for. */
export interface Wanted {
  /** Canonical unit; null: pieces of the food itself. */
  unit: string | null;
  size: string | null;
  /** Contents of one container. */
  each: { quantity: number; unit: string } | null;
  /** Stems of the text around the name, and of the name as said. */
  words: ReadonlySet<string>;
  /** The amount is more than one, or a plural. */
  several: boolean;
  /** Less than one: "half an avocado" is half of a whole one. */
  part?: boolean;
}

export interface Chosen {
  portion: Portion;
  measure: Measure;
  /** Grams of one. */
  grams: number;
  /** How well it fits; at 1 and above unit and size are those that were said. */
  score: number;
}

/** Units under which pieces of the food itself stand. */
const ITEM_UNITS: ReadonlySet<string> = new Set([
  'piece',
  'whole',
  'bar',
  'patty',
  'link',
  'roll',
  'wrap',
  'stick',
  'slice',
  'fillet',
  'ball',
  'strip',
  'leg',
  'wing',
  'breast',
  'thigh',
  'drumstick',
  'rib',
  'chop',
  'ear',
  'head',
  'cone',
  'bun',
  'ring',
  'spear',
  'pod',
  'crisp',
  'pie',
  'cake',
  'loaf',
  'steak',
  'footlong',
]);
const PIECE = stemWord('piece');
/** Never the whole, however the food is called: "slice of pizza". */
const CUTS = new Set('slice piece cup bag bottle can glass bowl mug box pack plate'.split(' '));
/** Half of a food is never half of one of these. */
const BITS: ReadonlySet<string> = new Set(['slice', 'ball', 'strip', 'ring', 'spear', 'crisp', 'pod']);
const ITEM_COST: Readonly<Record<string, number>> = { piece: 0, whole: 0.5, slice: 0.5, pie: 1.5, cake: 1.5, loaf: 2, head: 1.2 };
/** What a measure calls one of the food itself. */
const ITEM_WORDS = new Set('fruit item drink sandwich serving unit order burger cookie cracker nut pastry sub'.split(' '));
/** One helping as it is sold. */
const SINGLE = new Set(['single serving', 'individual', 'fun size', 'snack size', 'mini']);
const MEDIUM = new Set(['medium', 'regular']);
/** Sizes that nobody means without saying them. */
const RARE_SIZES = new Set([
  'mini',
  'king',
  'sharing',
  'extra large',
  'snack size',
  'fun size',
  'family',
  'party',
  'jumbo',
  'kids',
  'thin',
  'half',
]);

/** The portion of a food whose text fits best what was said; null when none has anything of it. */
export function chooseMeasure(food: Food, wanted: Wanted): Chosen | null {
  const stemsOfNames = nameStems(food);
  const { names } = stemsOfNames;
  const counted = wanted.several && wanted.unit === null && wanted.size === null;
  const sliced = wanted.several && wanted.unit === 'slice' && wanted.size === null;
  const piece = counted || sliced || wanted.unit === 'piece' || wanted.words.has(PIECE) ? pieceOf(food) : null;
  // "a quarter of a frozen pizza" is none of a piece of it
  const ofWhole = wanted.part === true && wanted.unit === null && food.portions.some(({ text }) => text === WHOLE_PIZZA);
  let best: Chosen | null = null;
  for (const portion of food.portions) {
    const measure = measureOf(portion);
    // half of a half
    if (measure.guideline || (wanted.part && wanted.size === null && (measure.size === 'half' || measure.unit === 'half'))) continue;
    const unit = ofWhole && measure.unit === 'piece' ? null : unitScore(measure, wanted, stemsOfNames);
    if (unit === null) continue;
    const size = sizeScore(measure, wanted);
    let score = unit + size;
    // ten tots are no ten medium orders of them, and a large piece of pie is no large pie
    const heavy = piece !== null && measure.size !== null && portion.grams / measure.count > 4 * piece;
    if (heavy && (measure.unit === null || !counted)) score -= counted ? 1 : 2;
    for (const word of measure.words)
      if (word !== wanted.unit)
        score += wanted.words.has(word)
          ? names.has(word)
            ? 0.1
            : 0.8
          : names.has(word) || ITEM_WORDS.has(word)
            ? 0
            : word === 'calorie' || word === 'school'
              ? -0.8
              : -0.25;
    if (wanted.each && measure.inner) score += holds(wanted.each, measure.inner) ? 2 : -0.5;
    const grams = portion.grams / measure.count;
    // the usual amount tells which of several pieces is meant
    if (wanted.size === null && near(grams, food.standard.grams)) score += 0.35;
    if (!best || score > best.score + 1e-9) best = { portion, measure, grams, score };
  }
  return best && best.score > -1 ? best : null;
}

const WHOLE_PIZZA = '1 pizza';

/** Grams of a piece, where the food tells them; null: it does not. */
function pieceOf(food: Food): number | null {
  const portion = food.portions.find((one) => {
    const { unit, size, words } = measureOf(one);
    return unit === 'piece' && size === null && words.length === 0;
  });
  return portion ? portion.grams / measureOf(portion).count : null;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 0.03 * b;

function unitScore(measure: Measure, { unit, size, several, part, words }: Wanted, { names, own }: NameStems): number | null {
  const single = size !== null && SINGLE.has(size);
  if (unit === null || unit === 'piece' || unit === 'count') {
    if (measure.unit === null) {
      if (part && measure.words.length === 1 && measure.words[0] === 'whole') return 1.5;
      const unsaid = measure.words.filter((word) => !ITEM_WORDS.has(word) && !words.has(word) && !own.has(word));
      if (unsaid.length === 0) return 1.5;
      if (unsaid.length === 1 && names.has(unsaid[0]!)) return 1.35;
      return measure.words.some((word) => words.has(word) && !names.has(word)) ? 1.2 : 0.3;
    }
    if (names.has(measure.unit) && !CUTS.has(measure.unit))
      if (words.has(measure.unit)) return 1.4;
      else if (own.has(measure.unit)) return 1.15;
    if (!ITEM_UNITS.has(measure.unit)) return single && measure.single ? 0.8 : null;
    const cost = part && BITS.has(measure.unit) ? 1.5 : (ITEM_COST[measure.unit] ?? 0.3);
    return (
      (unit === 'piece' && measure.unit === 'piece' ? 2 : unit === 'piece' && measure.unit === 'slice' ? 1.6 : 1.2) -
      cost * (several ? 1 : 0.8)
    );
  }
  if (measure.unit === unit) return 1.5;
  // a box, a cup or a bag that is one helping
  if (single && measure.single) return 1.2;
  if (measure.words.includes(unit)) return 1.2;
  // "1 pizza" of a pizza is a whole one
  if (unit === 'whole') return measure.unit === null && measure.words.every((word) => names.has(word)) ? 1 : null;
  const alike = ALIKE_UNITS.get(unit)?.indexOf(measure.unit ?? 'piece') ?? -1;
  if (alike >= 0) return 0.8 - 0.1 * alike;
  return names.has(unit) && measure.unit === null && !CUTS.has(unit) ? 0.9 : null;
}

const sizeScore = ({ size, also, single }: Measure, wanted: Wanted): number =>
  Math.max(scoreOfSize(size, single, wanted), also === null ? Number.NEGATIVE_INFINITY : scoreOfSize(also, single, wanted));

function scoreOfSize(have: string | null, single: boolean, { size: said, words }: Wanted): number {
  if (said === null)
    return have === null || words.has(have) ? Number(have !== null) : MEDIUM.has(have) ? -0.05 : RARE_SIZES.has(have) ? -1.4 : -0.6;
  if (have === said) return 2;
  if (single && (said === 'single serving' || said === 'individual')) return have === null ? 1.8 : MEDIUM.has(have) ? 1.5 : 1.3;
  const general = sizeOf(said);
  if (have !== null && sizeOf(have) === general) return 1.6;
  return have === null ? (MEDIUM.has(said) ? 0.5 : -0.6) : -1.2;
}

function holds(said: { quantity: number; unit: string }, inner: { quantity: number; unit: string }): boolean {
  const ml = ({ quantity, unit }: { quantity: number; unit: string }): number =>
    quantity * (VOLUMES[unit === 'oz' ? 'floz' : unit] ?? Number.NaN);
  return Math.abs(ml(said) - ml(inner)) <= 0.05 * ml(inner);
}

/** Stems of a food's names: a measure called so counts the food itself. */
interface NameStems {
  /** Of all of them. */
  names: ReadonlySet<string>;
  /** Of the one that it is shown by. */
  own: ReadonlySet<string>;
}

const stems = new WeakMap<Food, NameStems>();

function nameStems(food: Food): NameStems {
  let found = stems.get(food);
  if (!found) {
    const wordsOf = (names: readonly string[]) =>
      new Set(
        names
          .filter((name) => !name.includes(' of '))
          .flatMap((name) => letterWords(name))
          .filter(Boolean)
          .map((word) => stemWord(word.toLowerCase())),
      );
    found = { names: wordsOf([food.name, ...food.aliases]), own: wordsOf([food.name]) };
    stems.set(food, found);
  }
  return found;
}
