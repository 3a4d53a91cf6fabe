import type { Meal, UpdateMeal } from '@mealtext/backend/contract';
import { changeOf, type ItemDraft } from './meal-draft';
import { sayLater } from './say-later';
import { sayCommon } from '../../lib/say-common';

interface Edited {
  mealType: Meal['mealType'];
  date: string;
  time: string;
  /** The items when they changed, else null. */
  lines: readonly ItemDraft[] | null;
}

/** Only what differs from the meal. */
export function changesOf(meal: Meal, { mealType, date, time, lines }: Edited): UpdateMeal {
  return {
    ...(mealType !== meal.mealType && mealType !== 'other' ? { mealType } : {}),
    ...(date !== meal.date ? { date } : {}),
    ...(time !== meal.time ? { time } : {}),
    ...(lines ? { items: lines.map(changeOf) } : {}),
  };
}

/** What is wrong with a day and time, in words; null when nothing is. */
export function whenFault(date: string, time: string, today: string): string | null {
  if (!date || !time) return sayLater('giveDay');
  return date > today ? sayCommon('earlierDay') : null;
}
