/** The questions we ask; each has a handler in questions/registry.ts. */
export const ASK_NAMES = [
  'choice',
  'amount',
  'calories',
  'which-item',
  'wrong',
  'number',
  'workout',
  'meal',
  'confirm-delete',
  'offer',
  'yes-no',
] as const;
export type AskName = (typeof ASK_NAMES)[number];
