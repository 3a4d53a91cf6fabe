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
  energy: EnergyPiece | null;
  /** The unit that is a word for a portion: slice, bowl, can. */
  portion: string | null;
  size: string | null;
  times: number;
  claims: Said['claims'];
  mods: string[];
  details: string[];
}

/** How much it was: by portions, by measures, by a bare number, by an article. */
export function amountOf(heard: Heard, count: AmountPiece | null): Partial<Said> {
  const [measure, second] = heard.measured;
  if (heard.portion !== null) return portions(heard, heard.portion, count);
  if (measure && second) return twiceMeasured(measure, second);
  if (measure) return measuredOnce(heard, measure, count);
  if (count) return { quantity: count.value, unit: count.share ? heard.size : null };
  const article = heard.bare.find((one) => one.article);
  return { quantity: article && !article.vague ? 1 : null };
}

/** "2 slices", "2 bars (40 g)", "a 16 oz bottle". */
function portions({ measured: [measure], measuredInBrackets }: Heard, unit: string, count: AmountPiece | null): Partial<Said> {
  const quantity = count?.value ?? 1;
  if (!measure) return { unit, quantity };
  return measuredInBrackets && quantity > 1 && WEIGHTY.has(measure.measure!) && !measure.each
    ? { unit, quantity, grams: toGrams(measure) }
    : { unit, quantity, each: { quantity: measure.value, unit: measure.measure! } };
}

/** "1 cup (240 g)": the weight says how much, the other measure how it was said. */
function twiceMeasured(first: AmountPiece, second: AmountPiece): Partial<Said> {
  if (WEIGHTY.has(second.measure!)) return { quantity: first.value, unit: first.measure, grams: toGrams(second) };
  return WEIGHTY.has(first.measure!)
    ? { quantity: second.value, unit: second.measure, grams: toGrams(first) }
    : { quantity: first.value, unit: first.measure };
}

/** "150 g", "2 5 oz burgers", "3 burgers, 400 g", "half a cup". */
function measuredOnce({ measuredInBrackets }: Heard, measure: AmountPiece, count: AmountPiece | null): Partial<Said> {
  if (count !== null && (measure.each || (count.to <= measure.from && !measuredInBrackets && !count.share && adjacent(count, measure))))
    return { quantity: count.value, each: { quantity: measure.value, unit: measure.measure! } };
  if (count !== null && WEIGHTY.has(measure.measure!) && !count.share) return { quantity: count.value, grams: toGrams(measure) };
  return { quantity: count?.share ? count.value * measure.value : measure.value, unit: measure.measure };
}

function toGrams(amount: AmountPiece): number {
  return amount.value * ({ g: 1, kg: 1000, oz: 28.35, lb: 453.6, mg: 0.001 }[amount.measure!] ?? 1);
}

function adjacent(first: AmountPiece, second: AmountPiece): boolean {
  return second.from - first.to <= 2;
}
