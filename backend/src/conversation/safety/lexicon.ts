import { slipsAmong } from '../../language/slips.js';
import type { Language } from '../../reading/reading.js';
import { wordsOf } from './words.js';

export const LANGUAGES: readonly Language[] = ['en', 'fr', 'es'];

/** What a run of words means: several senses at once where a word has several. */
interface Entry {
  words: readonly string[];
  concepts: Set<string>;
}

/** The words of one language by what they mean. */
export interface Lexicon {
  /** Entries by their first word. */
  entries: ReadonlyMap<string, readonly Entry[]>;
  /** Beginnings of words ("suicid*"), by their first four letters. */
  stems: ReadonlyMap<string, readonly { stem: string; concepts: Set<string> }[]>;
  /** Other ways to write words, as the words they stand for. */
  spellings: ReadonlyMap<string, readonly string[]>;
  /** Every single word that stands anywhere in it. */
  known: ReadonlySet<string>;
  /** The one of its words that a misspelt one means. */
  meant: (word: string) => string | null;
  /** Words of foods' names, for those that it does not hold. */
  foods: ReadonlySet<string>;
}

export type Lexicons = Readonly<Record<Language, Lexicon>>;

/** Rows of a table with a header line, tab-separated. */
export const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

export function lexiconsOf(concepts: string, spellings: string, foods: string): Lexicons {
  const made = (lang: Language): Lexicon => lexiconOf(lang, rowsOf(concepts), rowsOf(spellings), rowsOf(foods));
  return { en: made('en'), fr: made('fr'), es: made('es') };
}

function lexiconOf(lang: Language, concepts: string[][], spelt: string[][], named: string[][]): Lexicon {
  const spellings = new Map(spelt.filter(([of]) => of === lang).map(([, written, meant]) => [written!, meant!.split(' ')]));
  const entries = new Map<string, Entry[]>();
  const byText = new Map<string, Entry>();
  const stems = new Map<string, { stem: string; concepts: Set<string> }[]>();
  const known = new Set<string>();
  for (const [concept, of, list] of concepts) {
    if (of !== lang) continue;
    for (const each of list!.split(', ')) {
      if (each.endsWith('*')) {
        const stem = each.slice(0, -1);
        push(stems, stem.slice(0, 4), { stem, concepts: new Set([concept!]) });
        continue;
      }
      const words = wordsOf(each).flatMap((word) => spellings.get(word) ?? [word]);
      const text = words.join(' ');
      const same = byText.get(text);
      if (same) same.concepts.add(concept!);
      else {
        const entry = { words, concepts: new Set([concept!]) };
        byText.set(text, entry);
        push(entries, words[0]!, entry);
      }
      for (const word of words) known.add(word);
    }
  }
  for (const list of entries.values()) list.sort((a, b) => b.words.length - a.words.length);
  const foods = new Set(named.filter(([of]) => of === lang).flatMap(([, words]) => words!.split(' ')));
  return { entries, stems, spellings, known, meant: slipsAmong(known), foods };
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
