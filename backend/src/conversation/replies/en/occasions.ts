import type { MealType } from '../../../domain/meal-type.js';

/** What we say without having been asked. */
export const occasions = {
  reminder: (meal: MealType, name: string | null): string => {
    const asked = meal === 'snack' ? 'ny snacks so far? Text them' : `hat did you have for ${meal}? Text it`;
    const first = meal === 'snack' ? 'a' : 'w';
    return `${name ? `Hi ${name}, ${first}` : first.toUpperCase()}${asked} here, or "same" to repeat yesterday's.`;
  },
  dailySummary: (line: string): string => `Your day. ${line}`,
  nothingToday: 'Your day: nothing logged. It is not too late: text what you had.',
  weeklyReport: (line: string): string => `Your week. ${line}`,
};
