import type { Reading } from '../../reading/reading.js';
import type { Scene } from '../scene.js';
import type { Intent } from './intent.js';

/** What a reading asks us to do, in the order of the text. */
export function intentsOfReading(reading: Reading, scene: Scene): Intent[] {
  const intents: Intent[] = [
    ...reading.meals.map((meal): Intent => ({ type: 'log-meal', ...meal })),
    ...reading.workouts.map((workout): Intent => ({ type: 'log-workout', ...workout })),
  ];
  if (intents.length > 0) return intents;
  return [scene.modelMissed ? { type: 'deferred' } : { type: 'not-understood', words: scene.text, foreign: false }];
}
