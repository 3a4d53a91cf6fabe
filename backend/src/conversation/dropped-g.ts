import { ordinary, ordinaryOf } from '../food/retrieval/ordinary.js';
import { isLetters } from '../language/letters.js';
import { tokenise } from '../language/token.js';

/** "In", "fin" and "din" are words; "goin" is none. */
const SHORTEST = 4;
const NONE: ReadonlyMap<string, readonly string[]> = new Map();

/** With the g that is dropped in speech put back: "mornin", "fishin'", "tastin". */
export function withDroppedG(text: string): string {
  if (!text.toLowerCase().includes('in')) return text;
  let out = '';
  let done = 0;
  for (const { word, to } of tokenise(text, NONE)) {
    if (!lacksG(word)) continue;
    out += `${text.slice(done, to)}g`;
    done = text[to] === "'" ? to + 1 : to;
  }
  return out + text.slice(done);
}

/** No word as it stands, and one with a g: "muffin" and "protein" are words. */
const lacksG = (word: string): boolean =>
  word.endsWith('in') && word.length >= SHORTEST && isLetters(word) && ordinary(word) === null && isWord(`${word}g`);

/** "Fishing", or a form of a verb: "frying", "fencing", "knitting". */
function isWord(word: string): boolean {
  const stem = word.slice(0, -'ing'.length);
  const stems = [stem, `${stem}e`, ...(stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [])];
  return ordinaryOf(word, 'en') !== null || stems.some((one) => (ordinaryOf(one, 'en')?.count ?? 0) >= LEAST);
}
/** Rarer words are forms of nothing. */
const LEAST = 20;
