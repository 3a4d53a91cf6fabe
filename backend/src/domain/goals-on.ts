import type { Goals } from './goals.js';

/** Goals that stood from a local day on. */
export interface GoalsFrom {
  /** YYYY-MM-DD */
  from: string;
  goals: Goals;
}

/**
 * The goals of a day: the latest that stood on it; for a day from before the first that are known, those. Null where none are known at all.
 * @param history oldest first
 */
export const goalsOn = (history: readonly GoalsFrom[], date: string): Goals | null =>
  (history.findLast(({ from }) => from <= date) ?? history[0])?.goals ?? null;
