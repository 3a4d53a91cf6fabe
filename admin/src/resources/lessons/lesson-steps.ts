import type { LessonRow } from '@mealtext/backend/contract';
import { MANY_CHANGES } from '@mealtext/backend/domain';

export type LessonStep = 'try' | 'publish' | 'remove' | 'take-back';

/** What somebody can do with a lesson now: whoever made it never publishes it, and nobody does before it was tried. @param me the staff member's id */
export function lessonSteps({ state, madeBy, tried }: Pick<LessonRow, 'state' | 'madeBy' | 'tried'>, me: string): LessonStep[] {
  if (state === 'taken-back') return [];
  if (state === 'published') return ['try', 'take-back'];
  return ['try', ...(madeBy !== me && tried ? (['publish'] as const) : []), 'remove'];
}

/** Whether it changes so many texts that publishing it asks again. */
export const changesMany = ({ tried }: Pick<LessonRow, 'tried'>): boolean => (tried?.changed ?? 0) > MANY_CHANGES;
