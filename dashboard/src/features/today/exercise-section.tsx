import { useState, type ReactNode } from 'react';
import type { Workout } from '@mealtext/backend/contract';
import { CAPABILITIES, withinLimit } from '@mealtext/backend/domain';
import { Card } from '../../components/card';
import { Empty } from '../../components/empty';
import { LoadError } from '../../components/load-error';
import { Skeleton } from '../../components/skeleton';
import { UpgradeLink } from '../../components/upgrade-link';
import { useDraft } from '../../lib/draft';
import { useWorkouts } from '../../lib/queries/use-workouts';
import { useUser } from '../../lib/session';
import { useToday } from '../../lib/today';
import { DeleteEntry } from './delete-entry';
import { WorkoutEditor } from './workout-editor';
import { WorkoutRow } from './workout-row';

/** Today's workouts, and what the plan allows of them. */
export function ExerciseSection() {
  const { plan } = useUser();
  const workouts = useWorkouts(useToday());
  const { offer } = useDraft();
  const [editing, setEditing] = useState<Workout | null>(null);
  const [deleting, setDeleting] = useState<Workout | null>(null);
  const limit = CAPABILITIES[plan].workoutsPerDay;
  const list = workouts.data;
  return (
    <Card title="Exercise">
      {workouts.isError && <LoadError onRetry={workouts.refetch}>Error loading workout data. Please try again.</LoadError>}
      {workouts.isPending && (
        <div role="status" aria-label="Loading today's workouts">
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
      {list?.length === 0 && limit !== 0 && (
        <Empty example="Ran 30 minutes" onExample={offer}>
          No workouts logged today. Track your exercise to offset your calorie intake!
        </Empty>
      )}
      {limit === 0 && (
        <Offer text="Text your workouts, and what they burn is added to your goals." action={<UpgradeLink />}>
          Plus or Pro Plan Required
        </Offer>
      )}
      {limit > 0 && list && !withinLimit(list.length, limit) && (
        <Offer action={<UpgradeLink look="plain">Upgrade to Pro for unlimited workouts</UpgradeLink>}>
          Plus plan: Maximum of {limit} workout per day reached
        </Offer>
      )}
      {editing && <WorkoutEditor workout={editing} onClose={() => setEditing(null)} />}
      <DeleteEntry kind="workout" id={deleting?.id ?? null} onClose={() => setDeleting(null)} />
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
