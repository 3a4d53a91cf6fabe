/** What became of a reminder that was due, as it is counted and shown. */
export const REMINDER_RESULTS = [
  'sent',
  'logged-already',
  'opted-out',
  'missed',
  'backed-off',
  'not-in-plan',
  'switched-off',
  'held',
  'nothing-to-tell',
  'unreachable',
] as const;
export type ReminderResult = (typeof REMINDER_RESULTS)[number];
