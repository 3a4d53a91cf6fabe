import type { Item } from '../domain/entry.js';
import type { Nutrients } from '../domain/nutrients.js';
import type { Food, SaidFood } from '../food/index.js';
import type { Said } from './heard-amount.js';

/** "30g protein shake": the user's figure stands, and the energy goes with it. */
export function withClaims(item: Item, said: Said): Item {
  let { nutrients } = item;
  if (!nutrients) return item;
  for (const name of ['protein', 'carbs', 'fat'] as const) {
    const value = said.claims[name];
    if (value === undefined) continue;
    const whole = value * (item.unit === 'count' || item.unit === 'serving' || item.unit === 'piece' ? item.quantity : 1);
    const calories: number =
      said.calories === null ? Math.max(0, nutrients.calories + (whole - nutrients[name]) * (name === 'fat' ? 9 : 4)) : nutrients.calories;
    nutrients = { ...nutrients, [name]: whole, calories };
  }
  return nutrients === item.nutrients ? item : { ...item, nutrients: withinBounds(nutrients) };
}

function withinBounds(n: Nutrients): Nutrients {
  const sugar = Math.min(n.sugar, n.carbs);
  const natural = Math.min(n.naturalSugar, sugar);
  const fats = n.healthyFat + n.unhealthyFat;
  const fit = fats > n.fat ? n.fat / fats : 1;
  return {
    ...n,
    sugar,
    naturalSugar: natural,
    addedSugar: sugar - natural,
    healthyFat: n.healthyFat * fit,
    unhealthyFat: n.unhealthyFat * fit,
  };
}

const MOST_GRAMS = 1000;
const MOST_DRINK = 3000;
const MOST_CALORIES = 1500;

/** More of one item than people eat: asked about, not stored. What the user weighed or counted in so many words stays under a wider bound. */
export function absurd(item: Item, said: Pick<SaidFood, 'quantity' | 'unit' | 'grams' | 'calories'> & { size?: string | null }): boolean {
  const grams = item.grams ?? 0;
  const calories = item.nutrients?.calories ?? 0;
  const told = said.calories !== null || said.grams !== null || said.quantity !== null || (said.size ?? null) !== null;
  const few = said.quantity !== null && said.quantity <= 3;
  if (calories > (told ? (few ? 4000 : 3000) : MOST_CALORIES * 1.2)) return true;
  // Who tells the calories need not be asked how much it was.
  if (said.calories !== null) return false;
  const density = grams > 0 ? calories / grams : 0;
  return grams > (density < 0.8 ? MOST_DRINK : few || said.grams !== null ? MOST_GRAMS * 2.2 : MOST_GRAMS * 1.5);
}

/** kcal, protein, carbs, fat, grams of what "no bun" and the like leave away. */
const LEFT_AWAY: readonly (readonly [RegExp, RegExp, { calories: number; protein: number; carbs: number; fat: number; grams: number }])[] =
  [
    [
      /^(?:no|without|hold(?: the)?|minus|sans|sin) (?:the )?(?:bun|bread|bagel|roll|pan|pain)/,
      /burger|sandwich|hot dog|sub|mcchicken|whopper|big mac|quarter pounder|mcdouble|brat/,
      { calories: 145, protein: 5, carbs: 27, fat: 2, grams: 52 },
    ],
    [
      /^(?:no|without|hold(?: the)?|minus|sans|sin) (?:the )?(?:tortilla|wrap|shell)/,
      /burrito|wrap|taco|quesadilla|fajita/,
      { calories: 200, protein: 5, carbs: 34, fat: 5, grams: 70 },
    ],
    [
      /^(?:no|without|hold(?: the)?|minus|sans|sin) (?:the )?(?:cheese|fromage|queso)/,
      /cheese|pizza|big mac|sub|quarter pounder|nachos|quesadilla|taco|burrito/,
      { calories: 75, protein: 4, carbs: 1, fat: 6, grams: 20 },
    ],
    [
      /^(?:no|without|hold(?: the)?|minus|sans|sin) (?:the )?(?:mayo|sauce|dressing|special sauce)/,
      /burger|sandwich|\bsub\b|wrap|mac|whopper|mcchicken/,
      { calories: 80, protein: 0, carbs: 1, fat: 9, grams: 13 },
    ],
  ];

/** "Burger, no bun" counts without the bun. At most seven tenths of the whole go. */
export function subtractWithout(item: Item, food: Food): Item {
  if (!item.nutrients || item.source === 'user') return item;
  let { nutrients, grams } = item;
  for (const mod of item.mods) {
    const rule = LEFT_AWAY.find(([said, dish]) => said.test(mod) && dish.test(food.name));
    if (!rule || !nutrients) continue;
    const less = rule[2];
    const times = Math.max(1, item.unit === 'count' ? item.quantity : 1);
    const take = (value: number, away: number): number => Math.max(value * 0.3, value - away * times);
    nutrients = {
      ...nutrients,
      calories: take(nutrients.calories, less.calories),
      protein: take(nutrients.protein, less.protein),
      carbs: take(nutrients.carbs, less.carbs),
      fat: take(nutrients.fat, less.fat),
    };
    const fat = nutrients.fat / Math.max(item.nutrients.fat, 0.001);
    const carbs = nutrients.carbs / Math.max(item.nutrients.carbs, 0.001);
    nutrients = {
      ...nutrients,
      healthyFat: item.nutrients.healthyFat * fat,
      unhealthyFat: item.nutrients.unhealthyFat * fat,
      sugar: item.nutrients.sugar * carbs,
      naturalSugar: item.nutrients.naturalSugar * carbs,
      addedSugar: item.nutrients.addedSugar * carbs,
    };
    grams = grams === null ? null : take(grams, less.grams);
  }
  return nutrients === item.nutrients ? item : { ...item, nutrients, grams };
}
