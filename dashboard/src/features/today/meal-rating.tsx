import type { Meal } from '@mealtext/backend/contract';
import { CAPABILITIES } from '@mealtext/backend/domain';
import { Badge } from '../../components/badge';
import { toast } from '../../components/toasts';
import { useUser } from '../../lib/session';
import { todayRatingColor } from './meal-colors';

/** How healthy a rated meal is, for Pro; for others that a rating exists. */
export function MealRating({ meal }: { meal: Meal }) {
  const shown = CAPABILITIES[useUser().plan].healthRating;
  if (shown && meal.healthRating != null) {
    return <Badge color={todayRatingColor(meal.healthRating)}>Health {meal.healthRating}/10</Badge>;
  }
  if (shown || !meal.rated) return null;
  return (
    <button
      type="button"
      onClick={() => toast({ title: 'Pro Feature', text: 'Health ratings are only available to Pro subscribers.' })}
      className="flex min-h-11 items-center"
    >
      <Badge>
        Health Rating <span className="text-accent-strong">PRO</span>
      </Badge>
    </button>
  );
}
