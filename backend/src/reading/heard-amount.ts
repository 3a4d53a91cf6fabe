import type { SaidFood } from '../food/index.js';
import type { AmountPiece, EnergyPiece } from './pieces.js';

const WEIGHTY = new Set(['g', 'kg', 'oz', 'lb', 'mg']);

/** What a run of parts says of its food. */
export interface Said extends SaidFood {
  /** 2 for "double". */
  times: number;
  /** The quantity is a share: "half a". */
  share: boolean;
  /** What it holds by the user's own word, grams. */
  claims: Partial<Record<'protein' | 'carbs' | 'fat' | 'sugar', number>>;
  /** The only number stands after the name and has no unit. */
  trailing: boolean;
}

/** The pieces of a run of parts, by what they say. */
export interface Heard {
  bare: AmountPiece[];
  measured: AmountPiece[];
  /** A measure in brackets behind an amount: "2 bars (40 g)". */
  measuredInBrackets: boolean;
  /** A bare number in brackets: "a handful of almonds (12)". */
  countInBrackets: AmountPiece | null;
  energy: EnergyPiece | null;
  /** What is told of is drunk. */
  drunk: boolean;
  /** The unit that is a word for a portion: slice, bowl, can. */
  portion: string | null;
  size: string | null;
  times: number;
  claims: Said['claims'];
  mods: string[];
  details: string[];
}

/** How much it was, as said. */
type Amount = Pick<Said, 'quantity' | 'unit' | 'each' | 'grams'>;

const plain = (quantity: number | null, unit: string | null = null): Amount => ({ quantity, unit, each: null, grams: null });
const weighed = (quantity: number | null, unit: string | null, weight: AmountPiece): Amount => ({
  quantity,
  unit,
  each: null,
  grams: toGrams(weight),
});
const ofEach = (quantity: number, unit: string | null, measure: AmountPiece): Amount => ({
  quantity,
  unit,
  each: { quantity: measure.value, unit: measure.measure! },
  grams: null,
});
export const isWeightUnit = (unit: string): boolean => WEIGHTY.has(unit);
const isWeight = ({ measure }: AmountPiece): boolean => WEIGHTY.has(measure!);

/** How much it was: by portions, by measures, by a bare number, by an article. */
export function amountOf(heard: Heard, count: AmountPiece | null): Amount {
  const [measure, second] = heard.measured;
  if (heard.portion !== null) return inPortions(heard, heard.portion, count);
  if (measure && second) return measuredTwice(measure, second);
  if (measure) return measuredOnce(heard, measure, count);
  const bottle = heard.drunk ? heard.bare.find(({ value, share }) => !share && BOTTLES.has(value)) : undefined;
  if (bottle) return bottle === count ? plain(bottle.value, 'ml') : ofEach(count!.value, null, { ...bottle, measure: 'ml' });
  if (count) return plain(count.value, count.share ? heard.size : null);
  const article = heard.bare.find((one) => one.article);
  return plain(article && !article.vague ? 1 : null);
}

/** What bottles and cans hold, in ml: "coca 600", "2 cokes 355". */
const BOTTLES = new Set([330, 341, 355, 473, 500, 591, 600, 710, 750]);

/** "3 cans (12 oz)" hold so much each. */
const OF_DRINKS = new Set(['can', 'bottle', 'glass', 'mug', 'carton']);
/** Rough, beside a weight: "a fistful of walnuts, maybe 30 grams". */
const ROUGH = new Set(['handful', 'bowl', 'plate', 'serving', 'spoonful', 'dollop', 'chunk', 'pinch', 'dash']);

/** How large the vessel was says no more, where it is told what it held. */
export const isSaidRoughly = (unit: string, measure: AmountPiece): boolean =>
  ROUGH.has(unit) && (isWeight(measure) || VOLUMES.has(measure.measure!));
const VOLUMES = new Set(['cup', 'ml', 'l', 'floz', 'tbsp', 'tsp', 'pint']);

/** "2 slices", "2 bars (40 g)", "a 16 oz bottle". */
function inPortions({ countInBrackets, measured: [measure], measuredInBrackets }: Heard, unit: string, count: AmountPiece | null): Amount {
  // "a handful of almonds, 12 of them": counted, beside what was only rough
  const counted = (ROUGH.has(unit) || unit === 'order') && countInBrackets !== null && !countInBrackets.share && countInBrackets.value > 1;
  if (counted && !measure) return plain(countInBrackets.value);
  const quantity = count?.value ?? 1;
  if (!measure) return plain(quantity, unit);
  // one container by what it holds: "330 ml can", "a big bowl of soup, about 3 cups"
  if (quantity === 1 && ((measure.measure === 'ml' && OF_DRINKS.has(unit)) || isSaidRoughly(unit, measure)))
    return plain(measure.value, measure.measure);
  return measuredInBrackets && quantity > 1 && isWeight(measure) && !measure.each && !OF_DRINKS.has(unit)
    ? weighed(quantity, unit, measure)
    : ofEach(quantity, unit, measure);
}

/** "1 cup (240 g)": the weight says how much, the other measure how it was said. */
function measuredTwice(first: AmountPiece, second: AmountPiece): Amount {
  if (isWeight(second)) return weighed(first.value, first.measure, second);
  return isWeight(first) ? weighed(second.value, second.measure, first) : plain(first.value, first.measure);
}

/** "150 g", "2 5 oz burgers", "3 burgers, 400 g", "half a cup". */
function measuredOnce({ measuredInBrackets, drunk }: Heard, measure: AmountPiece, count: AmountPiece | null): Amount {
  // "2 light beers 12 oz", "2 cokes (330 ml)": what a glass or can of it holds
  if (count !== null && count.value > 1 && drunk && !count.share && isGlassful(measure)) return ofEach(count.value, null, measure);
  if (count !== null && (measure.each || (count.to <= measure.from && !measuredInBrackets && !count.share && adjacent(count, measure))))
    return ofEach(count.value, null, measure);
  if (count !== null && isWeight(measure) && !count.share) return weighed(count.value, null, measure);
  return plain(count?.share ? count.value * measure.value : measure.value, measure.measure);
}

const MOST_ML = 600;
/** What a glass, a can or a bottle of a drink holds. */
export const isGlassful = ({ value, measure }: AmountPiece): boolean =>
  value * ({ oz: 29.6, floz: 29.6, ml: 1, cl: 10 }[measure!] ?? Number.NaN) <= MOST_ML;

function toGrams(amount: AmountPiece): number {
  return amount.value * ({ g: 1, kg: 1000, oz: 28.35, lb: 453.6, mg: 0.001 }[amount.measure!] ?? 1);
}

function adjacent(first: AmountPiece, second: AmountPiece): boolean {
  return second.from - first.to <= 2;
}
