import { addNutrients } from '../../domain/nutrients.js';
import type { Reading } from '../../reading/index.js';

/** A text with what was eaten. */
export interface MeasuredText {
  id: string;
  style: string;
  text: string;
  totals: { calories: number; carbs: number };
}

export interface Score {
  right: boolean;
  carbs: number;
}

/** Right: calories within 20 % or 25 kcal, and carbohydrate within 7.5 g. */
export function scoreReading({ totals }: MeasuredText, { meals }: Pick<Reading, 'meals'>): Score {
  const sum = addNutrients(meals.flatMap(({ items }) => items.map(({ nutrients }) => nutrients)));
  const carbs = Math.abs(sum.carbs - totals.carbs);
  return { right: carbs < 7.5 && Math.abs(sum.calories - totals.calories) <= Math.max(25, 0.2 * totals.calories), carbs };
}

/** One line of the table: right by style and in all, and the mean error of carbohydrate. */
export function summary(texts: readonly MeasuredText[], scores: readonly Score[]): string {
  const styles = [...new Set(texts.map(({ style }) => style))].sort();
  const share = (of: readonly Score[]): string => ((100 * of.filter(({ right }) => right).length) / Math.max(1, of.length)).toFixed(1);
  const mean = scores.reduce((sum, { carbs }) => sum + carbs, 0) / Math.max(1, scores.length);
  const parts = styles.map((style) => share(scores.filter((_, at) => texts[at]!.style === style)).padStart(9));
  return `${share(scores).padStart(7)}${parts.join('')}${mean.toFixed(1).padStart(9)}`;
}
