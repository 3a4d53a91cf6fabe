import type { Reading, ReadingContext } from '../reading/reading.js';

/**
 * Turns free text into what was eaten and done.
 * Promises: no side effects; safe to repeat; answers or fails within its deadline. It never throws for odd text:
 * a text it can make nothing of is a Reading without meals and workouts. Fails with ReaderUnavailable only.
 */
export abstract class Reader {
  /** @param as `meal`: a command said that everything is food that was eaten */
  abstract read(text: string, context: ReadingContext, as?: 'auto' | 'meal'): Promise<Reading>;
}

/** The reader cannot answer now (down, slow, refusing, out of allowance); the caller falls back or defers. */
export class ReaderUnavailable extends Error {
  constructor(readonly reason: 'timeout' | 'down' | 'refused' | 'garbage' | 'busy') {
    super(`reader unavailable: ${reason}`);
  }
}
