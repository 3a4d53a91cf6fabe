import { useCallback, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { UndoNotice } from '../components/undo-notice';
import { useAppContext } from '../session/app-context';
import { CallFailed } from './api';

/** How long a change can be taken back where it was told, in ms; the conversation has its own button for a day. */
const UNDO_SHOWN = 10_000;
const UNDO_REASON = 'Taken back right after it was made.';

/**
 * Runs a call that changes something: `done` is said when it worked, with an Undo button where the answer names the change, and
 * everything on the screen is asked for again. Resolves to null, or to what went wrong in words for people; whoever asked shows them.
 */
export function useAction(): { busy: boolean; act: (call: () => Promise<unknown>, done?: string) => Promise<string | null> } {
  const { api, onEnded } = useAppContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const tried = useCallback(
    async <T,>(call: () => Promise<T>, then: (answer: T) => void): Promise<string | null> => {
      setBusy(true);
      try {
        const answer = await call();
        then(answer);
        refresh();
        return null;
      } catch (error) {
        if (error instanceof CallFailed && error.status === 401) onEnded();
        return error instanceof Error ? error.message : 'It did not work. Please try again.';
      } finally {
        setBusy(false);
      }
    },
    [refresh, onEnded],
  );
  const act = useCallback(
    (call: () => Promise<unknown>, done?: string) =>
      tried(call, (answer) => {
        if (!done) return;
        const change = changeIn(answer);
        if (!change) return notify(done, { type: 'success' });
        const { userId, changeId } = change;
        const undo = () =>
          tried(
            () => api.call('POST', `conversations/${userId}/undo`, { changeId, reason: UNDO_REASON }),
            () => undefined,
          );
        notify(<UndoNotice undo={undo}>{done}</UndoNotice>, { type: 'success', autoHideDuration: UNDO_SHOWN });
      }),
    [api, notify, tried],
  );
  return { busy, act };
}

/** The change that an answer names, and whose it is: a row of an entry names its user, a row of goals is the user's own. */
function changeIn(answer: unknown): { userId: string; changeId: string } | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { changeId, userId, id } = answer as Record<string, unknown>;
  const whose = userId ?? id;
  return typeof changeId === 'string' && typeof whose === 'string' ? { userId: whose, changeId } : null;
}
