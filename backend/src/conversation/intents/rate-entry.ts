import type { Item, MealEntry } from '../../domain/entry.js';
import { rateMeal } from '../../domain/health-rating.js';
import { addNutrients } from '../../domain/nutrients.js';
import type { Scene } from '../scene.js';

// USDA food codes say what a food is made of by their first digits: 4 legumes and nuts, 6 fruit, 7 vegetables
// (71 is white potato, which does not count as produce); 92 and 93 are drinks without and with alcohol.
const isProduce = (item: Item) => /^(4|6|7(?!1))\d{7}$/.test(item.food ?? '');
const isDrink = (item: Item) =>
  /^(9[23]|6[14]1|642)\d+$/.test(item.food ?? '') || ['floz', 'ml', 'l', 'can', 'glass', 'bottle'].includes(item.unit);

/** The meal with its rating; null where nothing is known of it. Which plans are shown it is for those who show it. */
export function rated(meal: MealEntry, scene: Scene): MealEntry {
  const known = meal.items.filter((item) => item.nutrients !== null && item.grams !== null);
  const grams =
    known.filter((item) => item.nutrients!.calories >= 1).reduce((sum, item) => sum + item.grams!, 0) ||
    known.reduce((sum, item) => sum + item.grams!, 0);
  const result = rateMeal({
    nutrients: addNutrients(known.map((item) => item.nutrients)),
    grams,
    produceGrams: known.filter(isProduce).reduce((sum, item) => sum + item.grams!, 0),
    drink: known.length > 0 && known.every(isDrink),
  });
  if (result === null) return { ...meal, health: null };
  return {
    ...meal,
    health: { rating: result.rating, comment: scene.say.ratingComment(result.good.slice(0, 2), result.watch.slice(0, 2)) },
  };
}
