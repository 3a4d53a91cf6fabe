import { isDigit } from '../../language/letters.js';
import { BagOfFeatures, type Features } from '../classifier/features.js';
import { plainNumber } from '../numbers.js';
import type { Annotated } from './annotate.js';
import type { Pattern } from './patterns.js';

/** Buckets of the hashed features. */
export const BUCKETS = 1 << 17;

/** `held`: the patterns that the text holds. */
export function featuresOf(annotated: Annotated, held: readonly Pattern[]): Features {
  const bag = new BagOfFeatures(BUCKETS);
  addWords(bag, annotated);
  const { words, marks } = annotated;
  bag.add(
    'm',
    2,
    marks.flatMap(({ concepts }) => concepts),
  );
  bag.add('p', 1.75, conceptPairs(annotated));
  bag.add(
    'r',
    5,
    held.flatMap(({ text, of }) => [text, of]),
  );
  bag.add('n', 0.5, [words.length < 4 ? 'short' : words.length < 9 ? 'middle' : words.length < 20 ? 'long' : 'verylong']);
  return bag.features();
}

/** Words, what stands near each other, and letters, of any text. */
export function addWords(bag: BagOfFeatures, { words, marks, lang }: Annotated): void {
  const add = bag.add.bind(bag);
  const tall = new Set(marks.flatMap(({ at, length, concepts }) => (concepts[0] === 'HEIGHT' ? [at, at + length - 1] : [])));
  const numbered = words.map((word, at) => (tall.has(at) ? '#tall' : numberClass(word)));
  add(
    'w',
    2,
    numbered.map((word) => `${lang} ${word}`),
  );
  add(
    'b',
    1.5,
    pairs(numbered, 1).map((pair) => `${lang} ${pair}`),
  );
  add(
    'k',
    1,
    pairs(numbered, 3).map((pair) => `${lang} ${pair}`),
  );
  add('c', 2.25, letters(words));
}

/** From here on a number in words is a number; "un", "one" and "once" are other things too. */
const IN_WORDS = 3;

/** Ages are told apart from amounts by their size, in figures and in words. */
function numberClass(word: string): string {
  const value = plainNumber(word);
  if (value === null || (value < IN_WORDS && !isDigit(word[0]))) return word;
  return value < 5
    ? `#${value}`
    : value < 13
      ? '#5-12'
      : value < 18
        ? '#13-17'
        : value < 60
          ? '#18-59'
          : value < 200
            ? '#60-199'
            : value < 900
              ? '#200-899'
              : '#900+';
}

function pairs(words: readonly string[], reach: number): string[] {
  const made: string[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (let next = at + 1; next <= Math.min(at + reach, words.length - 1); next += 1) made.push(`${words[at]} ${words[next]}`);
  return made;
}

function letters(words: readonly string[]): string[] {
  const made: string[] = [];
  for (const word of words) {
    if (word.length < 4) continue;
    const closed = `^${word}$`;
    for (let size = 4; size <= 5; size += 1) for (let at = 0; at + size <= closed.length; at += 1) made.push(closed.slice(at, at + size));
  }
  return made;
}

/** Concepts that stand near each other, in their order. */
function conceptPairs({ marks }: Annotated): string[] {
  const made: string[] = [];
  for (let at = 0; at < marks.length; at += 1)
    for (let next = at + 1; next < marks.length && marks[next]!.at - marks[at]!.at <= 6; next += 1)
      for (const one of marks[at]!.concepts) for (const other of marks[next]!.concepts) if (one !== other) made.push(`${one} ${other}`);
  return made;
}
