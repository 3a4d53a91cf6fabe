import type { Retention } from '../../domain/retention.js';

/** Removes what has had its time. Promises: done twice, or by several processes at once, it removes no more. */
export abstract class Housekeeping {
  /** What is of no use a day after: entries that can no longer be brought back, old sessions, spent tokens and counters; and the words of strangers. */
  abstract purge(before: Date, strangersBefore: Date): Promise<void>;
  /** One portion of what was kept for long enough; says how much it was, fewer than `limit` when nothing is left. */
  abstract retire(what: Exclude<keyof Retention, 'strangersDays'>, before: Date, limit: number): Promise<number>;
}
