import { builtInTable, foodOfItem } from '../../food/index.js';
import type { Item } from '../../domain/entry.js';

/** More than anybody eats of one thing at once: asked about, not stored. */
export const MOST_CALORIES = 4000;
export const MOST_GRAMS = 5000;
/** More than a day's training burns, and more than a day has. */
export const MOST_BURNED = 5000;
export const MOST_MINUTES = 1440;

/** More of it than anybody has at once, in grams, by USDA's category: what is put on or into other food. */
const MOST_OF: Readonly<Record<string, number>> = {
  'Sugars and honey': 200,
  'Sugar substitutes': 60,
  'Spices and Herbs': 60,
  'Jams, syrups, toppings': 300,
  'Mustard and other condiments': 250,
  'Tomato-based condiments': 300,
  'Soy-based condiments': 200,
  'Butter and animal fats': 200,
  Margarine: 200,
  Mayonnaise: 250,
  'Fats and Oils': 200,
  'Salad dressings and vegetable oils': 250,
  'Cream and cream substitutes': 350,
};

export type Implausible = 'too-much' | 'not-positive';

/** What is wrong with an amount, null when it can be stored. */
export function implausible(item: Item): Implausible | null {
  const { quantity, grams, nutrients } = item;
  if (!Number.isFinite(quantity) || quantity <= 0) return 'not-positive';
  if (quantity > 5000 && !['g', 'ml'].includes(item.unit)) return 'too-much';
  if (grams !== null && !(grams <= MOST_GRAMS)) return 'too-much';
  if (nutrients !== null && !(nutrients.calories <= MOST_CALORIES)) return 'too-much';
  if (item.source === 'builtin' && (grams ?? 0) > (MOST_OF[foodOfItem(item, builtInTable())?.category ?? ''] ?? MOST_GRAMS))
    return 'too-much';
  return null;
}
