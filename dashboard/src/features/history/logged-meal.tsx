import type { Meal } from '@mealtext/backend/contract';
import { Badge } from '../../components/badge';
import { MealSummary } from '../../components/meal-summary';
import { HISTORY_MEAL_COLORS, historyRatingColor } from './history-colors';
import { sayShell } from '../../lib/say-shell';
import { say } from './say';

/** One meal of a past day. What the plan does not show stands as "--". */
export const LoggedMeal = ({ meal }: { meal: Meal }) => (
  <li className="py-3">
    <MealSummary
      meal={meal}
      otherwise={sayShell('other')}
      colors={HISTORY_MEAL_COLORS}
      aside={
        meal.healthRating != null && (
          <Badge color={historyRatingColor(meal.healthRating)}>{say('health', { rating: meal.healthRating })}</Badge>
        )
      }
    >
      {meal.healthRating != null && meal.healthComment && <p className="text-sm text-soft">{meal.healthComment}</p>}
    </MealSummary>
  </li>
);
