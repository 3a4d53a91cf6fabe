import { type Food, foodOfItem, type FoodTable, groundFood, NOTHING_SAID } from '../food/index.js';
import { isLetter } from '../language/letters.js';
import { formWords } from '../food/form-words.js';
import { groundItem } from '../food/ground-item.js';
import type { Item } from '../domain/entry.js';
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
    if (before && isShakenUp(before, item, table)) out[out.length - 1] = item;
    else if (before && isBreadOf(before, item, table)) out[out.length - 1] = { ...before, mods: [...before.mods, item.words] };
    else if (whole) out[out.length - 1] = whole;
    else if (weighed) out.splice(-1, 1, ...weighed);
    else out.push(item);
  }
  return out;
}

/** "Shake 1 scoop whey in 250 ml milk": what is told of a shake is all of it. */
function isShakenUp(shake: ReadItem, part: ReadItem, table: FoodTable): boolean {
  const [whole, powder] = [foodOfItem(shake, table), foodOfItem(part, table)];
  const made = shake.assumed || (shake.unit === 'count' && shake.quantity === 1 && shake.size === null);
  return made && !part.assumed && isOf(whole, SHAKEN) && whole!.tags.has('drink') && isOf(powder, POWDER);
}
const SHAKEN = ['smoothie', 'milk shake', 'nutritional', 'protein'];
const POWDER = ['powder'];
const isOf = (food: Food | null, kinds: readonly string[]): boolean => {
  const category = food?.category.toLowerCase();
  return category !== undefined && kinds.some((kind) => category.includes(kind));
};

/** "PB&J on white bread", "club sandwich sur pain blanc": what a sandwich is made on lies in it. */
function isBreadOf(dish: ReadItem, part: ReadItem, table: FoodTable): boolean {
  const bread = foodOfItem(part, table)?.category;
  return part.assumed && BREAD_OF.has(part.lead?.joint ?? '') && BREADS.has(bread ?? '') && isOf(foodOfItem(dish, table), SANDWICH);
}
const BREAD_OF: ReadonlySet<string> = new Set(['on', 'none']);
const BREADS: ReadonlySet<string> = new Set(['Yeast breads', 'Rolls and buns']);
const SANDWICH = ['sandwich', 'burger'] as const;

const OVER: ReadonlySet<string> = new Set(['with', 'on', 'none']);
/** So many times what is usually put on a food, nobody puts on it. */
const FAR_TOO_MUCH = 3;

/** "Salmon with dill 150 g", "pâtes au pesto 250 g": a weight behind what is put on a food is of that food. */
function weighedBehind(dish: ReadItem | undefined, part: ReadItem, table: FoodTable): [ReadItem, ReadItem] | null {
  const named = part.words !== undefined && isLetter(part.words[0]);
  if (!dish?.assumed || (part.assumed && part.unit === 'count') || !named || part.grams === null || !OVER.has(part.lead?.joint ?? ''))
    return null;
  const [main, top] = [foodOfItem(dish, table), foodOfItem(part, table)];
  // "caldo de pollo con verduras 2 tazas", "fideos con carne 1 plato": of all that is in the bowl
  const held = top !== null && (VESSELS.has(part.unit) || (CUPS.has(part.unit) && isPoured(main, top)));
  if (held && part.lead?.joint === 'with') return amountOfDish(dish, part, groundFood(top, NOTHING_SAID), table);
  if (part.assumed || !top?.tags.has('top') || main?.tags.has('top')) return null;
  const usual = groundFood(top, NOTHING_SAID);
  if (part.grams < FAR_TOO_MUCH * (usual.grams ?? part.grams)) return null;
  return amountOfDish(dish, part, usual, table, part.grams);
}

/** The amount that was said of the part is the dish's. */
function amountOfDish(dish: ReadItem, part: ReadItem, usual: Item, table: FoodTable, grams: number | null = null): [ReadItem, ReadItem] {
  const amount = groundItem(
    dish,
    { quantity: part.quantity, unit: part.unit, size: part.size, ...(grams !== null && { grams, size: null }) },
    table,
  );
  return [
    { ...dish, ...amount, assumed: false, assumption: null },
    { ...part, ...usual, name: part.name },
  ];
}
/** A soup, or a drink with what is put on it. */
const isPoured = (main: Food | null, top: Food): boolean =>
  main !== null && (main.category.toLowerCase().includes('soup') || (main.tags.has('drink') && top.tags.has('top')));
const VESSELS: ReadonlySet<string> = new Set(['plate', 'bowl']);
const CUPS: ReadonlySet<string> = new Set(['cup', 'floz', 'ml', 'can']);

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
