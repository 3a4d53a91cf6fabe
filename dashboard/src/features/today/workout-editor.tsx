import { useState, type FormEvent } from 'react';
import type { UpdateWorkout, Workout } from '@mealtext/backend/contract';
import { Dialog } from '../../components/dialog';
import { TextField } from '../../components/field';
import { SaveBar } from '../../components/save-bar';
import { useUser } from '../../lib/session';
import { updateWorkout } from './requests/update-workout';
import { useSaveEntry } from './use-save-entry';

/** Changes what a workout was, how long it took and what it burned. */
export function WorkoutEditor({ workout, onClose }: { workout: Workout; onClose: () => void }) {
  const user = useUser();
  const [activity, setActivity] = useState(workout.activityType);
  const [minutes, setMinutes] = useState(workout.durationMinutes === null ? '' : String(workout.durationMinutes));
  const [calories, setCalories] = useState(String(Math.round(workout.caloriesBurned)));
  const [tried, setTried] = useState(false);
  const saving = useSaveEntry('Workout', (change: UpdateWorkout) => updateWorkout(user.id, workout.id, change), onClose);
  const faults = {
    activity: activity.trim() ? null : 'Say what you did.',
    minutes: minutes === '' || within(minutes, 1, 1440) ? null : '1 to 1,440',
    calories: within(calories, 0, 10_000) ? null : '0 to 10,000',
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faults.activity || faults.minutes || faults.calories) return;
    const change: UpdateWorkout = {
      ...(activity.trim() !== workout.activityType ? { activityType: activity.trim() } : {}),
      ...(minutes !== '' && Number(minutes) !== workout.durationMinutes ? { durationMinutes: Number(minutes) } : {}),
      ...(Number(calories) !== Math.round(workout.caloriesBurned) ? { caloriesBurned: Number(calories) } : {}),
    };
    if (Object.keys(change).length === 0) onClose();
    else saving.mutate(change);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Edit workout #${workout.number}`}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label="Activity"
          dir="auto"
          maxLength={100}
          value={activity}
          onChange={(event) => setActivity(event.target.value)}
          error={tried && faults.activity}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label="Minutes"
            inputMode="numeric"
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
            error={tried && faults.minutes}
          />
          <TextField
            label="kcal burned"
            inputMode="numeric"
            value={calories}
            onChange={(event) => setCalories(event.target.value)}
            error={tried && faults.calories}
          />
        </div>
        <SaveBar busy={saving.isPending} error={saving.error} failed="Failed to update the workout. Please try again." onCancel={onClose} />
      </form>
    </Dialog>
  );
}

const within = (typed: string, min: number, max: number): boolean => {
  const value = typed.trim() === '' ? NaN : Number(typed);
  return value >= min && value <= max;
};
