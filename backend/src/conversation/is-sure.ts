import type { FoodTable } from '../food/index.js';
import type { Reading } from '../reading/reading.js';
import { chanceWrong } from './chance-wrong.js';

/**
 * From this chance of being wrong on a better reader is asked: about 68 in a hundred meal texts, with 90 in a hundred of those that are wrong
 * (from 0.12 on 45, with 72). Reading the text again with words left out, and trees in place of the regression, told hardly more. What is wrong is otherwise told as plainly as what is right.
 */
export const ASK_FROM = 0.08;

/** Whether a reading by the built-in reader needs no better ear. */
export const isSure = (reading: Reading, text: string, table?: FoodTable): boolean => chanceWrong(reading, text, table) < ASK_FROM;
