import { readFileSync } from 'node:fs';
import type { FoodTable } from '../../food/index.js';
import { readText, type ReadingContext, type ReadItem } from '../../reading/index.js';

/** A line of a set: a text with the foods it was written from and their totals. */
interface MealLine {
  style: string;
  text: string;
  items: { food: string }[];
  totals: { calories: number; carbs: number };
}

/** Shares of texts, 0 to 1. Right: energy within 20 % or 25 kcal, and carbohydrate within 7.5 g. */
export interface MealScore {
  texts: number;
  right: number;
  tooMany: number;
  tooFew: number;
  unknown: number;
  sameRow: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Reads every text of a set (one JSON object a line) as a meal, and scores it by style and together. */
export function scoreMealSet(path: string, table: FoodTable, context: ReadingContext): Map<string, MealScore> {
  const lines = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as MealLine);
  const judged = lines.map((want) => {
    const items = readText(want.text, context, table, 'meal').meals.flatMap((meal) => meal.items);
    return { style: want.style, ...judge(want, items) };
  });
  const styles = [...new Set(judged.map(({ style }) => style))].sort();
  const score = (rows: typeof judged): MealScore => ({
    texts: rows.length,
    right: mean(rows.map((row) => Number(row.right))),
    tooMany: mean(rows.map((row) => Number(row.found > row.wanted))),
    tooFew: mean(rows.map((row) => Number(row.found < row.wanted))),
    unknown: mean(rows.map((row) => Number(row.unknown > 0))),
    sameRow:
      rows.reduce((sum, row) => sum + row.same, 0) /
      Math.max(
        1,
        rows.reduce((sum, row) => sum + row.wanted, 0),
      ),
  });
  return new Map([...styles.map((style) => [style, score(judged.filter((row) => row.style === style))] as const), ['all', score(judged)]]);
}

function judge(want: MealLine, items: readonly ReadItem[]) {
  const total = (name: 'calories' | 'carbs'): number => items.reduce((sum, item) => sum + (item.nutrients?.[name] ?? 0), 0);
  const right =
    Math.abs(total('carbs') - want.totals.carbs) < 7.5 &&
    Math.abs(total('calories') - want.totals.calories) <= Math.max(25, 0.2 * want.totals.calories);
  const left = want.items.map(({ food }) => food);
  let same = 0;
  for (const { food } of items) {
    const at = food === null ? -1 : left.indexOf(food);
    if (at < 0) continue;
    left.splice(at, 1);
    same++;
  }
  return { right, found: items.length, wanted: want.items.length, unknown: items.filter(({ food }) => food === null).length, same };
}
