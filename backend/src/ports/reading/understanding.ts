import type { HeardText } from '../../conversation/heard.js';
import type { Outcome } from '../../conversation/outcome.js';
import type { Snapshot } from '../../conversation/snapshot.js';
import type { ReadAnswer } from '../../conversation/turn.js';
import type { TurnAnswer } from '../../conversation/model-turn/turn-answer.js';
import type { TurnQuestion } from '../../conversation/model-turn/turn-question.js';
import type { ReadBy, Reading, ReadingContext } from '../../reading/reading.js';

/**
 * What a text comes to, or what a better reader should be asked first. `faint`: another ear should hear it for safety; `question`: what a model
 * should be asked about the turn before that. Where nobody else is to be asked, neither.
 */
export type Understood =
  /** `read`: who read it; null when it was understood without a reading. */
  | { type: 'decided'; outcome: Outcome; read: ReadBy | null; faint: boolean; question: TurnQuestion | null }
  /** `own`: what the built-in reader makes of it. */
  | {
      type: 'unsure';
      words: string;
      context: ReadingContext;
      as: 'auto' | 'meal';
      own: Reading;
      /** It is asked about all the same. */
      sure: boolean;
      faint: boolean;
      question: TurnQuestion | null;
    };

/** When a better reader is to be asked about what needs reading. */
export type AskAnother = 'never' | 'when-unsure' | 'always';

/**
 * Makes an outcome of a text and of what is known: the engine, wherever it runs.
 * Promises: no side effects; safe to repeat; one text that takes too long fails with TookTooLong and holds up no other for longer.
 */
export abstract class Understanding {
  abstract understand(heard: HeardText, snapshot: Snapshot, now: Date, ask: AskAnother): Promise<Understood>;
  /** The outcome of a text that another reader has answered for. */
  abstract decide(heard: HeardText, answer: ReadAnswer, snapshot: Snapshot, now: Date): Promise<Outcome>;
  /** The outcome of a text that a model answered for by numbers; `refused` where they stand for nothing, null where it had nothing to say. */
  abstract decideTurn(heard: HeardText, answer: TurnAnswer, snapshot: Snapshot, now: Date): Promise<Outcome | 'refused' | null>;
}

/** A text was worked on beyond its deadline; the work was ended. */
export class TookTooLong extends Error {
  constructor() {
    super('the text took too long');
  }
}
