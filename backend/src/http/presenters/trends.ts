import type { TrendDay, TrendSource } from '../../contract/index.js';
import type { SourceFigures, TrendFigures } from '../../ports/storage/diary/diary.js';
import { grams, kcal } from './round.js';

/** A finished day, with as much as the plan shows. */
export function presentTrendDay(day: TrendFigures, macros: boolean): TrendDay {
  const { date, calories, burned, protein, carbs, fat, sugar, fiber, sodium, unhealthyFat } = day;
  const energy = { date, calories: kcal(calories), burned: kcal(burned) };
  if (!macros) return energy;
  const all = { protein, carbs, fat, sugar, fiber, sodium, saturatedFat: unhealthyFat };
  return { ...energy, ...Object.fromEntries(Object.entries(all).map(([name, value]) => [name, grams(value)])) };
}

export const presentSource = ({ name, times, calories, protein, sugar }: SourceFigures, macros: boolean): TrendSource => ({
  name,
  times,
  calories: kcal(calories),
  ...(macros ? { protein: grams(protein), sugar: grams(sugar) } : {}),
});
