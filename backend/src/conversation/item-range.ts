import { roundHalfUp } from '../domain/day-log.js';
import type { Item } from '../domain/entry.js';

const WEIGHED: ReadonlySet<string> = new Set(['g', 'kg', 'oz', 'lb', 'ml', 'floz']);

/** How far off a figure may be, in kcal: weighed food 10 %, a said amount 20 %, a guessed one 35 %, a model's 40 %; the user's own not at all. */
export function itemRange(item: Item): [number, number] | null {
  if (item.nutrients === null || item.source === 'user') return null;
  const off = item.source === 'model' ? 0.4 : item.assumed ? 0.35 : WEIGHED.has(item.unit) ? 0.1 : 0.2;
  return [roundHalfUp(item.nutrients.calories * (1 - off)), roundHalfUp(item.nutrients.calories * (1 + off))];
}
