import { STANCES } from '../language/load-lexicons.js';

/** Kinds of words that may stand beside a number that says how many were eaten: "i only had 4", "husband had 3", "j'en ai mange 2". */
const KINDS = new Set(['counts', 'self', 'other', 'owned', 'ate', 'got', 'eat', 'done', 'adverb', 'lets']);
/** Longer phrases speak of something else, too. */
const MOST_WORDS = 2;

const COUNTING: ReadonlySet<string> = new Set(
  Object.values(STANCES).flatMap(({ phrases }) =>
    [...phrases.values()].flat().flatMap(({ words, kind }) => (KINDS.has(kind) && words.length <= MOST_WORDS ? words : [])),
  ),
);

/** Whether words around a bare number say that it counts food: those of an age, a price or a table do not. */
export const countsFood = (words: readonly string[]): boolean =>
  words.every((word) => word === '' || word.split("'").every((part) => part === '' || COUNTING.has(part) || COUNTING.has(`${part}'`)));
