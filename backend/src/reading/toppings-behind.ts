import { type Food, foodOfItem, type FoodTable } from '../food/index.js';
import { isCut, type Part, type TextChange } from './amounts-apart.js';
import { readFoodPhrase } from './food-phrase.js';

const SPOONS: ReadonlySet<string> = new Set(['tbsp', 'tsp']);
const LONGEST = 3;

/**
 * "Pancakes, syrup 3 tbsp", "bean burrito, salsa 2 cdas": spoons told behind what is put on a food are of that alone, and stand before it: no
 * pancake syrup, and no spoon of burrito.
 */
export function toppingsBehind(text: string, parts: readonly Part[], table: FoodTable): TextChange[] {
  return parts.flatMap((amount, at): TextChange[] => {
    if (amount.is !== 'amount' || !SPOONS.has(amount.measure ?? '') || !endsAt(parts[at + 1])) return [];
    const from = parts.findLastIndex(({ is }, k) => k < at && is !== 'word') + 1;
    const cut = parts[from - 1];
    if (cut?.is !== 'comma' || at === from || at - from > LONGEST) return [];
    const before = parts.findLastIndex(({ is }, k) => k < from - 1 && is !== 'word') + 1;
    const [dish, top] = [only(text, parts.slice(before, from - 1), table), only(text, parts.slice(from, at), table)];
    if (!top || !isTopping(top) || (dish ? isTopping(dish) : parts[from - 2]?.is !== 'amount')) return [];
    const name = text.slice(parts[from]!.from, parts[at - 1]!.to);
    return [{ from: parts[from]!.from, to: amount.to, text: `${text.slice(amount.from, amount.to)} ${name}` }];
  });
}

const isTopping = ({ tags, category }: Food): boolean => tags.has('top') || SPOONED.some((kind) => category.toLowerCase().includes(kind));
const SPOONED = ['sugar', 'sauce', 'dressing', 'syrup', 'dip', 'oil', 'butter', 'jam'];

const endsAt = (part: Part | undefined): boolean => part === undefined || isCut(part) || part.is === 'stop' || part.is === 'close';

function only(text: string, run: readonly Part[], table: FoodTable) {
  if (run.length === 0) return null;
  const words = text.slice(run[0]!.from, run.at(-1)!.to);
  const [item, more] = readFoodPhrase(words, { table, unknowns: 'never', memory: [] }).items;
  return item && !more ? foodOfItem(item, table) : null;
}
