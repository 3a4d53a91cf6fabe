import type { StreakView } from '@mealtext/backend/contract';
import { say } from './say';

/** Fewer days than this are no streak. */
const LEAST = 2;
const LEAST_LATELY = 3;

/**
 * What is worth a word of how steadily somebody logs: the days in a row, and while today lacks one meal that it is one; after a gap, which is never
 * mentioned, how many of the last days were logged; else nothing.
 */
export function streakWords({ days, lately, today }: StreakView): string | null {
  if (days >= LEAST) return today === 1 ? say('streakOneMore', { days, next: days + 1 }) : say('streak', { days });
  return lately >= LEAST_LATELY ? say('lately', { count: lately }) : null;
}
