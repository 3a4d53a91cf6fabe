import { readText } from '../../reading/index.js';
import type { Intent } from '../intents/intent.js';
import { readingContext, type TurnContext } from '../turn-context.js';

/** A text read as food whatever else it sounds like: all of it known, or nothing. */
export function logFood(context: TurnContext): readonly Intent[] | null {
  const { meals } = readText(context.text, readingContext(context.snapshot, context.now), context.table, 'meal');
  const known = meals.length > 0 && meals.every(({ items }) => items.length > 0 && items.every(({ nutrients }) => nutrients !== null));
  return known ? meals.map((meal) => ({ type: 'log-meal', ...meal })) : null;
}

/** A text read as training: one that tells how long, how far or how much it was. */
export function logWorkout(context: TurnContext): readonly Intent[] | null {
  const { workouts } = readText(context.text, readingContext(context.snapshot, context.now), context.table, 'workout');
  const told = workouts.filter(({ minutes, distance, calories }) => minutes !== null || distance !== null || calories !== null);
  return told.length > 0 && told.length === workouts.length ? told.map((workout) => ({ type: 'log-workout', ...workout })) : null;
}
