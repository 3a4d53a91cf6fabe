import type { Item } from '../domain/entry.js';
import type { Food } from './food.js';
import { groundFood, NOTHING_SAID } from './ground-food.js';
import { measureOf } from './portions/measure.js';

/** A way to measure a food, with the item that one of it makes. `usual`: how many of it are eaten at a time, where that is known. */
export interface FoodChoice {
  unit: string;
  size: string | null;
  usual: number;
  one: Item;
}

const MOST = 10;

/** The item that so much of a food makes, as a form says it: `count` is the food itself. */
export const itemOf = (food: Food, { quantity, unit, size }: { quantity: number; unit: string; size: string | null }): Item => ({
  ...groundFood(food, { ...NOTHING_SAID, quantity, unit: unit === 'count' ? null : unit, size }),
  unit,
  assumed: false,
  assumption: null,
});

/** The measures of a food to choose from: the usual one first, then its own portions, then weight. */
export function choicesOf(food: Food): FoodChoice[] {
  const { standard } = food;
  const drink = food.tags.has('drink') || food.tags.has('alcohol');
  const wanted: { unit: string; size: string | null; usual: number }[] = [
    { unit: standard.unit, size: null, usual: standard.quantity },
    ...food.portions
      .map(measureOf)
      .filter(({ guideline, words }) => !guideline && words.length === 0)
      .map(({ unit, size }) => ({ unit: unit ?? 'count', size, usual: 1 })),
    { unit: 'g', size: null, usual: Math.round(standard.grams) },
    { unit: drink ? 'floz' : 'oz', size: null, usual: 1 },
  ];
  const choices = new Map<string, FoodChoice>();
  for (const { unit, size, usual } of wanted) {
    const key = `${size ?? ''} ${unit}`;
    if (!choices.has(key)) choices.set(key, { unit, size, usual, one: itemOf(food, { quantity: 1, unit, size }) });
  }
  return [...choices.values()].slice(0, MOST);
}
