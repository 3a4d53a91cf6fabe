/** The questions we ask; each has a handler in questions/registry.ts. */
export const ASK_NAMES = [
  /** What was asked of us last: nothing is waited for. */
  'topic',
  'choice',
  'amount',
  'calories',
  'which-item',
  'wrong',
  'share',
  'number',
  'workout',
  'meal',
  'goal',
  'confirm-delete',
  'offer',
  'yes-no',
  /** Whether something is to be done, or which of two. */
  'check',
] as const;
export type AskName = (typeof ASK_NAMES)[number];
