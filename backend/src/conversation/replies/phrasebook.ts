import type { Language } from '../../reading/reading.js';
import type { Phrases } from './phrases.js';

const BOOK: Record<Language, Phrases> = { en: { hint: '' }, fr: { hint: '' }, es: { hint: '' } };

export function phrasesOf(lang: Language): Phrases {
  return BOOK[lang];
}
