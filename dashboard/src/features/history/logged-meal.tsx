import type { Meal } from '@mealtext/backend/contract';
import { Badge } from '../../components/badge';
import { MacroLine } from '../../components/macro-line';
import { MealBadge } from '../../components/meal-badge';
import { showClock, showNumber } from '../../lib/format';
import { HISTORY_MEAL_COLORS, historyRatingColor } from './history-colors';

/** One meal of a past day. What the plan does not show stands as "--". */
export const LoggedMeal = ({ meal }: { meal: Meal }) => (
  <li className="flex gap-3 py-3">
    <MealBadge type={meal.mealType} otherwise="other" colors={HISTORY_MEAL_COLORS} />
    <div className="min-w-0 flex-1">
      <div className="flex items-baseline justify-between gap-3">
        <p dir="auto" className="min-w-0 font-semibold wrap-anywhere">
          {meal.description}
        </p>
        <p className="figures shrink-0 font-semibold">
          {showNumber(meal.calories)} <span className="text-sm font-normal text-soft">kcal</span>
        </p>
      </div>
      <MacroLine of={meal} />
      <div className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        {showClock(meal.time)} · #{meal.number}
        {meal.healthRating != null && <Badge color={historyRatingColor(meal.healthRating)}>Health {meal.healthRating}/10</Badge>}
      </div>
      {meal.healthRating != null && meal.healthComment && <p className="text-sm text-soft">{meal.healthComment}</p>}
    </div>
  </li>
);
