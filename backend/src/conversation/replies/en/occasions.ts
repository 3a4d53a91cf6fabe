import type { MealType } from '../../../domain/meal-type.js';

/** What we say without having been asked. */
export const occasions = {
  reminder: (meal: MealType, name: string | null): string => {
    const hi = name ? `Hi ${name}, ` : '';
    return meal === 'snack' ? `${hi}any snacks so far? Text them here, or "same" to repeat yesterday's.` : `${hi}what did you have for ${meal}? Text it here, or "same" to repeat yesterday's.`;
  },
  dailySummary: (line: string): string => `Your day. ${line}`,
  nothingToday: 'Your day: nothing logged. It is not too late: text what you had.',
  weeklyReport: (line: string): string => `Your week. ${line}`,
};
