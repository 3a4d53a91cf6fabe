import type { Reading } from '../reading/reading.js';
import { chanceWrong } from './chance-wrong.js';

/**
 * From this chance of being wrong on a better reader is asked: with the turns that are open, of everyday texts 38 in a hundred, with 71 in a
 * hundred of the errors (the rest are commands, or told as plainly as what is right); of long written meals 84 in a hundred, with all errors.
 */
export const ASK_FROM = 0.12;

/** Whether a reading by the built-in reader needs no better ear. */
export const isSure = (reading: Reading, text: string): boolean => chanceWrong(reading, text) < ASK_FROM;
