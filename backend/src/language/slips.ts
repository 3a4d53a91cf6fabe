import { isLetters } from './letters.js';
import { editDistance } from '../domain/edit-distance.js';
import { keepMany } from '../domain/keep-many.js';
import { letterSet, lettersApart } from '../domain/letter-set.js';
import type { Lexicon } from './lexicon.js';

/** Words shorter than this are too alike to be guessed. */
const SHORTEST = 4;
/** From this length on, two slips are forgiven. */
const LONG = 8;

/** Words of one length, and the letters of each. */
interface Known {
  words: string[];
  letters: Int32Array;
}

/** Finds the word of some lexicons that a misspelt one means; they are gone through when it is first asked. */
export function slipsOf(lexicons: readonly Lexicon[]): (word: string) => string | null {
  let meant: ReturnType<typeof slipsAmong> | undefined;
  return (word) => (meant ??= slipsAmong(wordsOf(lexicons)))(word);
}

function wordsOf(lexicons: readonly Lexicon[]): Set<string> {
  const known = new Set<string>();
  for (const { phrases } of lexicons)
    for (const list of phrases.values()) for (const { words } of list) for (const word of words) known.add(word);
  return known;
}

/** Finds the one of some words that a misspelt one means: one letter too many, too few, another or two swapped; two in long words. */
export function slipsAmong(known: ReadonlySet<string>): (word: string) => string | null {
  const lists: string[][] = [];
  for (const word of known) if (isWord(word)) (lists[word.length] ??= []).push(word);
  const byLength = lists.map((words): Known => ({ words, letters: Int32Array.from(words, letterSet) }));
  const meant = keepMany((word) => nearest(word, byLength), MOST_KEPT);
  return (word) => (known.has(word) || !isWord(word) ? null : meant(word));
}

/** Words that were looked for: people write the same few. */
const MOST_KEPT = 2_000;

/** The one word that is near enough; of two equally near, none is sure. */
function nearest(word: string, byLength: readonly (Known | undefined)[]): string | null {
  const letters = letterSet(word);
  let meant: string | null = null;
  let [best, second] = [9, 9];
  const most = word.length >= LONG ? 2 : 1;
  for (let length = word.length - most; length <= word.length + most; length++) {
    const slips = Math.min(length, word.length) >= LONG ? 2 : 1;
    const known = byLength[length];
    for (let k = 0; k < (known?.words.length ?? 0); k++) {
      if (lettersApart(letters, known!.letters[k]!) > 2 * slips) continue;
      const one = known!.words[k]!;
      const distance = editDistance(word, one);
      // Of three letters, only two swapped are sure: "hwo".
      if (distance > slips || (length < SHORTEST && sorted(one) !== sorted(word))) continue;
      // The first letter is rarely wrong, nor is the length.
      const off = distance + (one[0] === word[0] ? 0 : 0.5) + Math.abs(length - word.length) / 8;
      if (off > slips + 0.5 || off >= second) continue;
      if (off < best) [meant, best, second] = [one, off, best];
      else second = off;
    }
  }
  return best < second ? meant : null;
}

const sorted = (word: string): string => [...word].sort().join('');
const isWord = (word: string): boolean => word.length >= SHORTEST - 1 && isLetters(word);
