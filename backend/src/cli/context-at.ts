import type { ReadingContext } from '../reading/index.js';

/** Somebody in New York of whom nothing is known: what sets of texts with known truth are read by. */
export const contextAt = (now: string): ReadingContext => ({
  now: new Date(now),
  zone: 'America/New_York',
  country: 'US',
  meal: null,
  weightKg: null,
  memory: [],
});
