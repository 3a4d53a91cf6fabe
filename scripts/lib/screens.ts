/** The screens of the dashboard that need nobody signed in. */
export const FOR_VISITORS = ['/', '/terms', '/privacy', '/phone'];

export const FOR_USERS = [
  '/dashboard',
  '/history',
  '/messages',
  '/goals',
  '/subscription',
  '/settings',
  '/notifications',
  '/account',
  '/feedback',
  '/no-such-page',
];

/** The steps of a newcomer's first day. */
export const FOR_NEWCOMERS = [
  '/onboarding',
  '/dashboard',
  '/history',
  '/messages',
  '/goals',
  '/subscription',
  '/notifications',
  '/account',
];

/** The console's screens; the page of one row is found by the first link of its list. */
export const OF_CONSOLE = [
  '/',
  '/quality',
  '/business',
  '/inbox',
  '/conversations',
  '/search',
  '/feedback',
  '/requests',
  '/deliveries',
  '/learning',
  '/reviews',
  '/lessons',
  '/foods',
  '/replay',
  '/users',
  '/outreaches',
  '/outreaches/new',
  '/texts',
  '/meals',
  '/workouts',
  '/goals',
  '/reminders',
  '/reminder-log',
  '/subscriptions',
  '/saved-replies',
  '/staff',
  '/audit',
];

/** Lists of the console whose rows have a page of their own. */
export const WITH_PAGES = [
  'texts',
  'workouts',
  'outreaches',
  'conversations',
  'learning',
  'foods',
  'users',
  'meals',
  'goals',
  'deliveries',
  'feedback',
  'subscriptions',
  'audit',
];
