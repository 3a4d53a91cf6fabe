import { useState, type FormEvent } from 'react';
import type { UpdateWorkout, Workout } from '@mealtext/backend/contract';
import { Dialog } from '../../components/dialog';
import { TextField } from '../../components/field';
import { SaveBar } from '../../components/save-bar';
import { showNumber } from '../../lib/format';
import { useUser } from '../../lib/session';
import { updateWorkout } from './requests/update-workout';
import { useSaveEntry } from './use-save-entry';
import { sayLater } from './say-later';

/** Changes what a workout was, how long it took and what it burned. */
export default function WorkoutEditor({ workout, onClose }: { workout: Workout; onClose: () => void }) {
  const user = useUser();
  const [activity, setActivity] = useState(workout.activityType);
  const [minutes, setMinutes] = useState(workout.durationMinutes === null ? '' : String(workout.durationMinutes));
  const [calories, setCalories] = useState(workout.estimated ? '' : String(Math.round(workout.caloriesBurned)));
  const [tried, setTried] = useState(false);
  const saving = useSaveEntry('workout', (change: UpdateWorkout) => updateWorkout(user.id, workout.id, change), onClose);
  const faults = {
    activity: activity.trim() ? null : sayLater('sayWorkout'),
    minutes: minutes === '' || within(minutes, 1, 1440) ? null : sayLater('minutesRange'),
    calories: (workout.estimated && calories.trim() === '') || within(calories, 0, 10_000) ? null : sayLater('caloriesRange'),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faults.activity || faults.minutes || faults.calories) return;
    const change: UpdateWorkout = {
      ...(activity.trim() !== workout.activityType ? { activityType: activity.trim() } : {}),
      ...(minutes !== '' && Number(minutes) !== workout.durationMinutes ? { durationMinutes: Number(minutes) } : {}),
      ...(ownCalories(calories, workout) ? { caloriesBurned: Number(calories) } : {}),
    };
    if (Object.keys(change).length === 0) onClose();
    else saving.mutate(change);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={sayLater('editWorkout', { number: workout.number })}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label={sayLater('activity')}
          dir="auto"
          maxLength={100}
          value={activity}
          onChange={(event) => setActivity(event.target.value)}
          error={tried && faults.activity}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={sayLater('minutes')}
            inputMode="numeric"
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
            error={tried && faults.minutes}
          />
          <TextField
            label={sayLater('kcalBurned')}
            inputMode="numeric"
            placeholder={workout.estimated ? showNumber(estimateFor(workout, activity, minutes)) : undefined}
            hint={workout.estimated && calories.trim() === '' ? sayLater('estimated') : undefined}
            value={calories}
            onChange={(event) => setCalories(event.target.value)}
            error={tried && faults.calories}
          />
        </div>
        <SaveBar busy={saving.isPending} error={saving.error} failed={sayLater('workoutNotUpdated')} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

/** A figure of the user's own: typed over our estimate, or another than their last. */
const ownCalories = (typed: string, { estimated, caloriesBurned }: Workout): boolean =>
  typed.trim() !== '' && (estimated || Number(typed) !== Math.round(caloriesBurned));

/** What the estimate is for other minutes, until the server has made its own. */
function estimateFor({ activityType, caloriesBurned, durationMinutes }: Workout, activity: string, minutes: string): number {
  const changed = activity.trim() === activityType && durationMinutes && within(minutes, 1, 1440);
  return changed ? (caloriesBurned / durationMinutes) * Number(minutes) : caloriesBurned;
}

const within = (typed: string, min: number, max: number): boolean => {
  const value = typed.trim() === '' ? NaN : Number(typed);
  return value >= min && value <= max;
};
