import type { StaffWorkoutRow } from '@mealtext/backend/contract';
import { AskButton } from '../../components/ask-button';
import { REASON } from '../../components/form-dialog';
import { useAppContext } from '../../session/app-context';

/** Takes a workout out of its day, for a reason. */
export function DeleteWorkoutButton({
  workout: { id, number },
  variant = 'text',
}: {
  workout: StaffWorkoutRow;
  variant?: 'text' | 'outlined';
}) {
  const { api } = useAppContext();
  return (
    <AskButton
      label="Delete"
      title={`Delete workout #${number}`}
      needs="correct"
      variant={variant}
      danger
      lead="It leaves their day at once. It can be undone for a day, by the user’s “undo”, too."
      fields={[REASON]}
      submit="Delete"
      done="Workout deleted"
      onSubmit={({ reason }) => api.call('DELETE', `workouts/${id}`, { reason })}
    />
  );
}
