import type { Item } from '../../domain/entry.js';

/** More than anybody eats of one thing at once: asked about, not stored. */
export const MOST_CALORIES = 4000;
export const MOST_GRAMS = 5000;
/** More than a day's training burns, and more than a day has. */
export const MOST_BURNED = 5000;
export const MOST_MINUTES = 1440;

export type Implausible = 'too-much' | 'not-positive';

/** What is wrong with an amount, null when it can be stored. */
export function implausible(item: Item): Implausible | null {
  const { quantity, grams, nutrients } = item;
  if (!Number.isFinite(quantity) || quantity <= 0) return 'not-positive';
  if (quantity > 5000 && !['g', 'ml'].includes(item.unit)) return 'too-much';
  if (grams !== null && !(grams <= MOST_GRAMS)) return 'too-much';
  if (nutrients !== null && !(nutrients.calories <= MOST_CALORIES)) return 'too-much';
  return null;
}
