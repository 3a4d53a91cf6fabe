import type { FoodTable } from '../food/index.js';
import type { Reading } from '../reading/reading.js';
import { type Doubts, doubtsOf } from './doubts.js';

/*
 * How often the built-in reader is wrong in calories by more than a fifth or in carbohydrate by 7.5 g: a logistic regression over 1,040 meal texts
 * of three authors with known truth. `npm run fit:gate -- FILE...` fits it again, and tells the share of texts that are asked for the share of
 * the errors among them, each text judged by a fit on others.
 */
const BASE = -3.36;
const WEIGHT: Readonly<Doubts> = { rivals: 0.23, left: 0.1, stakes: 0.26, assumed: 0.2 };

/** What was not read at all, or has two readings, is put to a better ear whatever the rest. */
const PLAIN = 0.9;

/** How likely the built-in reading of a text is wrong, 0 to 1. */
export function chanceWrong(reading: Reading, text: string, table?: FoodTable): number {
  const known = plainly(reading);
  if (known !== null) return known;
  const doubts = doubtsOf(reading, text, table);
  const score = (Object.keys(WEIGHT) as (keyof Doubts)[]).reduce((sum, name) => sum + WEIGHT[name] * doubts[name], BASE);
  return 1 / (1 + Math.exp(-score));
}

/** What needs no reckoning; null: the doubts tell. */
export function plainly({ meals, workouts, asides, leftover }: Reading): number | null {
  const items = meals.flatMap((meal) => meal.items);
  if (meals.length + workouts.length + asides.length === 0) return PLAIN;
  if (items.some(({ nutrients, choices }) => nutrients === null || choices.length > 0)) return PLAIN;
  if (workouts.some(({ sureness }) => sureness < 0.8)) return PLAIN;
  if (items.length === 0) return leftover.length > 0 ? PLAIN : 0;
  return null;
}
