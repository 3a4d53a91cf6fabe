import type { Food } from '../food.js';
import { stemWord } from '../words.js';
import { SIZES, SIZE_FACTOR, VOLUMES, WEIGHTS } from '../measures.js';
import { chooseMeasure, type Chosen } from './choose-measure.js';
import { measureOf } from './measure.js';
import { plateOf } from './plate.js';
import { DRINK_CONTAINERS, DRINK_SIZES, SOLID_CONTAINERS } from './usual-containers.js';

/** An amount of a food as somebody said it. */
export interface SaidAmount {
  /** Null: none was said. */
  quantity: number | null;
  /** Canonical unit; null: none was said. */
  unit: string | null;
  size: string | null;
  /** State of the food that a measure may depend on: "diced", "cooked". */
  details: readonly string[];
  /** Contents of one container: a 16.9 fl oz bottle. */
  each: { quantity: number; unit: string } | null;
  /** The food was named in the plural. */
  plural: boolean;
  /** A portion word within the name as said: "roll" of "spicy tuna roll". */
  nameUnit?: string | null;
  /** Stems of all words said of the food: portions are matched against them. */
  words?: readonly string[];
}

/** What was made of it. `quantity` and `unit` are the user's own, or ours with `assumption` saying so. */
export interface Weighed {
  quantity: number;
  unit: string;
  size: string | null;
  grams: number;
  /** What we assumed, in words ("1 cup"); null: nothing. */
  assumption: string | null;
  /** False when the weight is a rough stand-in that the food's own portions do not give. */
  known: boolean;
}

/** Parts of a whole that is so many inches wide. */
const CUTS = new Set(['slice', 'piece', 'wedge', 'square']);

const SINGLE = new Set(['individual', 'single serving']);

const isDrink = (food: Food): boolean => food.tags.has('drink') || food.tags.has('alcohol');

/** Grams in a millilitre of the food as it lies in a cup. */
export function densityOf(food: Food, words: ReadonlySet<string> = new Set()): number | null {
  const drink = isDrink(food);
  let best: { density: number; score: number } | null = null;
  for (const portion of food.portions) {
    const { unit, words: details, size, count, guideline } = measureOf(portion);
    if (guideline || size !== null || unit === null || !(unit === 'cup' || unit === 'floz' || unit === 'tbsp' || unit === 'tsp')) continue;
    let score = unit === 'cup' ? 1 : unit === 'floz' ? 0.9 : 0.5;
    for (const detail of details) score += words.has(detail) ? 1 : detail === 'cooked' ? -0.1 : -0.3;
    if (portion.text.includes('with ice')) score -= 1;
    if (!best || score > best.score) best = { density: portion.grams / count / (unit === 'cup' && drink ? 240 : VOLUMES[unit]!), score };
  }
  return best?.density ?? (drink ? 1.01 : null);
}

/** Turns an amount as said into grams of the food. */
export function weigh(food: Food, said: SaidAmount): Weighed {
  const quantity = said.quantity ?? 1;
  const words = new Set([...(said.words ?? []), ...said.details]);
  const out = (grams: number, unit: string, assumption: string | null, known = true): Weighed => ({
    quantity,
    unit,
    size: said.size,
    grams: quantity * grams,
    assumption,
    known,
  });
  const single = said.size !== null && SINGLE.has(said.size);
  const unit = said.unit === 'cup' && single ? 'container' : said.unit;
  if (said.each) {
    const own = unit === null ? null : chooseMeasure(food, { unit, size: null, each: said.each, words, several: false });
    if (own?.measure.inner && own.score >= 3) return out(own.grams, unit ?? 'count', null);
    const one = weigh(food, { ...said, ...said.each, each: null });
    return { ...out(one.grams, unit ?? 'count', null, one.known) };
  }
  if (unit && unit in WEIGHTS && !(unit === 'oz' && isDrink(food))) return out(WEIGHTS[unit]!, unit, null);
  const volume = unit === 'oz' ? 'floz' : unit;
  if (volume && volume in VOLUMES && !(volume === 'cup' && said.size !== null)) return inVolume(food, volume, words, out);
  if (said.quantity === null && unit === null && said.size === null) return usual(food, said);
  const inches = said.size?.endsWith(' inch') ? said.size.slice(0, -' inch'.length) : null;
  const cut = unit ?? said.nameUnit ?? null;
  if (inches && cut !== null && CUTS.has(cut))
    return { ...weigh(food, { ...said, unit: cut, size: sizeOfInches(Number(inches)) }), size: said.size };
  // a sandwich that is told as a sub: "footlong turkey on wheat"
  if (
    unit === 'footlong' &&
    !food.portions.some(({ text }) => text.includes('footlong')) &&
    food.portions.some(({ text }) => text.includes('submarine'))
  )
    return out(ofInches(food, FOOT), 'footlong', null);
  if (inches) return { ...out(ofInches(food, Number(inches)), 'count', null), size: said.size };
  // "a small order of fries" is a small one
  const sized = said.size !== null && (unit === 'order' || unit === 'serving' || unit === 'meal');
  const chosen = chooseMeasure(food, {
    unit: sized ? null : (unit ?? said.nameUnit ?? null),
    size: said.size,
    each: null,
    words,
    several: quantity > 1 || said.plural,
    part: quantity < 1,
  });
  return unit === null || sized || unit === 'count' || unit === 'piece'
    ? counted(food, said, quantity, chosen)
    : contained(food, unit, said, chosen, out);
}

type Out = (grams: number, unit: string, assumption: string | null, known?: boolean) => Weighed;

function inVolume(food: Food, volume: string, words: ReadonlySet<string>, out: Out): Weighed {
  const own = food.portions
    .map((portion) => ({ portion, measure: measureOf(portion) }))
    .filter(({ measure }) => measure.unit === volume && measure.size === null && !measure.guideline)
    .map(({ portion, measure }) => ({
      grams: portion.grams / measure.count,
      score: measure.words.reduce(
        (sum, word) => sum + (words.has(word) ? 1 : word === 'cooked' ? -0.1 : -0.3),
        portion.text.includes('with ice') ? -1 : 0,
      ),
    }))
    .sort((a, b) => b.score - a.score)[0];
  if (own) return out(own.grams, volume, null);
  const density = densityOf(food, words);
  return out(
    VOLUMES[volume]! * (density ?? 0.6) * (volume === 'cup' && isDrink(food) ? 240 / VOLUMES['cup']! : 1),
    volume,
    null,
    density !== null,
  );
}

/** Dishes that are called by what they are served in, or cut into. */
const WHOLES = new Set(['bowl', 'plate', 'slice']);

/** Nothing was said of the amount: the usual one; of a countable food in the singular, one. */
function usual(food: Food, { plural, nameUnit }: SaidAmount): Weighed {
  const { quantity, unit, grams } = food.standard;
  const label = unit === 'g' ? labelOf(food, grams) : `${quantity} ${unit}`;
  const base = { quantity: 1, unit: 'count', size: null, known: true };
  // "poke bowl": it is called by the whole of it
  const named =
    nameUnit && WHOLES.has(nameUnit) && !(plural && CUTS.has(nameUnit))
      ? food.portions.find(({ text }) => text === `1 ${nameUnit}`)
      : undefined;
  if (named) return { ...base, grams: named.grams, assumption: `1 ${nameUnit}` };
  // of pieces that are a helping each, a plural is two
  if (plural && unit === 'g' && food.tags.has('count')) {
    const piece = chooseMeasure(food, { unit: null, size: null, each: null, words: new Set(), several: true });
    if (piece && piece.measure.unit === null && piece.grams <= 70 && Math.abs(piece.grams - grams) <= 0.05 * grams)
      return { ...base, quantity: 2, grams: 2 * grams, assumption: '2' };
  }
  if (food.tags.has('count') && quantity > 1 && unit !== 'g' && plural) return { ...base, quantity, grams, assumption: `${quantity}` };
  return { ...base, grams, assumption: label };
}

/** An amount in a food's own measures, in words: "1 cup", "2 slices", "12 fl oz"; else in grams. */
function labelOf(food: Food, grams: number): string {
  let best: { text: string; score: number } | null = null;
  for (const portion of food.portions) {
    const { unit, size, count, words, guideline } = measureOf(portion);
    if (guideline || words.length > 1) continue;
    // "1 doughnut" of a doughnut
    const own = words.length === 1 && unit === null && stemWord(words[0]!) === stemWord(food.name.split(' ').at(-1)!);
    const times = (grams * count) / portion.grams;
    const whole = Math.round(times * 4) / 4;
    if (
      whole < 0.25 ||
      whole > 12 ||
      Math.abs(times - whole) > 0.04 * times ||
      (whole < 1 && unit !== 'cup') ||
      (unit === null && whole !== 1) ||
      (whole > 2 && !Number.isInteger(whole) && !MEASURED.has(unit ?? ''))
    )
      continue;
    if (!isNatural(food, unit, whole)) continue;
    const score =
      (own ? 0 : words.length * 2) +
      (size === null ? 0 : 0.5) +
      (whole === 1 ? 0 : Number.isInteger(whole) ? 1 : 2) +
      (unit === 'floz' ? 1.5 : 0) +
      (unit === 'piece' ? 0.3 : 0);
    const name = unit === null ? 'piece' : unit === 'floz' ? 'fl oz' : unit;
    const text = `${FRACTIONS[whole] ?? whole} ${size && unit !== null && size !== 'regular' && size !== 'medium' ? `${size} ` : ''}${unit === null && size ? size : name}`;
    if (!best || score < best.score) best = { text, score };
  }
  return best?.text ?? `${Math.round(grams)} g`;
}

/** Nobody says seven handfuls of popcorn, a cup of cupcake, or a drumstick of what is called chicken. */
function isNatural({ name, category }: Food, unit: string | null, times: number): boolean {
  if (unit === null) return true;
  if (unit === 'cup') return !BAKED.some((kind) => category.toLowerCase().includes(kind));
  if (MEASURED.has(unit)) return times <= MOST_SPOONS || !unit.startsWith('t');
  if (LIMBS.has(unit) && !name.includes(unit)) return false;
  return COUNTED.has(unit)
    ? Number.isInteger(times * 2)
    : times === 1 && unit !== 'half' && unit !== 'inch' && unit !== 'stack' && unit !== 'small serving';
}
const MOST_SPOONS = 3;
const BAKED = ['cake', 'cookie', 'doughnut', 'bread', 'biscuit', 'cracker', 'sandwich', 'burger', 'egg roll'];
const LIMBS: ReadonlySet<string> = new Set(['wing', 'drumstick', 'breast', 'thigh', 'leg', 'rib']);
const COUNTED: ReadonlySet<string> = new Set([
  'piece',
  'slice',
  'patty',
  'strip',
  'link',
  'bar',
  'egg',
  'rib',
  'wing',
  'roll',
  'taco',
  'fillet',
]);

/** What is told in quarters, however much it is. */
const MEASURED: ReadonlySet<string> = new Set(['cup', 'oz', 'floz', 'tbsp', 'tsp']);

const FRACTIONS: Readonly<Record<number, string>> = {
  0.25: '1/4',
  0.5: '1/2',
  0.75: '3/4',
  1.25: '1 1/4',
  1.5: '1 1/2',
  1.75: '1 3/4',
  2.5: '2 1/2',
};

/** A piece of so little of a helping is no helping of it. */
const CRUMB = 0.1;

function counted(food: Food, said: SaidAmount, quantity: number, chosen: Chosen | null): Weighed {
  const base = { quantity, size: said.size, known: true, unit: 'count', assumption: null };
  const { standard } = food;
  if (said.size !== null) {
    // one "large popcorn" is no large piece of it
    const tiny = chosen !== null && quantity === 1 && chosen.grams < CRUMB * standard.grams;
    if (chosen && !tiny && (chosen.measure.size !== null || chosen.measure.single) && chosen.score >= 1)
      return { ...base, grams: quantity * chosen.grams };
    const ml = isDrink(food) ? (DRINK_SIZES[said.size] ?? DRINK_SIZES[SIZES[said.size] ?? '']) : undefined;
    const factor = SIZE_FACTOR[SIZES[said.size] ?? 'medium'] ?? 1;
    const one = chosen && quantity !== 1 ? chosen.grams : standard.grams;
    return { ...base, grams: quantity * (ml ? ml * (densityOf(food) ?? 1) : one * factor), known: ml !== undefined };
  }
  // of "a" or "one" the usual amount unless pieces of it are a helping; of several always pieces
  // "half my fries" is half of them, and no half fry
  const crumb = chosen !== null && quantity < 1 && chosen.grams < CRUMB * standard.grams;
  const piece = chosen && chosen.score >= 0.3 && !crumb && !(isDrink(food) && said.unit === null) ? chosen.grams : null;
  if (piece !== null && (quantity !== 1 || food.tags.has('count') || said.unit !== null || piece >= 0.4 * standard.grams))
    return { ...base, grams: quantity * piece };
  if (quantity > 1 && piece === null && standard.unit !== 'g' && standard.quantity > 1 && standard.unit !== 'fl oz')
    return { ...base, grams: (quantity * standard.grams) / standard.quantity };
  return { ...base, grams: quantity * standard.grams, assumption: quantity === 1 ? labelOf(food, standard.grams) : null };
}

const sizeOfInches = (inches: number): string =>
  inches < 8 ? 'personal' : inches < 12 ? 'small' : inches < 14 ? 'medium' : inches < 16 ? 'large' : 'extra large';

const FOOT = 12;

/** One of so many inches: a sub by its length, a pizza by its width. */
function ofInches(food: Food, inches: number): number {
  const own =
    food.portions.find(({ text }) => inches === 6 && text === '1 six inch') ??
    food.portions.find(({ text }) => text.includes(`${inches}"`) && !text.includes(' of ') && !text.includes('slice'));
  if (own) return own.grams;
  const sized = (size: string): Chosen | null => chooseMeasure(food, { unit: null, size, each: null, words: new Set(), several: false });
  const foot = food.portions.find(({ text }) => text.includes('footlong'));
  const half = food.portions.find(({ text }) => text.includes('submarine'));
  if (foot || half || /\b(?:sub|submarine|hoagie|hot dog)\b/.test(food.name))
    return (foot?.grams ?? (half ?? food.standard).grams * 2) * (inches / 12);
  return sized(sizeOfInches(inches))?.grams ?? food.standard.grams;
}

const FEWEST_IN_PACK = 4;
const piecesOf = (food: Food): Parameters<typeof chooseMeasure>[1] => ({
  unit: isDrink(food) ? 'can' : null,
  size: null,
  each: null,
  words: new Set(),
  several: true,
});

function contained(food: Food, unit: string, said: SaidAmount, chosen: Chosen | null, out: Out): Weighed {
  if (chosen && chosen.score >= 0.3) {
    // "2 single-serve cups": one helping as it is sold, and no small one
    const resized =
      said.size !== null && chosen.measure.size === null && !SINGLE.has(said.size) ? (SIZE_FACTOR[SIZES[said.size] ?? 'medium'] ?? 1) : 1;
    return out(chosen.grams * resized, unit, null);
  }
  // "a 12 pack of nuggets", where nobody knows a pack of them: the pieces
  if (unit === 'pack' && said.quantity !== null && said.quantity >= FEWEST_IN_PACK)
    return contained(food, isDrink(food) ? 'can' : 'piece', said, chooseMeasure(food, piecesOf(food)), out);
  const factor = said.size === null ? 1 : (SIZE_FACTOR[SIZES[said.size] ?? 'medium'] ?? 1);
  const { standard } = food;
  if (unit === 'cup') return inVolume(food, unit, new Set(said.words), out);
  if (isDrink(food) && unit in DRINK_CONTAINERS) return out(DRINK_CONTAINERS[unit]! * (densityOf(food) ?? 1) * factor, unit, null, false);
  if (unit === 'serving' || unit === 'order' || unit === 'whole' || unit === 'meal') return out(standard.grams * factor, unit, null);
  if (unit === 'bowl' || unit === 'plate')
    return out(Math.max(1.2 * standard.grams, (unit === 'plate' ? plateOf(food, true) : null) ?? 0) * factor, unit, null, false);
  // one helping, whatever it comes in
  if (said.size !== null && SINGLE.has(said.size)) return out(standard.grams, unit, null);
  // a square of cobbler is none of chocolate
  const usual = SOLID_CONTAINERS[unit] ?? standard.grams;
  const other = CUTS.has(unit) && usual < SCRAP * standard.grams;
  return out((other ? standard.grams : usual) * factor, unit, null, false);
}
/** Less than this of what is usual is no piece of it that anybody cuts. */
const SCRAP = 0.2;
