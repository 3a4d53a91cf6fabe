import { PLACES } from './places.js';
import { COMMON_WORDS, DESCRIBERS, FILLERS } from './plain-words.js';

/** Whether a folded word is a common one or a place: nothing to look up, nothing to mention. */
export const saysNoFood = (word: string): boolean =>
  COMMON_WORDS.has(word) || FILLERS.has(word) || DESCRIBERS.has(word) || PLACES.has(word);
