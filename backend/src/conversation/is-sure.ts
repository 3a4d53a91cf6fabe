import type { Reading } from '../reading/reading.js';

/** From here on the built-in reader is right about as often as a model, which then need not be asked. */
export const SURE = 0.8;

/**
 * Whether a reading by the built-in reader needs no better ear: something was read, nothing was left over, and every food and
 * activity is known, fits its words and has one meaning.
 */
export function isSure({ meals, workouts, asides, leftover }: Reading): boolean {
  if (leftover.length > 0 || meals.length + workouts.length + asides.length === 0) return false;
  const items = meals.flatMap((meal) => meal.items);
  return (
    items.every(({ nutrients, choices, sureness }) => nutrients !== null && choices.length === 0 && sureness >= SURE) &&
    workouts.every(({ sureness }) => sureness >= SURE)
  );
}
