import { ordinary } from '../food/retrieval/ordinary.js';

/** So often a word is said that it is no slip and no name. */
const COMMON = 100;

/** Whether a word is one of ordinary English that names no food. */
export function isElse(word: string): boolean {
  const known = ordinary(word);
  return known !== null && known.food === 0 && known.count >= COMMON;
}
