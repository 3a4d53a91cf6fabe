/** What a person agrees to, with the version that is stored beside the agreement. A changed text gets a new version. */
export const SIGN_UP_CONSENT = {
  version: 'sign-up-2025-05-20',
  text: 'We text you a sign-in code and answers to what you text us. Message frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to opt out. Not for children under 13.',
} as const;

export const WEEKLY_CONSENT = {
  version: 'weekly-report-2026-11-22',
  text: 'Your week in figures, on Sunday evening. By switching it on you agree to one automated text a week. Msg & data rates may apply. Reply STOP to opt out, HELP for help. Agreeing is not a condition of using Mealtext.',
} as const;

export const REMINDER_CONSENT = {
  version: 'reminders-2025-05-20',
  text: 'By switching reminders on you agree to recurring automated texts at the times you choose: up to 5 a day. Msg & data rates may apply. Reply STOP to opt out, HELP for help. Agreeing is not a condition of using Mealtext.',
} as const;

/** Whoever calls the API without naming what was shown agrees to the words of this day: the record says which, and that nobody named them. */
export const notNamed = (version: string): string => `${version} (not named)`;

/** What is agreed to by switching on what a change switches on, where nobody named the words; '' for nothing. An undecided weekly report may begin, too. */
export const wordsFor = (notifications?: boolean, weeklyReport?: boolean | null): string =>
  [...(notifications ? [REMINDER_CONSENT] : []), ...(weeklyReport || weeklyReport === null ? [WEEKLY_CONSENT] : [])]
    .map(({ version }) => notNamed(version))
    .join(' ');
