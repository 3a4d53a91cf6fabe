import type { CorrectWorkout, StaffWorkoutRow } from '@mealtext/backend/contract';
import { AskButton } from '../../components/ask-button';
import { REASON } from '../../components/form-dialog';
import { useAppContext } from '../../session/app-context';

/** What the correction needs of a workout. */
export type CorrectableWorkout = Pick<StaffWorkoutRow, 'id' | 'number' | 'activity' | 'minutes' | 'calories'>;

/** A workout as it should be; what is left as it was is not sent. */
export function CorrectWorkoutButton({ workout, variant = 'text' }: { workout: CorrectableWorkout; variant?: 'text' | 'outlined' }) {
  const { api } = useAppContext();
  const { id, number, activity, minutes, calories } = workout;
  return (
    <AskButton
      label="Correct"
      title={`Correct workout #${number}`}
      needs="correct"
      variant={variant}
      fields={[
        { name: 'activityType', label: 'Activity', initial: activity ?? '', max: 100 },
        { name: 'durationMinutes', label: 'Minutes', kind: 'number', initial: minutes === null ? '' : String(minutes), optional: true },
        {
          name: 'caloriesBurned',
          label: 'Calories burned',
          kind: 'number',
          initial: calories === null ? '' : String(calories),
          optional: true,
        },
        REASON,
      ]}
      submit="Save the correction"
      done={`Workout #${number} corrected`}
      onSubmit={(values) => {
        const changed = (name: string, before: number | null) => values[name] !== '' && Number(values[name]) !== before;
        const body: CorrectWorkout = {
          ...(values.activityType !== activity ? { activityType: values.activityType } : {}),
          ...(changed('durationMinutes', minutes) ? { durationMinutes: Number(values.durationMinutes) } : {}),
          ...(changed('caloriesBurned', calories) ? { caloriesBurned: Number(values.caloriesBurned) } : {}),
          reason: values.reason ?? '',
        };
        return api.call('PUT', `workouts/${id}`, body);
      }}
    />
  );
}
