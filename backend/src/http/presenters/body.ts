import type { ExpenditureView, WaterDay, Weight } from '../../contract/index.js';
import { type Expenditure, isEstimate, type NotEnough } from '../../domain/expenditure.js';
import { localTime } from '../../domain/local-day.js';
import type { DrinkRow, WeightReading } from '../../ports/storage/diary/diary.js';

export const presentWeight = ({ id, kg, date }: WeightReading): Weight => ({ id, kg, date });

export const presentWater = (date: string, drinks: readonly DrinkRow[], zone: string): WaterDay => ({
  date,
  ml: drinks.reduce((sum, { ml }) => sum + ml, 0),
  drinks: drinks.map(({ id, ml, at }) => ({ id, ml, time: localTime(at, zone) })),
});

export function presentExpenditure(found: Expenditure | NotEnough): ExpenditureView {
  if (!isEstimate(found))
    return {
      kcal: null,
      margin: null,
      intake: null,
      burned: null,
      kgPerWeek: null,
      daysMissing: found.days,
      weighInsMissing: found.weighIns,
    };
  const { kcal, margin, intake, burned, kgPerWeek } = found;
  return { kcal, margin, intake, burned, kgPerWeek: Math.round(kgPerWeek * 100) / 100, daysMissing: 0, weighInsMissing: 0 };
}
