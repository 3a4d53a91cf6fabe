import type { Catalogue } from '../messages/catalogue';
import { fetchWords } from './language-words';
import { LANGUAGE_KEY, type Language } from './saved-language';

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', es: 'Español' };

/** As the browser knows it to be one: `navigator.language` may be anything. */
const READERS = new Intl.DateTimeFormat().resolvedOptions().locale;

let shown: { language: Language; words: Catalogue | null } = { language: 'en', words: null };
let wanted: Language = 'en';
const listeners = new Set<() => void>();

function change(): void {
  for (const listener of listeners) listener();
}

/** Hears of another language being shown, and of another choice of a visitor's. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a visitor's choice in this browser. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(LANGUAGE_KEY, language);
  change();
}

/** The language that everything is said in now. */
export const shownLanguage = (): Language => shown.language;

/** Its messages; null: English, which each screen brings along. */
export const foreignWords = (): Catalogue | null => shown.words;

/** Fetches what a language needs, and says everything in it from then on. What cannot be fetched is said in English. */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language;
  const words = await fetchWords(language).catch(() => null);
  if (wanted !== language) return;
  shown = { language, words };
  change();
}

/** As formatters of dates and numbers want it: Canada's French, the States' Spanish, and English as the browser's reader writes it. */
export function shownLocale(): string {
  if (shown.language !== 'en') return { fr: 'fr-CA', es: 'es-US' }[shown.language];
  return READERS.startsWith('en') ? READERS : 'en-US';
}
