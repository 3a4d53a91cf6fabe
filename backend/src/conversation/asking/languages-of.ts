import { languageOf } from '../../reading/index.js';
import type { Language } from '../../reading/reading.js';
import type { TurnContext } from '../turn-context.js';

/** The language of a text, with English, of which words stand in all. */
export const ownLanguages = ({ lang }: Pick<TurnContext, 'lang'>): Language[] => (lang === 'en' ? ['en'] : [lang, 'en']);

/** In which languages a text is heard, one after the other: all at once where it could be of any. */
export const languagesOf = (context: TurnContext): Language[][] =>
  languageOf(context.text, null) === null ? [ownLanguages(context), ['en', 'fr', 'es']] : [ownLanguages(context)];
