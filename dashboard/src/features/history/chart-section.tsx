import { CAPABILITIES } from '@mealtext/backend/domain';
import { goalsOf } from '../../lib/goals-of';
import { useGoals } from '../../lib/queries/use-goals';
import { useUser } from '../../lib/session';
import { ChartCard } from './chart-card';

/** The chart of the signed-in user. */
export function ChartSection() {
  const user = useUser();
  const goals = useGoals();
  return <ChartCard userId={user.id} calorieGoal={goalsOf(goals.data).calories} isPro={CAPABILITIES[user.plan].history === 'all'} />;
}
