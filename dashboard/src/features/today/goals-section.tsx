import { GOAL_NAMES } from '@mealtext/backend/domain';
import { Link } from 'react-router';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Skeleton } from '../../components/skeleton';
import { WhenLoaded } from '../../components/when-loaded';
import { showNumber } from '../../lib/format';
import { goalsOf } from '../../lib/goals-of';
import { NUTRIENT_LOOKS } from '../../lib/nutrients';
import { useGoals } from '../../lib/queries/use-goals';
import { say } from './say';

/** What is aimed for every day, and the ways to change it. */
export function GoalsSection() {
  const goals = useGoals();
  return (
    <Card title={say('goals')}>
      <WhenLoaded query={goals} sorry={say('goalsNotLoaded')} loading={say('goalsLoading')} skeleton={<Skeleton className="h-40" />}>
        {(saved) => <Aims goals={goalsOf(saved)} />}
      </WhenLoaded>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="plain" asChild>
          <Link to="/goals">{say('editGoals')}</Link>
        </Button>
        <Button look="plain" asChild>
          <Link to="/notifications">{say('manageNotifications')}</Link>
        </Button>
      </div>
    </Card>
  );
}

function Aims({ goals }: { goals: ReturnType<typeof goalsOf> }) {
  if (GOAL_NAMES.every((name) => goals[name] === null)) return <p className="text-soft">{say('noGoals')}</p>;
  return (
    <dl className="figures grid grid-cols-2 gap-y-1">
      {GOAL_NAMES.map((name) => (
        <div key={name} className="contents">
          <dt className="text-soft">{NUTRIENT_LOOKS[name].label}</dt>
          <dd className="text-end">{goals[name] === null ? say('noGoal') : `${showNumber(goals[name])} ${NUTRIENT_LOOKS[name].unit}`}</dd>
        </div>
      ))}
    </dl>
  );
}
