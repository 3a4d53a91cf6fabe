import { foodOfItem, type FoodTable, groundFood, NOTHING_SAID } from '../food/index.js';
import { isLetter } from '../language/letters.js';
import { formWords } from '../food/form-words.js';
import { groundItem } from '../food/ground-item.js';
import type { ReadItem } from './reading.js';

/** Between a dish and how many of what it is made of went into it. */
const INTO: ReadonlySet<string> = new Set(['with', 'comma', 'open', 'none']);

/**
 * "Omelet with 3 eggs", "huevos rancheros, dos huevos", "scrambled eggs (2 eggs)": what a dish is measured by in its own portions tells how
 * much of the dish it was, and is no food beside it.
 */
export function madeOf(items: readonly ReadItem[], table: FoodTable): ReadItem[] {
  const out: ReadItem[] = [];
  for (const item of items) {
    const before = out.at(-1);
    const whole = measuredBy(before, item, table);
    const weighed = weighedBehind(before, item, table);
    if (whole) out[out.length - 1] = whole;
    else if (weighed) out.splice(-1, 1, ...weighed);
    else out.push(item);
  }
  return out;
}

const OVER: ReadonlySet<string> = new Set(['with', 'on', 'none']);
/** So many times what is usually put on a food, nobody puts on it. */
const FAR_TOO_MUCH = 3;

/** "Salmon with dill 150 g", "pâtes au pesto 250 g": a weight behind what is put on a food is of that food. */
function weighedBehind(dish: ReadItem | undefined, part: ReadItem, table: FoodTable): [ReadItem, ReadItem] | null {
  const named = part.words !== undefined && isLetter(part.words[0]);
  if (!dish?.assumed || part.assumed || !named || part.grams === null || !OVER.has(part.lead?.joint ?? '')) return null;
  const top = foodOfItem(part, table);
  if (!top?.tags.has('top') || foodOfItem(dish, table)?.tags.has('top')) return null;
  const usual = groundFood(top, NOTHING_SAID);
  if (part.grams < FAR_TOO_MUCH * (usual.grams ?? part.grams)) return null;
  const weight = groundItem(dish, { quantity: part.quantity, unit: part.unit, size: null, grams: part.grams }, table);
  return [
    { ...dish, ...weight, assumed: false, assumption: null },
    { ...part, ...usual, name: part.name },
  ];
}

function measuredBy(dish: ReadItem | undefined, part: ReadItem, table: FoodTable): ReadItem | null {
  if (!dish || part.assumed || part.unit !== 'count' || !INTO.has(part.lead?.joint ?? '')) return null;
  if (!dish.assumed && !(dish.unit === 'count' && dish.quantity === 1)) return null;
  const stems = formWords(part.name).stems;
  const food = foodOfItem(dish, table);
  const portion = stems.length === 1 ? food?.portions.find(({ text }) => text === `1 ${stems[0]!}`) : undefined;
  if (!food?.holds.includes(stems[0]!) || !portion) return null;
  return {
    ...dish,
    ...groundItem(dish, { grams: portion.grams * part.quantity }, table),
    mods: [...dish.mods, part.words],
  };
}
