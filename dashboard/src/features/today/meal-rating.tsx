import type { Meal } from '@mealtext/backend/contract';
import { CAPABILITIES } from '@mealtext/backend/domain';
import { Badge } from '../../components/badge';
import { toast } from '../../components/toasts';
import { useUser } from '../../lib/session';
import { todayRatingColor } from './meal-colors';
import { say } from './say';

/** How healthy a rated meal is, for Pro; for others that a rating exists. */
export function MealRating({ meal }: { meal: Meal }) {
  const shown = CAPABILITIES[useUser().plan].healthRating;
  if (shown && meal.healthRating != null) {
    return <Badge color={todayRatingColor(meal.healthRating)}>{say('health', { rating: meal.healthRating })}</Badge>;
  }
  if (shown || !meal.rated) return null;
  return (
    <button
      type="button"
      onClick={() => toast({ title: say('proFeature'), text: say('proFeatureText') })}
      className="flex min-h-11 items-center"
    >
      <Badge>
        {say('healthRating')} <span className="text-accent-strong">PRO</span>
      </Badge>
    </button>
  );
}
