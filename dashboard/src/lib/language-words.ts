import type { Catalogue } from '../messages/catalogue';
import type { Language } from './saved-language';

const FOREIGN = { fr: () => import('../messages/fr'), es: () => import('../messages/es') } as const;

/** The messages of a language, one chunk of its own; null: English, which each screen brings along. */
export const fetchWords = async (language: Language): Promise<Catalogue | null> =>
  language === 'en' ? null : (await FOREIGN[language]()).words;
