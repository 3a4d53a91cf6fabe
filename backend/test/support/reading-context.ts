import type { ReadingContext } from '../../src/reading/reading.js';

/** Somebody in New York at half past noon on a Tuesday, of whom nothing is known. */
export const context: ReadingContext = {
  now: new Date('2025-06-10T16:30:00Z'),
  zone: 'America/New_York',
  country: 'US',
  meal: null,
  weightKg: null,
  memory: [],
};
