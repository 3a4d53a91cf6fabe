import { toGsm7 } from './segments.js';

/** News may sell, and needs a consent of its own; a notice is about the service that somebody signed up for, and rests on that consent. */
export const OUTREACH_KINDS = ['news', 'service'] as const;
export type OutreachKind = (typeof OUTREACH_KINDS)[number];

export const OUTREACH_STATES = ['draft', 'asked', 'sending', 'stopped', 'done'] as const;
export type OutreachState = (typeof OUTREACH_STATES)[number];

export const OUTREACH_LANGUAGES = ['en', 'fr', 'es'] as const;
export type OutreachLanguage = (typeof OUTREACH_LANGUAGES)[number];
/** One text in each language that it is written in. */
export type OutreachWords = Partial<Record<OutreachLanguage, string>>;

/** Why somebody of a segment gets nothing; the first that holds is the one that is told. */
export const LEFT_OUT = ['gone', 'opted-out', 'no-consent', 'unreachable', 'with-staff', 'no-words', 'no-hours', 'stopped'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** The filters of the list of users that may make a segment: facts that stand, never words that somebody searched for. */
export const SEGMENT_FILTERS = [
  'plan',
  'language',
  'country',
  'onboardingComplete',
  'createdAt_gte',
  'createdAt_lt',
  'lastSeenAt_gte',
  'lastSeenAt_lt',
] as const;

const WAY_OUT: Readonly<Record<OutreachLanguage, string>> = {
  en: 'Mealtext news. Reply STOP to opt out.',
  fr: 'Nouvelles de Mealtext. Répondez STOP pour vous désabonner.',
  es: 'Novedades de Mealtext. Responde STOP para darte de baja.',
};

/** What leaves: news says whose it is and how to get no more of it. Accents that carriers have no letter for are left off, as in all our texts, unless a sign would be lost. */
export function outreachText(kind: OutreachKind, written: string, language: OutreachLanguage): string {
  const text = kind === 'news' ? `${written.trim()}\n${WAY_OUT[language]}` : written.trim();
  return [...text].every((sign) => toGsm7(sign) !== '') ? toGsm7(text) : text;
}
