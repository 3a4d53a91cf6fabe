import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUndoToast } from '../../components/use-undo-toast';
import { refresh } from '../../lib/query-client';
import { sayLater } from './say-later';

/** Saves the change of a meal or workout; then says so, fetches again what it moved, and closes. */
export function useSaveEntry<Change>(
  kind: 'meal' | 'workout',
  save: (change: Change) => Promise<{ changeId?: string | null }>,
  onClose: () => void,
) {
  const client = useQueryClient();
  const said = useUndoToast();
  return useMutation({
    mutationFn: save,
    onSuccess: ({ changeId }) => {
      said({ title: sayLater(`${kind}Updated`) }, changeId);
      void refresh(client, 'entry');
      onClose();
    },
  });
}
