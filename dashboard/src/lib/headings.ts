import en from '../messages/en/headings.json';
import es from '../messages/es/headings.json';
import fr from '../messages/fr/headings.json';
import type { Language } from './saved-language';

/** The headings of the wide screens that show theirs, in every language: known before the code of the screen has come. */
const HEADINGS: Readonly<Record<Language, typeof en>> = { en, fr, es };
const SCREENS = { '/history': 'history', '/subscription': 'subscription' } as const;

export function headingOf(pathname: keyof typeof SCREENS, language: Language): string;
export function headingOf(pathname: string, language: Language): string | undefined;
export function headingOf(pathname: string, language: Language): string | undefined {
  return pathname in SCREENS ? HEADINGS[language][SCREENS[pathname as keyof typeof SCREENS]] : undefined;
}
