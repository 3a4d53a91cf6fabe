import { foodOfItem, type FoodTable } from '../food/index.js';
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
    const whole = measuredBy(out.at(-1), item, table);
    if (whole) out[out.length - 1] = whole;
    else out.push(item);
  }
  return out;
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
