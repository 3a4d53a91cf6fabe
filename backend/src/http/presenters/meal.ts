import type { Meal, MealItem } from '../../contract/index.js';
import type { Item, MealEntry } from '../../domain/entry.js';
import { addNutrients } from '../../domain/nutrients.js';
import type { Capabilities } from '../../domain/plan.js';
import type { Foods } from '../../ports/reading/foods.js';
import { describeEntry } from '../../usecases/describe-entry.js';
import { tableNameOf } from '../../usecases/table-name-of.js';
import { grams, kcal } from './round.js';

/** How much of a meal a plan shows. */
export interface MealView {
  rating: boolean;
  macros: boolean;
}

/** Ratings are for Pro; for past days, macros are for plans whose history has them. */
export function mealView({ healthRating, history }: Capabilities, past: boolean): MealView {
  return { rating: healthRating, macros: !past || history === 'all' };
}

type Macros = 'protein' | 'carbs' | 'fat' | 'healthyFat' | 'unhealthyFat' | 'sugar' | 'naturalSugar' | 'addedSugar';

export function presentMeal(meal: MealEntry, view: MealView, foods: Foods): Omit<Meal, Macros> & Partial<Pick<Meal, Macros>> {
  const sum = addNutrients(meal.items.map((item) => item.nutrients));
  const macros = {
    protein: grams(sum.protein),
    carbs: grams(sum.carbs),
    fat: grams(sum.fat),
    healthyFat: grams(sum.healthyFat),
    unhealthyFat: grams(sum.unhealthyFat),
    sugar: grams(sum.sugar),
    naturalSugar: grams(sum.naturalSugar),
    addedSugar: grams(sum.addedSugar),
  };
  return {
    id: meal.id,
    number: meal.number,
    mealType: meal.meal,
    description: describeEntry(meal),
    calories: kcal(sum.calories),
    ...(view.macros ? macros : {}),
    healthRating: view.rating ? (meal.health?.rating ?? null) : null,
    healthComment: view.rating ? (meal.health?.comment ?? null) : null,
    rated: meal.health !== null,
    date: meal.localDate,
    time: meal.localTime,
    items: meal.items.map((item) => presentItem(item, view, foods)),
  };
}

export function presentItem(item: Item, view: MealView, foods?: Foods): MealItem {
  const { name, quantity, unit, size, source, food, assumed, assumption, nutrients } = item;
  const figure = (value: number | undefined) => (value === undefined || !view.macros ? null : grams(value));
  return {
    name,
    quantity,
    unit,
    size,
    grams: item.grams === null ? null : grams(item.grams),
    calories: nutrients ? kcal(nutrients.calories) : null,
    protein: figure(nutrients?.protein),
    carbs: figure(nutrients?.carbs),
    fat: figure(nutrients?.fat),
    sugar: figure(nutrients?.sugar),
    source,
    food,
    foodName: foods ? tableNameOf(item, foods) : null,
    assumed,
    assumption,
  };
}
