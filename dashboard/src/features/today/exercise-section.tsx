import { Suspense, useState, type ReactNode } from 'react';
import type { Workout } from '@mealtext/backend/contract';
import { withinLimit } from '@mealtext/backend/domain';
import { Card } from '../../components/card';
import { Empty } from '../../components/empty';
import { LoadError } from '../../components/load-error';
import { Skeleton } from '../../components/skeleton';
import { UpgradeLink } from '../../components/upgrade-link';
import { useDraft } from '../../lib/draft';
import { PLAN_NAMES } from '../../lib/plan-names';
import { usePlanLimits } from '../../lib/queries/use-plan-limits';
import { useWorkouts } from '../../lib/queries/use-workouts';
import { useUser } from '../../lib/session';
import { DeleteEntry, WorkoutEditor } from './dialogs';
import { useShownDay } from './use-shown-day';
import { WorkoutRow } from './workout-row';
import { say } from './say';

/** The workouts of the day, and what the plan allows of them today. */
export function ExerciseSection() {
  const { plan } = useUser();
  const { past } = useShownDay();
  const workouts = useWorkouts(past);
  const { offer } = useDraft();
  const [editing, setEditing] = useState<Workout | null>(null);
  const [deleting, setDeleting] = useState<Workout | null>(null);
  // Until it is known, nothing is said of a limit.
  const limit = usePlanLimits().data?.find((limits) => limits.plan === plan)?.workoutsPerDay ?? -1;
  const list = workouts.data;
  return (
    <Card title={say('exercise')}>
      {workouts.isError && (
        <LoadError error={workouts.error} onRetry={workouts.refetch}>
          {say('workoutsNotLoaded')}
        </LoadError>
      )}
      {workouts.isPending && (
        <div role="status" aria-label={say('workoutsLoading')}>
          <Skeleton className="h-14" />
        </div>
      )}
      {list && list.length > 0 && (
        <ul className="-my-3 divide-y divide-line">
          {list.map((workout) => (
            <WorkoutRow key={workout.id} workout={workout} onEdit={() => setEditing(workout)} onDelete={() => setDeleting(workout)} />
          ))}
        </ul>
      )}
      {list?.length === 0 && past !== undefined && <p className="text-soft">{say('noWorkoutsOnDay')}</p>}
      {list?.length === 0 && past === undefined && limit !== 0 && (
        <Empty example={say('exampleRun')} onExample={offer}>
          {say('noWorkouts')}
        </Empty>
      )}
      {limit === 0 && past === undefined && (
        <Offer text={say('offerText')} action={<UpgradeLink />}>
          {say('plusOrPro')}
        </Offer>
      )}
      {limit > 0 && past === undefined && list && !withinLimit(list.length, limit) && (
        <Offer action={<UpgradeLink look="plain">{say('upgradeUnlimited')}</UpgradeLink>}>
          {say('maximum', { plan: PLAN_NAMES[plan], count: limit })}
        </Offer>
      )}
      <Suspense>
        {editing && <WorkoutEditor workout={editing} onClose={() => setEditing(null)} />}
        {deleting && <DeleteEntry kind="workout" id={deleting.id} onClose={() => setDeleting(null)} />}
      </Suspense>
    </Card>
  );
}

/** What the plan does not allow, and the way to a plan that does. */
const Offer = ({ children, text, action }: { children: ReactNode; text?: string; action: ReactNode }) => (
  <div className="not-first:mt-6">
    <p className="font-semibold">{children}</p>
    {text && <p className="text-soft">{text}</p>}
    <div className="mt-3">{action}</div>
  </div>
);
