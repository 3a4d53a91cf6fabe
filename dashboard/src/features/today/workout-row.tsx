import type { Workout } from '@mealtext/backend/contract';
import { showClock, showNumber } from '../../lib/format';
import { EntryButtons } from './entry-buttons';
import { say } from './say';

interface Props {
  workout: Workout;
  onEdit: () => void;
  onDelete: () => void;
}

export function WorkoutRow({ workout, onEdit, onDelete }: Props) {
  const facts = [
    workout.durationMinutes !== null && say('minutes', { minutes: showNumber(workout.durationMinutes) }),
    workout.distance,
  ].filter(Boolean);
  return (
    <li className="flex items-center gap-1 py-3">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-semibold wrap-anywhere first-letter:uppercase">
          {workout.activityType}
        </p>
        <p className="figures text-sm text-soft">{[say('burned', { kcal: showNumber(workout.caloriesBurned) }), ...facts].join(' · ')}</p>
        <p className="figures text-sm text-soft">
          {showClock(workout.time)} · #{workout.number}
        </p>
      </div>
      <EntryButtons kind="workout" id={workout.id} what={workout.activityType} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}
