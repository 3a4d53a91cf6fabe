import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { toast } from '../../components/toasts';
import { refresh } from '../../lib/query-client';
import { saidBy } from '../../lib/request';
import { useUser } from '../../lib/session';
import { deleteMeal } from './requests/delete-meal';
import { deleteWorkout } from './requests/delete-workout';

const REMOVE = { meal: deleteMeal, workout: deleteWorkout } as const;

interface Props {
  kind: keyof typeof REMOVE;
  /** Which one; null while nothing is to be deleted. */
  id: string | null;
  onClose: () => void;
}

/** Asks before a meal or workout is deleted for good, deletes it and says how that went. */
export function DeleteEntry({ kind, id, onClose }: Props) {
  const user = useUser();
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: (entryId: string) => REMOVE[kind](user.id, entryId),
    onSuccess: () => {
      toast({ title: kind === 'meal' ? 'Meal deleted' : 'Workout deleted' });
      void refresh(client, 'entry');
    },
    onError: (error) =>
      toast({ title: 'Error', text: saidBy(error, `Failed to delete the ${kind}. Please try again.`), destructive: true }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={id !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Are you sure?"
      text={`This action cannot be undone. This will permanently delete the ${kind} entry from your records.`}
      action="Delete"
      busy={removal.isPending}
      onConfirm={() => id !== null && removal.mutate(id)}
    />
  );
}
