import type { Language } from '../../reading/reading.js';
import { english } from './en/index.js';
import { spanish } from './es/index.js';
import { french } from './fr/index.js';
import type { Phrases } from './phrases.js';

const BOOK: Record<Language, Phrases> = { en: english, fr: french, es: spanish };

/** The words of one language. */
export function phrasesOf(lang: Language): Phrases {
  return BOOK[lang];
}
