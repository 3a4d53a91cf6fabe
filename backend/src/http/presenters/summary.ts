import type { HistoryDay, Summary } from '../../contract/index.js';
import type { Capabilities } from '../../domain/plan.js';
import type { DayFigures } from '../../ports/storage/diary/diary.js';
import { grams, kcal } from './round.js';

type Calories = 'date' | 'totalCalories' | 'totalCaloriesBurned';

/** One day added up; a day without a record is all zeros. Shares are of the energy in protein, carbs and fat. */
export function presentSummary(date: string, day: DayFigures | undefined, macros: boolean): Pick<Summary, Calories> & Partial<Summary> {
  const of = (name: Exclude<keyof DayFigures, 'date'>) => day?.[name] ?? 0;
  const calories = { date, totalCalories: kcal(of('calories')), totalCaloriesBurned: kcal(of('burned')) };
  if (!macros) return calories;
  const energy = 4 * of('protein') + 4 * of('carbs') + 9 * of('fat');
  const share = (part: number) => (energy > 0 ? kcal((100 * part) / energy) : 0);
  return {
    ...calories,
    totalProtein: grams(of('protein')),
    totalCarbs: grams(of('carbs')),
    totalFat: grams(of('fat')),
    totalSugar: grams(of('sugar')),
    totalHealthyFat: grams(of('healthyFat')),
    totalUnhealthyFat: grams(of('unhealthyFat')),
    totalNaturalSugar: grams(of('naturalSugar')),
    totalAddedSugar: grams(of('addedSugar')),
    proteinPercentage: share(4 * of('protein')),
    carbsPercentage: share(4 * of('carbs')),
    fatPercentage: share(9 * of('fat')),
    sugarPercentage: share(4 * of('sugar')),
  };
}

/** A day of the history, with as much as the plan shows. */
export function presentHistoryDay(day: DayFigures, history: Capabilities['history']): HistoryDay {
  const calories = { date: day.date, calories: kcal(day.calories), caloriesBurned: kcal(day.burned) };
  return history === 'all'
    ? { ...calories, protein: grams(day.protein), carbs: grams(day.carbs), fat: grams(day.fat), sugar: grams(day.sugar) }
    : calories;
}
