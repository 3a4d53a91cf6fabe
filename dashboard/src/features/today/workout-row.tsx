import type { Workout } from '@mealtext/backend/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../components/button';
import { showClock, showNumber } from '../../lib/format';
import { AgainButton } from './again-button';
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
      <AgainButton kind="workout" id={workout.id} what={workout.activityType} />
      <Button look="quiet" icon aria-label={say('editOf', { what: workout.activityType })} onClick={onEdit}>
        <Pencil size={18} aria-hidden="true" />
      </Button>
      <Button look="danger-quiet" icon aria-label={say('deleteOf', { what: workout.activityType })} onClick={onDelete}>
        <Trash2 size={18} aria-hidden="true" />
      </Button>
    </li>
  );
}
