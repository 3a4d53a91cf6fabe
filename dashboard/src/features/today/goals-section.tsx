import { GOAL_NAMES } from '@mealtext/backend/domain';
import { Link } from 'react-router';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { LoadError } from '../../components/load-error';
import { Skeleton } from '../../components/skeleton';
import { showNumber } from '../../lib/format';
import { goalsOf } from '../../lib/goals-of';
import { NUTRIENT_LOOKS } from '../../lib/nutrients';
import { useGoals } from '../../lib/queries/use-goals';

/** What is aimed for every day, and the ways to change it. */
export function GoalsSection() {
  const goals = useGoals();
  const own = goalsOf(goals.data);
  const none = GOAL_NAMES.every((name) => own[name] === null);
  return (
    <Card title="Nutritional Goals">
      {goals.isError ? (
        <LoadError onRetry={goals.refetch}>Your goals could not be loaded.</LoadError>
      ) : goals.data === undefined ? (
        <div role="status" aria-label="Loading your goals">
          <Skeleton className="h-40" />
        </div>
      ) : none ? (
        <p className="text-soft">No goals found. Please set up your nutritional goals.</p>
      ) : (
        <dl className="figures grid grid-cols-2 gap-y-1">
          {GOAL_NAMES.map((name) => (
            <div key={name} className="contents">
              <dt className="text-soft">{NUTRIENT_LOOKS[name].label}</dt>
              <dd className="text-end">{own[name] === null ? 'No goal' : `${showNumber(own[name])} ${NUTRIENT_LOOKS[name].unit}`}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="plain" asChild>
          <Link to="/goals">Edit Goals</Link>
        </Button>
        <Button look="plain" asChild>
          <Link to="/notifications">Manage Notifications</Link>
        </Button>
      </div>
    </Card>
  );
}
