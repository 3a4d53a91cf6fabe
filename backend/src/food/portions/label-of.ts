import type { Food } from '../food.js';
import { stemWord } from '../words.js';
import { measureOf } from './measure.js';

/** An amount in a food's own measures, in words: "1 cup", "2 slices", "12 fl oz"; else in grams. */
export function labelOf(food: Food, grams: number): string {
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
  return COUNTED.has(unit) ? Number.isInteger(times * 2) : times === 1 && unit !== 'half' && unit !== 'inch' && unit !== 'small serving';
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

/** From one on, whoever tells the amount says it as a number and its unit in the plural. */
const FRACTIONS: Readonly<Record<number, string>> = { 0.25: '1/4', 0.5: '1/2', 0.75: '3/4' };
