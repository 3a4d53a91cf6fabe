import { dataFile } from '../data-files.js';

interface Way {
  words: readonly string[];
  place: string;
}

let byFirst: Map<string, Way[]> | null = null;

const bare = (word: string): string => (word.includes("'") || word.includes('’') ? word.replaceAll("'", '').replaceAll('’', '') : word);

/**
 * The restaurant or shop whose name stands at a word, and how many words it takes: "burger king" and "bk" are burgerking, so that
 * "burger" alone does not stand for it. Null: none.
 */
export function placeAt(words: readonly string[], at: number): { place: string; length: number } | null {
  for (const { words: way, place } of waysFrom(words[at]!) ?? [])
    if (
      way.every(
        (word, k) => at + k < words.length && (bare(words[at + k]!) === word || (way.length > 1 && bare(words[at + k]!) === `${word}s`)),
      )
    )
      return { place, length: way.length };
  return null;
}

/** Whether the name of some restaurant or shop begins with a word. */
export const mayBeginPlace = (word: string): boolean => waysFrom(word) !== undefined;

function waysFrom(word: string): readonly Way[] | undefined {
  byFirst ??= read();
  const first = bare(word);
  return byFirst.get(first) ?? (first.endsWith('s') ? byFirst.get(first.slice(0, -1)) : undefined);
}

/** Ways to say each place by their first words, the longest first. */
function read(): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  for (const line of dataFile('places.tsv').trimEnd().split('\n').slice(1)) {
    const [name, said] = line.split('\t') as [string, string];
    const place = name.replaceAll(' ', '').replaceAll('&', '');
    for (const text of [name, place, ...said.split('; ').filter(Boolean)]) {
      const words = text.split(' ');
      found.set(words[0]!, [...(found.get(words[0]!) ?? []), { words, place }]);
    }
  }
  for (const ways of found.values()) ways.sort((a, b) => b.words.length - a.words.length);
  return found;
}
