import { STANCES } from '../language/load-lexicons.js';

/** Whether a word alone is somebody other than who tells: "grandma", "she". */
export const isSomebody = (word: string): boolean =>
  Object.values(STANCES).some(
    ({ phrases }) => phrases.get(word)?.some(({ kind, words }) => kind === 'other' && words.length === 1) === true,
  );
