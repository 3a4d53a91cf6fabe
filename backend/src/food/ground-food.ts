import type { Item } from '../domain/entry.js';
import { scaleNutrients } from '../domain/nutrients.js';
import type { Food } from './food.js';
import { weigh, type SaidAmount } from './portions/weigh.js';

/** What a text says of one food beyond its name. */
export interface SaidFood extends SaidAmount {
  mods: readonly string[];
  /** The user's own weight of the whole amount, grams. */
  grams: number | null;
  /** The user's own energy of the whole amount, kcal. */
  calories: number | null;
}

export const NOTHING_SAID: SaidFood = {
  quantity: null,
  unit: null,
  size: null,
  details: [],
  each: null,
  plural: false,
  mods: [],
  grams: null,
  calories: null,
};

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** The item that a food and an amount make: grams and figures for the whole amount. The user's own grams and calories win. */
export function groundFood(food: Food, said: SaidFood): Item {
  const weighed = weigh(food, said);
  const userGrams = said.grams ?? null;
  let grams = userGrams ?? weighed.grams;
  let source: Item['source'] = food.source;
  const energy = (food.per100g.calories * grams) / 100;
  if (said.calories !== null) {
    source = 'user';
    if (userGrams === null && weighed.assumption !== null && energy > 0) grams *= said.calories / energy;
  }
  let nutrients = scaleNutrients(food.per100g, grams / 100);
  if (said.calories !== null)
    nutrients = {
      ...(nutrients.calories > 0 ? scaleNutrients(nutrients, said.calories / nutrients.calories) : nutrients),
      calories: said.calories,
    };
  const assumed = said.calories === null && userGrams === null && (weighed.assumption !== null || !weighed.known);
  return {
    name: food.name,
    quantity: round(weighed.quantity, 4),
    unit: weighed.unit,
    size: weighed.size,
    grams: round(grams, 2),
    nutrients,
    source,
    food: food.code,
    assumed,
    assumption: assumed ? (weighed.assumption ?? `${Math.round(grams)} g`) : null,
    mods: [...said.mods],
  };
}

/** A food that the table does not know: no figures are made up. Calories, when the user gave them, are kept. */
export function unknownItem(name: string, said: SaidFood): Item {
  return {
    name,
    quantity: said.quantity ?? 1,
    unit: said.unit ?? 'count',
    size: said.size,
    grams: said.grams,
    nutrients: said.calories === null ? null : userNutrients({ calories: said.calories }),
    source: 'user',
    food: null,
    assumed: false,
    assumption: null,
    mods: [...said.mods],
  };
}

/** Figures that are the user's own; calories follow from the macros where they are not given. */
export function userNutrients(own: {
  calories?: number;
  protein?: number;
  carbs?: number;
  fat?: number;
  sugar?: number;
}): NonNullable<Item['nutrients']> {
  const { protein = 0, carbs = 0, fat = 0, sugar = 0 } = own;
  return {
    calories: own.calories ?? 4 * protein + 4 * Math.max(carbs, sugar) + 9 * fat,
    protein,
    carbs: Math.max(carbs, sugar),
    fat,
    healthyFat: 0,
    unhealthyFat: 0,
    sugar,
    naturalSugar: 0,
    addedSugar: sugar,
    fiber: 0,
    sodium: 0,
    alcohol: 0,
  };
}
