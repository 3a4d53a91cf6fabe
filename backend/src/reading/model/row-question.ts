import type { Food } from '../../food/index.js';
import { portionLines, type PortionLine } from './portion-lines.js';
import type { ReadItem } from '../reading.js';
import type { ModelItem } from './model-answer.js';
import type { NearRow } from './nearest-rows.js';

/** What is asked about one item: which of these rows it is, and which of the row's lines how often. */
export interface RowQuestion {
  /** The item's words in the text, and the name that the first answer gave it. */
  words: string;
  name: string;
  /** The user's own weight of it; the lines are then not asked for. */
  grams: number | null;
  /** The model's own guess: what it stays where no row is that food. */
  guess: ReadItem | null;
  rows: { food: Food; form: number; lines: PortionLine[] }[];
}

export function rowQuestion(
  { span, food, grams }: ModelItem,
  weighed: number | null,
  guess: ReadItem | null,
  rows: readonly NearRow[],
): RowQuestion {
  return {
    words: span,
    name: food,
    grams: grams ?? weighed,
    guess,
    rows: rows.map((row) => ({ food: row.food, form: row.form, lines: portionLines(row.food) })),
  };
}
