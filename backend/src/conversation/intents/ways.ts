/** What can be done with the product, as far as people ask how: the more particular first, where several are named. */
export const WAYS = [
  'sign-in',
  'reminders',
  'goals',
  'saved',
  'language',
  'brands',
  'water',
  'weight',
  'units',
  'name',
  'account',
  'undo',
  'delete',
  'change',
  'past',
  'workouts',
  'log',
  'cancel',
  'counts',
] as const;
export type Way = (typeof WAYS)[number];
