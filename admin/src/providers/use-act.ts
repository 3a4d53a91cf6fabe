import { useCallback, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useSurroundings } from '../session/surroundings';
import { CallFailed } from './api';

/**
 * Runs a call that changes something: `done` is said when it worked, and everything on the screen is asked for again.
 * Resolves to null, or to what went wrong in words for people; whoever asked shows them.
 */
export function useAct(): { busy: boolean; act: (call: () => Promise<unknown>, done?: string) => Promise<string | null> } {
  const { onEnded } = useSurroundings();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const act = useCallback(
    async (call: () => Promise<unknown>, done?: string) => {
      setBusy(true);
      try {
        await call();
        if (done) notify(done, { type: 'success' });
        refresh();
        return null;
      } catch (error) {
        if (error instanceof CallFailed && error.status === 401) onEnded();
        return error instanceof Error ? error.message : 'It did not work. Please try again.';
      } finally {
        setBusy(false);
      }
    },
    [notify, refresh, onEnded],
  );
  return { busy, act };
}
