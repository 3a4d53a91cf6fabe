import type { Item, MealEntry } from '../../domain/entry.js';
import { rateTogether, type RatedMeal } from '../../domain/health-rating.js';
import { addNutrients } from '../../domain/nutrients.js';
import type { Scene } from '../scene.js';

// USDA food codes say what a food is made of by their first digits: 4 legumes and nuts, 6 fruit, 7 vegetables
// (71 is white potato, which does not count as produce); 111, 113 and 115 are milk, 92 to 94 drinks without and with alcohol, and water.
const isProduce = (item: Item) => /^(4|6|7(?!1))\d{7}$/.test(item.food ?? '');
const isDrink = (item: Item) =>
  /^(9[234]|6[14]1|642|11[135])\d+$/.test(item.food ?? '') || ['floz', 'ml', 'l', 'can', 'glass', 'bottle'].includes(item.unit);

/** The meal with its rating; null where nothing is known of it. Which plans are shown it is for those who show it. */
export function rated(meal: MealEntry, scene: Scene): MealEntry {
  const known = meal.items.filter((item) => item.nutrients !== null && item.grams !== null);
  const result = rateTogether(
    sumOf(
      known.filter((item) => !isDrink(item)),
      false,
    ),
    sumOf(known.filter(isDrink), true),
  );
  if (result === null) return { ...meal, health: null };
  return {
    ...meal,
    health: { rating: result.rating, comment: scene.say.ratingComment(result.good.slice(0, 2), result.watch.slice(0, 2)) },
  };
}

function sumOf(items: readonly Item[], drink: boolean): RatedMeal | null {
  if (items.length === 0) return null;
  const weight = (of: readonly Item[]): number => of.reduce((sum, item) => sum + item.grams!, 0);
  return {
    nutrients: addNutrients(items.map((item) => item.nutrients)),
    grams: weight(items.filter((item) => item.nutrients!.calories >= 1)) || weight(items),
    produceGrams: weight(items.filter(isProduce)),
    drink,
  };
}
