import type { FoodTable } from '../food/index.js';
import { foodOfItem } from '../food/find-foods.js';
import { WITH_WORDS } from '../food/form-words.js';
import { isCut, type Part, partsOf } from './amounts-apart.js';
import { readFoodPhrase } from './food-phrase.js';

/** From here on a volume is a drink's and not that of what is stirred into it. */
const LEAST_ML = 120;
const ML: Readonly<Record<string, number>> = { oz: 30, floz: 30, ml: 1, cl: 10, l: 1000 };

/** "Coffee with 2 sugars 16 oz" is 16 oz of coffee: so much at the end is the drink's, and not that of what is in it. */
export function drinksFirst(text: string, table: FoodTable): string {
  const parts = partsOf(text);
  for (const [at, amount] of parts.entries()) {
    const last = parts[at + 1] === undefined || isCut(parts[at + 1]) || parts[at + 1]!.is === 'stop';
    if (amount.is !== 'amount' || !last || (amount.value ?? 0) * (ML[amount.measure ?? ''] ?? 0) < LEAST_ML) continue;
    const before = parts.findLastIndex(({ is }, i) => i < at && is !== 'word' && is !== 'amount' && is !== 'and');
    const joint = parts.findIndex((part, i) => i > before && i < at && isWith(text, part));
    const [first] = joint < 0 ? [] : parts.slice(before + 1, joint);
    if (!first || first.is === 'amount') continue;
    const lead = text.slice(first.from, parts[joint]!.from);
    const inside = text.slice(parts[joint]!.to, amount.from);
    const [drink, ...more] = named(lead, table);
    const food = drink && foodOfItem(drink, table);
    if (!food?.tags.has('drink') || more.length > 0 || !drink!.assumed || !named(inside, table).every((item) => isStirredIn(item, table)))
      continue;
    const place = first.from + Math.max(0, lead.indexOf(drink!.words));
    return `${text.slice(0, place)}${text.slice(amount.from, amount.to)} ${text.slice(place, amount.from).trimEnd()}${text.slice(amount.to)}`;
  }
  return text;
}

const isWith = (text: string, { from, to, is }: Part): boolean => is === 'word' && WITH_WORDS.has(text.slice(from, to));

const named = (words: string, table: FoodTable) => readFoodPhrase(words, { table, unknowns: 'never', memory: [] }).items;

/** Sugar, honey, cream or syrup. */
const isStirredIn = (item: Parameters<typeof foodOfItem>[0], table: FoodTable): boolean =>
  STIRRED.has(foodOfItem(item, table)?.category ?? '');
const STIRRED: ReadonlySet<string> = new Set([
  'Sugars and honey',
  'Sugar substitutes',
  'Jams, syrups, toppings',
  'Cream and cream substitutes',
  'Cream cheese, sour cream, whipped cream',
  'Milk, whole',
  'Milk, reduced fat',
  'Milk, lowfat',
  'Milk, nonfat',
  'Plant-based milk',
  'Citrus fruits',
]);
