import type { MealType } from '../../../domain/meal-type.js';

/** What we say without having been asked. */
export const occasions = {
  /** `usual`: what SAME would log; `last`: we shall not ask again until they text. */
  reminder: (meal: MealType, name: string | null, usual: string | null, last: boolean): string => {
    const asked = meal === 'snack' ? 'ny snacks so far? Text them' : `hat did you have for ${meal}? Text it`;
    const first = meal === 'snack' ? 'a' : 'w';
    const same = usual ? `, or SAME for ${usual}` : '';
    return `${name ? `Hi ${name}, ${first}` : first.toUpperCase()}${asked} here${same}.${last ? ` No answer, so I'll stop asking about ${meal === 'snack' ? 'snacks' : meal} until you text.` : ''}`;
  },
  dailySummary: (line: string): string => `Your day. ${line}`,
  nothingToday: 'Your day: nothing logged. It is not too late: text what you had.',
  weeklyReport: (line: string): string => `Your week. ${line}`,
};
