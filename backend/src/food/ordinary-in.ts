import { builtInTable } from './built-in.js';
import { ordinary } from './retrieval/ordinary.js';
import { stemWord } from './words.js';

/** The language whose ordinary word this is, folded; null for a word of food, of none that we know, or too short to tell. */
export function ordinaryIn(word: string): 'en' | 'fr' | 'es' | null {
  const known = word.length < 3 ? null : ordinary(word);
  return known === null || builtInTable().forms.postings.has(stemWord(word)) ? null : known.language;
}
