import type { TurnAnswer } from '../../conversation/model-turn/turn-answer.js';
import type { TurnQuestion } from '../../conversation/model-turn/turn-question.js';
import type { ReadBy } from '../../reading/reading.js';

/** What a model answered about a turn, and what that took; a kept answer took nothing. */
export interface TurnRead {
  answer: TurnAnswer;
  by: Extract<ReadBy, { reader: 'model' }>;
}

/**
 * Says by a model what a text asks for, of a talk that our own rules do not see through.
 * Promises: no side effects; safe to repeat; answers within its deadline or fails with ReaderUnavailable, and with nothing else. The answer
 * is of the schema; whether its numbers stand for anything is for the engine to say.
 */
export abstract class TurnReader {
  abstract read(question: TurnQuestion): Promise<TurnRead>;
  /** The same where it was asked before: no cost and no waiting. Null: it would have to ask. */
  abstract readKept(question: TurnQuestion): Promise<TurnRead | null>;
}
