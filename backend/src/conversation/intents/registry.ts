import type { Decision } from '../decision.js';
import type { Scene } from '../scene.js';
import type { Intent, IntentOf, IntentType } from './intent.js';
import { logMeal } from './log-meal.js';

export interface Handler<T extends IntentType> {
  handle: (intent: IntentOf<T>, scene: Scene) => Decision;
  /** Whether a text with this intent uses up one of the plan's daily texts. */
  counts: boolean;
}

/** One handler for every intent: leaving one out does not compile. */
export const HANDLERS: { [T in IntentType]?: Handler<T> } = {
  'log-meal': { handle: logMeal, counts: true },
};

export function handle(intent: Intent, scene: Scene): Decision {
  const handler = HANDLERS[intent.type] as Handler<IntentType> | undefined;
  return handler ? handler.handle(intent, scene) : { intents: ['none'], events: [], replies: [] };
}
