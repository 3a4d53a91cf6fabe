export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type MealType = (typeof MEAL_TYPES)[number];

/**
 * The meal a clock time suggests when nothing else says: 04:00-10:59 breakfast, 11:00-14:59 lunch,
 * 15:00-16:59 snack, 17:00-21:59 dinner, else snack.
 * @param localTime HH:MM
 */
export function mealAtTime(localTime: string): MealType {
  const hour = Number(localTime.slice(0, 2));
  if (hour >= 4 && hour < 11) return 'breakfast';
  if (hour >= 11 && hour < 15) return 'lunch';
  if (hour >= 15 && hour < 17) return 'snack';
  if (hour >= 17 && hour < 22) return 'dinner';
  return 'snack';
}
