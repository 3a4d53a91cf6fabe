import { ends } from '../../language/letters.js';
import { dataFile } from '../data-files.js';
import { once } from '../once.js';

export type WordLanguage = 'en' | 'fr' | 'es';

export interface Ordinary {
  /** Times among 51 million words of the language. */
  count: number;
  /** Which of its senses, from the first, is a food; 0: none, or none that we know of. */
  food: number;
  language: WordLanguage;
}

/** The ordinary words of each language. */
const words = once(() => {
  const known: Record<WordLanguage, Map<string, Ordinary>> = { en: new Map(), fr: new Map(), es: new Map() };
  for (const line of dataFile('ordinary-words.tsv').trimEnd().split('\n').slice(1)) {
    const [text, count, food, told] = line.split('\t');
    const language = (told || 'en') as WordLanguage;
    known[language].set(text!, { count: Number(count), food: Number(food), language });
  }
  for (const [text, word] of known.en) if (word.food === 0 && text.endsWith('s')) word.food = known.en.get(text.slice(0, -1))?.food ?? 0;
  return known;
});

/** How ordinary a word of English, French or Spanish is and whether it may mean a food; null: no ordinary word. */
export function ordinary(word: string): Ordinary | null {
  const { en, fr, es } = words();
  const [french, spanish] = [fr.get(word), es.get(word)];
  const foreign = (french?.count ?? 0) >= (spanish?.count ?? 0) ? french : spanish;
  return en.get(word) ?? (foreign && foreign.count >= WELL_KNOWN ? foreign : null);
}

/** A rarer word of another language may as well be one of English, misspelt. */
const WELL_KNOWN = 1200;

/** The same of one language alone: a word of a food's French name may well be an ordinary one. */
export const ordinaryOf = (word: string, language: WordLanguage): Ordinary | null => words()[language].get(word) ?? null;

/** "snacked", "i'd", "shopping", "riquisimo": forms of ordinary words. */
export function inflected(word: string): Ordinary | null {
  if (ends(word, ["'d", "'ll", "'ve", "'re", "'m", "'s", "'t"])) return { count: 10000, food: 0, language: 'en' as const };
  // "tardisimo", "rapidamente"
  if (word.length > 7 && ends(word, ['isimo', 'isima', 'isimos', 'isimas', 'mente']))
    return { count: 10000, food: 0, language: 'es' as const };
  for (const end of ['ed', 'd', 'ing', 's', 'es', 'ly', 'ish', 'er'])
    if (word.length > end.length + 3 && word.endsWith(end) && (end !== 'd' || word.at(-2) === 'e')) {
      const stem = word.slice(0, -end.length);
      const known =
        english(stem) ??
        english(`${stem}e`) ??
        (stem.at(-1) === stem.at(-2) && stem.at(-2) !== stem.at(-3) ? english(stem.slice(0, -1)) : null);
      // "pancaks" is no form of a word, but a slip
      if (known && known.count > 100)
        return known.food > 0 && (end === 's' || end === 'es') ? null : { count: known.count, food: 0, language: 'en' as const };
    }
  return word.startsWith('un') && word.length > 5 ? (inflected(word.slice(2)) ?? english(word.slice(2))) : null;
}

const english = (word: string): Ordinary | null => ordinaryOf(word, 'en');
