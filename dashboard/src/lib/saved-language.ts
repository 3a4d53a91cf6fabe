import { readSavedUser } from './saved-user';

export const LANGUAGES = ['en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The local storage key of a visitor's choice. */
export const LANGUAGE_KEY = 'language';

export const isLanguage = (value: unknown): value is Language => (LANGUAGES as readonly unknown[]).includes(value);

/** What a visitor reads: what they chose in this browser, else the first of the browser's languages that is one of ours, else English. */
export function visitorsLanguage(): Language {
  const chosen = localStorage.getItem(LANGUAGE_KEY);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((one) => one.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** What is read in this browser as it opens: the language of whoever was signed in last, else a visitor's. */
export function firstLanguage(): Language {
  const user = readSavedUser();
  return user && isLanguage(user.language) ? user.language : visitorsLanguage();
}
