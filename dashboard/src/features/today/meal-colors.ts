import type { Meal } from '@mealtext/backend/contract';
import type { BadgeColor } from '../../components/meal-badge';

const WHITE = '#ffffff';
const BLACK = '#1d1c1a';

/** The dashboard's reading: B blue, L amber, D orange, S purple; each ink at least 4.5:1 on its disc. */
export const TODAY_MEAL_COLORS: Readonly<Record<Meal['mealType'], BadgeColor>> = {
  breakfast: { disc: '#2563eb', ink: WHITE },
  lunch: { disc: '#fbbf24', ink: BLACK },
  dinner: { disc: '#fb7c2f', ink: BLACK },
  snack: { disc: '#7c3aed', ink: WHITE },
  other: { disc: '#6b7280', ink: WHITE },
};

/** The dashboard's reading: 8 and above green, 6-7 teal, 4-5 yellow, 2-3 orange, below 2 red. */
export function todayRatingColor(rating: number): string {
  if (rating >= 8) return '#16a34a';
  if (rating >= 6) return '#14b8a6';
  if (rating >= 4) return '#eab308';
  if (rating >= 2) return '#f97316';
  return '#dc2626';
}
