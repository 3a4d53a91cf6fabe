import { readText } from '../../reading/index.js';
import type { Intent } from '../intents/intent.js';
import { readingContext, type Scene } from '../scene.js';

/** A text read as food whatever else it sounds like: all of it known, or nothing. */
export function logFood(scene: Scene): readonly Intent[] | null {
  const { meals } = readText(scene.text, readingContext(scene.snapshot, scene.now), scene.table, 'meal');
  const known = meals.length > 0 && meals.every(({ items }) => items.length > 0 && items.every(({ nutrients }) => nutrients !== null));
  return known ? meals.map((meal) => ({ type: 'log-meal', ...meal })) : null;
}

/** A text read as training: one that tells how long, how far or how much it was. */
export function logWorkout(scene: Scene): readonly Intent[] | null {
  const { workouts } = readText(scene.text, readingContext(scene.snapshot, scene.now), scene.table, 'workout');
  const told = workouts.filter(({ minutes, distance, calories }) => minutes !== null || distance !== null || calories !== null);
  return told.length > 0 && told.length === workouts.length ? told.map((workout) => ({ type: 'log-workout', ...workout })) : null;
}
