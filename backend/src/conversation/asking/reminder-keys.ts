import type { MealType } from '../../domain/meal-type.js';
import type { Clock } from '../../language/clock.js';

/** The switch of each reminder and when it comes, among the settings. */
export const KEYS = {
  breakfast: ['remindBreakfast', 'breakfastTime'],
  lunch: ['remindLunch', 'lunchTime'],
  dinner: ['remindDinner', 'dinnerTime'],
  snack: ['remindSnacks', 'snackTime'],
  summary: ['enableSummary', 'summaryTime'],
} as const;
export type Which = keyof typeof KEYS;

/** A reminder for no meal in particular is for the meal of its hour. */
export function byHour(clock: Clock | null): MealType | null {
  if (!clock) return null;
  const told = Number(clock.time.slice(0, 2));
  // Nobody eats at three in the night.
  const hour = !clock.sure && told < 5 ? told + 12 : told;
  return hour >= 4 && hour < 11 ? 'breakfast' : hour >= 11 && hour < 15 ? 'lunch' : hour >= 15 && hour < 17 ? 'snack' : 'dinner';
}
