import type { FoodIndex, IndexParts } from './food-index.js';
import type { NameWord } from './name-words.js';
import type { Posting } from './postings.js';

/** An index in few and large parts, so that a file of it is read at once; each list of texts is one, a line for each. */
export interface FlatIndex extends Pick<FoodIndex, 'food' | 'foreign' | 'name' | 'base'> {
  stems: string;
  /** Words, each once: the number of its stem, its segment, and what else it is, a bit for each. */
  word: { stem: Int32Array; segment: Uint8Array; is: Uint8Array };
  /** The words of all forms one after another, by their numbers, and how many each form has. */
  words: Int32Array;
  lengths: Uint8Array;
  /** By stem: of which it is, how many forms have it, how telling it is; then those forms one after another. */
  posted: { stem: Int32Array; count: Int32Array; idf: Float64Array; forms: Int32Array; unsaid: Float32Array };
  exact: { names: string; forms: Int32Array };
  english: string;
  single: string;
  numbered: string;
  eaten: { stems: string; most: Float64Array };
  gathering: string;
}

const IS = ['head', 'joined', 'either', 'after', 'faint'] as const;

export function flatIndex(index: IndexParts): FlatIndex {
  const { food, foreign, name, base, postings, exact, eaten } = index;
  const stems = numbered<string>();
  const words = numbered<NameWord>();
  const all = Int32Array.from(
    index.words.flatMap((own) => own.map((word) => words.of(`${word.stem} ${word.segment} ${bitsOf(word)}`, word))),
  );
  const posted = [...postings];
  const distinct = words.all();
  const ofWords = Int32Array.from(distinct, ({ stem }) => stems.of(stem, stem));
  const ofPosted = Int32Array.from(posted, ([stem]) => stems.of(stem, stem));
  return {
    ...{ food, foreign, name, base },
    stems: lines(stems.all()),
    word: { stem: ofWords, segment: Uint8Array.from(distinct, ({ segment }) => segment), is: Uint8Array.from(distinct, bitsOf) },
    words: all,
    lengths: Uint8Array.from(index.words, ({ length }) => length),
    posted: {
      stem: ofPosted,
      count: Int32Array.from(posted, ([, { forms }]) => forms.length),
      idf: Float64Array.from(posted, ([, { idf }]) => idf),
      forms: Int32Array.from(posted.flatMap(([, { forms }]) => [...forms])),
      unsaid: Float32Array.from(posted.flatMap(([, { unsaid }]) => [...unsaid])),
    },
    exact: { names: lines(exact.keys()), forms: Int32Array.from(exact.values()) },
    english: lines(index.english),
    single: lines(index.single),
    numbered: lines(index.numbered),
    eaten: { stems: lines(eaten.keys()), most: Float64Array.from(eaten.values()) },
    gathering: lines(index.gathering),
  };
}

export function partsOf(flat: FlatIndex): IndexParts {
  const { food, foreign, name, base } = flat;
  const stems = flat.stems.split('\n');
  return {
    ...{ food, foreign, name, base },
    words: wordsOf(flat, stems),
    postings: postingsOf(flat.posted, stems),
    exact: new Map(flat.exact.names.split('\n').map((key, at) => [key, flat.exact.forms[at]!])),
    english: setOf(flat.english),
    single: setOf(flat.single),
    numbered: setOf(flat.numbered),
    eaten: new Map(flat.eaten.stems.split('\n').map((stem, at) => [stem, flat.eaten.most[at]!])),
    gathering: setOf(flat.gathering),
  };
}

function wordsOf({ word, words, lengths }: FlatIndex, stems: readonly string[]): NameWord[][] {
  const distinct = Array.from(word.stem, (stem, at): NameWord => {
    const is = word.is[at]!;
    const has = (bit: number) => (is & (1 << bit)) !== 0;
    return { stem: stems[stem]!, segment: word.segment[at]!, head: has(0), joined: has(1), either: has(2), after: has(3), faint: has(4) };
  });
  let at = 0;
  return Array.from(lengths, (length) => Array.from({ length }, () => distinct[words[at++]!]!));
}

function postingsOf({ stem, count, idf, forms, unsaid }: FlatIndex['posted'], stems: readonly string[]): Map<string, Posting> {
  const postings = new Map<string, Posting>();
  let begin = 0;
  for (let at = 0; at < stem.length; at++) {
    const end = begin + count[at]!;
    postings.set(stems[stem[at]!]!, { forms: forms.subarray(begin, end), unsaid: unsaid.subarray(begin, end), idf: idf[at]! });
    begin = end;
  }
  return postings;
}

const bitsOf = (word: NameWord): number => IS.reduce((bits, is, at) => bits | (Number(word[is]) << at), 0);
const lines = (texts: Iterable<string>): string => [...texts].join('\n');
const setOf = (text: string): Set<string> => new Set(text === '' ? [] : text.split('\n'));

/** Gives what is the same the same number, in the order in which it first comes. */
function numbered<T>(): { of: (key: string, one: T) => number; all: () => T[] } {
  const numbers = new Map<string, number>();
  const all: T[] = [];
  return {
    of(key, one) {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, all.length);
      return all.push(one) - 1;
    },
    all: () => all,
  };
}
