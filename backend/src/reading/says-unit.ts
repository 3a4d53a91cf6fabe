import { MEASURE_WORDS, PORTION_WORDS } from './unit-words.js';

/** Whether a folded word is a measure, a piece or a container. */
export const saysUnit = (word: string): boolean => Object.hasOwn(MEASURE_WORDS, word) || Object.hasOwn(PORTION_WORDS, word);
