import type { FoodTable } from '../food/index.js';
import type { Reading } from '../reading/reading.js';
import { chanceWrong } from './chance-wrong.js';

/**
 * From this chance of being wrong on a better reader is asked: about 67 in a hundred meal texts, with 89 in a hundred of those that are wrong
 * (from 0.12 on 44, with 70; from 0.06 on 82, with 95). What is wrong is otherwise told as plainly as what is right.
 */
export const ASK_FROM = 0.08;

/** Whether a reading by the built-in reader needs no better ear. */
export const isSure = (reading: Reading, text: string, table?: FoodTable): boolean => chanceWrong(reading, text, table) < ASK_FROM;
