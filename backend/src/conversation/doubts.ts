import { builtInTable, type FoodTable } from '../food/index.js';
import { splitAtBlanks } from '../language/letters.js';
import { nearestRows } from '../reading/model/nearest-rows.js';
import { nameIn } from '../reading/own-words.js';
import type { Reading, ReadItem } from '../reading/reading.js';

/** What speaks against a reading by the built-in reader, each 0 and more. */
export interface Doubts {
  /** How far the rows that its words fit nearly as well are from the one that was taken, in figures. */
  rivals: number;
  /** Words of the text that are in no food. */
  left: number;
  /** What hangs on foods that fit their words badly. */
  stakes: number;
  /** What hangs on amounts that are ours. */
  assumed: number;
}

const ROWS = 8;
/** Energy of so many kcal weighs like one gram of carbohydrate. */
const KCAL_A_GRAM = 20;
/** Nothing is more than quite wrong. */
const MOST = 80;

export function doubtsOf({ meals }: Pick<Reading, 'meals'>, text: string, table: FoodTable = builtInTable()): Doubts {
  const items = meals.flatMap((meal) => meal.items);
  const sum = (of: (item: ReadItem) => number): number => items.reduce((all, item) => all + of(item), 0);
  return {
    rivals: Math.sqrt(sum((item) => farFromRivals(item, table))),
    left: wordsIn(text) - sum(({ words }) => wordsIn(words)),
    stakes: Math.sqrt(
      Math.max(
        0,
        sum((item) => (1 - item.sureness) * weight(item)),
      ),
    ),
    assumed: Math.log1p(sum((item) => (item.assumed ? weight(item) : 0))),
  };
}

const weight = ({ nutrients }: ReadItem): number => (nutrients ? Math.min(MOST, nutrients.carbs + nutrients.calories / KCAL_A_GRAM) : 0);

/** The mean over the rows that are nearest to its words, the nearer the more. */
function farFromRivals({ nutrients, grams, words }: ReadItem, table: FoodTable): number {
  if (!nutrients || !grams) return 0;
  const rows = nearestRows(nameIn(words), table, ROWS);
  let [far, all] = [0, 0];
  for (const { food, cost } of rows) {
    const near = Math.exp(rows[0]!.cost - cost);
    const { carbs, calories } = food.per100g;
    const apart = Math.abs((carbs * grams) / 100 - nutrients.carbs) + Math.abs((calories * grams) / 100 - nutrients.calories) / KCAL_A_GRAM;
    far += near * Math.min(MOST, apart);
    all += near;
  }
  return all === 0 ? 0 : far / all;
}

const wordsIn = (text: string): number => splitAtBlanks(text).filter(Boolean).length;
