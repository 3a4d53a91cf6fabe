import type { TurnAnswer } from '../../conversation/model-turn/turn-answer.js';
import type { Reading, ReadingContext } from '../../reading/reading.js';

/** What models once answered. Promises: asks no model; null when the answer is not kept or no longer makes sense. */
export abstract class KeptReadings {
  abstract read(key: string, text: string, context: ReadingContext, as?: 'auto' | 'meal'): Promise<Reading | null>;
  /** What one said that a text asks for; null also where it was asked for a reading. */
  abstract readTurn(key: string): Promise<TurnAnswer | null>;
}
