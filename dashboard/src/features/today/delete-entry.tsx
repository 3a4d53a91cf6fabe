import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { toast } from '../../components/toasts';
import { useUndoToast } from '../../components/use-undo-toast';
import { refresh } from '../../lib/query-client';
import { saidBy } from '../../lib/request';
import { useUser } from '../../lib/session';
import { deleteMeal } from './requests/delete-meal';
import { deleteWorkout } from './requests/delete-workout';
import { sayLater } from './say-later';
import { sayShell } from '../../lib/say-shell';

const REMOVE = { meal: deleteMeal, workout: deleteWorkout } as const;

interface Props {
  kind: keyof typeof REMOVE;
  id: string;
  onClose: () => void;
}

/** Asks before a meal or workout is deleted, deletes it and says how that went; for as long as that is said it can be undone there. */
export default function DeleteEntry({ kind, id, onClose }: Props) {
  const user = useUser();
  const client = useQueryClient();
  const said = useUndoToast();
  const removal = useMutation({
    mutationFn: () => REMOVE[kind](user.id, id),
    onSuccess: ({ changeId }) => {
      said({ title: kind === 'meal' ? sayLater('mealDeleted') : sayLater('workoutDeleted') }, changeId);
      void refresh(client, 'entry');
    },
    onError: (error) =>
      toast({
        title: sayShell('error'),
        text: saidBy(error, sayLater(kind === 'meal' ? 'mealNotDeleted' : 'workoutNotDeleted')),
        destructive: true,
      }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={sayLater('sure')}
      text={sayLater(kind === 'meal' ? 'mealGoes' : 'workoutGoes')}
      action={sayLater('delete')}
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
    />
  );
}
