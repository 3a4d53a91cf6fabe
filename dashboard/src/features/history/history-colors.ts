import type { Meal } from '@mealtext/backend/contract';
import type { BadgeColor } from '../../components/meal-badge';

const WHITE = '#ffffff';
const BLACK = '#1d1c1a';

/** History's reading: B blue, L green, D purple, S amber, other gray; each ink at least 4.5:1 on its disc. */
export const HISTORY_MEAL_COLORS: Readonly<Record<Meal['mealType'], BadgeColor>> = {
  breakfast: { disc: '#2563eb', ink: WHITE },
  lunch: { disc: '#15803d', ink: WHITE },
  dinner: { disc: '#7c3aed', ink: WHITE },
  snack: { disc: '#fbbf24', ink: BLACK },
  other: { disc: '#6b7280', ink: WHITE },
};

/** History's reading: 8 or more green, 5 to 7 amber, below 5 red. */
export function historyRatingColor(rating: number): string {
  if (rating >= 8) return '#16a34a';
  return rating >= 5 ? '#f59e0b' : '#dc2626';
}
