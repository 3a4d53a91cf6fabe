import { begins, isDigits } from '../../language/letters.js';
import type { Item, MealEntry } from '../../domain/entry.js';
import { rateTogether, type RatedMeal } from '../../domain/health-rating.js';
import { addNutrients } from '../../domain/nutrients.js';
import type { Scene } from '../scene.js';

/** A food of the survey's table has eight digits, of which the first tell its kind. */
const isCode = (food: string | null): food is string => food?.length === 8 && isDigits(food);
const DRINKS = '92 93 94 611 641 642 111 113 115'.split(' ');

// USDA food codes say what a food is made of by their first digits: 4 legumes and nuts, 6 fruit, 7 vegetables
// (71 is white potato, which does not count as produce); 111, 113 and 115 are milk, 92 to 94 drinks without and with alcohol, and water.
const isProduce = (item: Item) => isCode(item.food) && begins(item.food, ['4', '6', '7']) && !item.food.startsWith('71');
const isDrink = (item: Item) => begins(item.food ?? '', DRINKS) || ['floz', 'ml', 'l', 'can', 'glass', 'bottle'].includes(item.unit);

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
