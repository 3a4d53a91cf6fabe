import { userNutrients } from '../../food/index.js';
import type { Item } from '../../domain/entry.js';
import type { ModelEstimate } from './model-answer.js';

const MOST_CALORIES = 10_000;
const MOST_GRAMS = 3000;
const KCAL = { protein: 4, carbs: 4, fat: 9, alcohol: 7 } as const;

/** A guess that could be true: energy agrees with what holds it within 20 % or 50 kcal, sugar is among the carbs, nothing is beyond a meal. */
export function saneEstimate(guess: ModelEstimate): boolean {
  const { grams, calories, protein, carbs, fat, sugar, alcohol } = guess;
  if (![grams, calories, protein, carbs, fat, sugar, alcohol].every((value) => Number.isFinite(value) && value >= 0)) return false;
  if (calories > MOST_CALORIES || grams > MOST_GRAMS || grams === 0) return false;
  if (protein + carbs + fat + alcohol > grams * 1.01 || sugar > carbs) return false;
  const energy = KCAL.protein * protein + KCAL.carbs * carbs + KCAL.fat * fat + KCAL.alcohol * alcohol;
  return Math.abs(energy - calories) <= Math.max(50, 0.2 * calories);
}

export const nutrientsOf = (guess: ModelEstimate): NonNullable<Item['nutrients']> => ({
  ...userNutrients(guess),
  alcohol: guess.alcohol,
});
