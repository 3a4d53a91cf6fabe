import type { Entry, MealEntry } from './entry.js';
import type { MealType } from './meal-type.js';

/** What makes two meals the same one: their foods and how much of each, in any order. */
const dishOf = (meal: MealEntry): string =>
  meal.items
    .map(({ name, quantity, unit, size }) => `${name} ${quantity} ${unit} ${size ?? ''}`)
    .toSorted()
    .join('|');

/**
 * What somebody eats at that meal: those of past days, the most frequent first and among equals the latest, each as it was last logged; at most
 * `limit`, without what was logged today already and without what has no figures.
 */
export function usualMeals(entries: readonly Entry[], meal: MealType, today: string, limit: number): MealEntry[] {
  const meals = entries.filter((entry) => entry.kind === 'meal').filter(({ items }) => items.some((item) => item.nutrients !== null));
  const had = new Set(meals.filter(({ localDate }) => localDate === today).map(dishOf));
  const dishes = new Map<string, { last: MealEntry; times: number }>();
  for (const one of meals.toSorted((a, b) => (a.at < b.at ? -1 : 1)))
    if (one.meal === meal && one.localDate < today) {
      const dish = dishOf(one);
      dishes.set(dish, { last: one, times: (dishes.get(dish)?.times ?? 0) + 1 });
    }
  return [...dishes]
    .filter(([dish]) => !had.has(dish))
    .map(([, counted]) => counted)
    .toSorted((a, b) => b.times - a.times || (a.last.at < b.last.at ? 1 : -1))
    .slice(0, limit)
    .map(({ last }) => last);
}
