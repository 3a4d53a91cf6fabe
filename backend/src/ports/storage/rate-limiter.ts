/** What is counted, and how much of it may be within a window. */
export interface Hit {
  key: string;
  /** Above zero. */
  limit: number;
  windowSeconds: number;
}

/**
 * Counts what happens under a key within a window.
 * Promises: atomic over all processes; a hit beyond the limit is not counted. Fails when the database does: callers that
 * guard money or codes must then refuse.
 */
export abstract class RateLimiter {
  /** True when this hit is within `limit` per window; -1 is unlimited. */
  abstract hit(key: string, limit: number, windowSeconds: number, now: Date): Promise<boolean>;
  /** True when both are; the second is not counted where the first is beyond its limit. */
  abstract hitBoth(one: Hit, other: Hit, now: Date): Promise<boolean>;
  /** Takes back one hit. */
  abstract giveBack(key: string): Promise<void>;
  /** Begins anew. */
  abstract forget(key: string): Promise<void>;
}
