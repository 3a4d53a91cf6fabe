import type { SenseTopic } from '../../conversation/safety/classes.js';

/** What a model heard in a text besides food; a kept answer took nothing. */
export interface HeardByModel {
  /** Null: nothing but what a diary is for. */
  topic: SenseTopic | null;
  tokensIn: number;
  tokensOut: number;
}

/**
 * Hears by a model what our own ears are not sure is nothing.
 * Promises: no side effects; safe to repeat; answers within its deadline or fails with ReaderUnavailable, and with nothing else.
 */
export abstract class ThirdEar {
  abstract hear(text: string): Promise<HeardByModel>;
  /** The same where it was asked before: no cost and no waiting. Null: it would have to ask. */
  abstract hearKept(text: string): Promise<HeardByModel | null>;
}
