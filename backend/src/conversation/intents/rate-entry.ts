import { begins, isDigits } from '../../language/letters.js';
import type { Item, MealEntry } from '../../domain/entry.js';
import { rateTogether, type RatedMeal } from '../../domain/health-rating.js';
import { addNutrients } from '../../domain/nutrients.js';
import { builtInTable, foodOfItem, isProcessed, type FoodTable } from '../../food/index.js';
import type { TurnContext } from '../turn-context.js';

/** A food of the survey's table has eight digits, of which the first tell its kind. */
const isCode = (food: string | null): food is string => food?.length === 8 && isDigits(food);

// USDA food codes say what a food is made of by their first digits: 4 legumes and nuts, 6 fruit, 7 vegetables (71 is white potato, which does
// not count as produce; nor does what is fried or sweet, whatever it is made of).
const isProduce = (item: Item) => isCode(item.food) && begins(item.food, ['4', '6', '7']) && !item.food.startsWith('71');
const DRUNK = new Set(['floz', 'ml', 'l', 'can', 'glass', 'bottle']);

/** An item with the food that it was made from. */
interface Eaten {
  item: Item;
  drink: boolean;
  processed: boolean;
}

function eatenOf(item: Item, table: FoodTable): Eaten {
  const food = foodOfItem(item, table);
  return { item, drink: food ? food.tags.has('drink') : DRUNK.has(item.unit), processed: food !== null && isProcessed(food) };
}

/** The meal with its rating; null where nothing is known of it. Which plans are shown it is for those who show it. */
export function rated(meal: MealEntry, context: TurnContext): MealEntry {
  const known = meal.items
    .filter((item) => item.nutrients !== null && item.grams !== null)
    .map((item) => eatenOf(item, context.table ?? builtInTable()));
  const [drunk, eaten] = [known.filter(({ drink }) => drink), known.filter(({ drink }) => !drink)];
  const result = rateTogether(sumOf(eaten, false), sumOf(drunk, true));
  if (result === null) return { ...meal, health: null };
  return {
    ...meal,
    health: { rating: result.rating, comment: context.say.ratingComment(result.good.slice(0, 2), result.watch.slice(0, 2)) },
  };
}

function sumOf(all: readonly Eaten[], drink: boolean): RatedMeal | null {
  if (all.length === 0) return null;
  const weight = (of: readonly Eaten[]): number => of.reduce((sum, { item }) => sum + item.grams!, 0);
  const processed = all.filter((one) => one.processed);
  return {
    nutrients: addNutrients(all.map(({ item }) => item.nutrients)),
    grams: weight(all.filter(({ item }) => item.nutrients!.calories >= 1)) || weight(all),
    produceGrams: weight(all.filter((one) => !one.processed && isProduce(one.item))),
    processedCalories: processed.reduce((sum, { item }) => sum + item.nutrients!.calories, 0),
    drink,
  };
}
