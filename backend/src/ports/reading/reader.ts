import type { Reading, ReadingContext } from '../../reading/reading.js';

/**
 * Turns free text into what was eaten and done.
 * Promises: no side effects; safe to repeat; answers or fails within its deadline. It never throws for odd text:
 * a text it can make nothing of is a Reading without meals and workouts. Fails with ReaderUnavailable only.
 */
export abstract class Reader {
  /**
   * @param as `meal`: a command said that everything is food that was eaten
   * @param own what the built-in reader made of the text, where that is known already
   */
  abstract read(text: string, context: ReadingContext, as?: 'auto' | 'meal', own?: Reading): Promise<Reading>;

  /** The same where everything that it would ask was asked before: no cost and no waiting. Null: it would have to ask. */
  abstract readKept(text: string, context: ReadingContext, as?: 'auto' | 'meal', own?: Reading): Promise<Reading | null>;
}

export type UnavailableReason = 'timeout' | 'down' | 'refused' | 'garbage' | 'busy' | 'misconfigured';

/** The reader cannot answer now (down, slow, refusing, out of allowance); the caller falls back or defers. */
export class ReaderUnavailable extends Error {
  constructor(
    readonly reason: UnavailableReason,
    /** What the server said of wrong settings, its status and code: for the log, never for users. */
    readonly detail: string | null = null,
  ) {
    super(`reader unavailable: ${reason}`);
  }
}
