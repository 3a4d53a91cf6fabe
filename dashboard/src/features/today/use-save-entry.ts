import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/toasts';
import { refresh } from '../../lib/query-client';

/** Saves the change of a meal or workout; then says so, fetches again what it moved, and closes. */
export function useSaveEntry<Change>(kind: 'Meal' | 'Workout', save: (change: Change) => Promise<unknown>, onClose: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: () => {
      toast({ title: `${kind} updated` });
      void refresh(client, 'entry');
      onClose();
    },
  });
}
