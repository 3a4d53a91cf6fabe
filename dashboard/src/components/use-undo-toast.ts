import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { refresh } from '../lib/query-client';
import { saidBy } from '../lib/request';
import { undoChange } from '../lib/requests/undo-change';
import { useUser } from '../lib/session';
import { toast } from './toasts';
import { sayShell } from '../lib/say-shell';

/** Says that a change was made, with a button that takes exactly this one back; without one where nothing differs. */
export function useUndoToast(): (words: { title: string; text?: string }, changeId: string | null | undefined) => void {
  const { id } = useUser();
  const client = useQueryClient();
  return useCallback(
    (words, changeId) => {
      const undo = () =>
        undoChange(id, changeId!)
          .then(() => toast({ title: sayShell('undone') }))
          .catch((error: unknown) => toast({ title: sayShell('error'), text: saidBy(error, sayShell('notUndone')), destructive: true }))
          .finally(() => {
            for (const what of ['entry', 'goals'] as const) void refresh(client, what);
          });
      toast({ ...words, ...(changeId ? { action: { label: sayShell('undo'), of: words.title, run: () => void undo() } } : {}) });
    },
    [client, id],
  );
}
