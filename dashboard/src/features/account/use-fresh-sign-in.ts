import { useState } from 'react';
import { RequestError } from '../../lib/request';

const asksForCode = (error: unknown): boolean =>
  error instanceof RequestError && error.status === 403 && error.body?.error === 'Verification required';

/**
 * For what only a sign-in of the last minutes may do. `run` does it; when the server wants a fresh code, `asking` turns true,
 * and after the code was given `goOn` does it again.
 */
export function useFreshSignIn(act: () => Promise<void>, onError: (error: unknown) => void) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    try {
      await act();
      setAsking(false);
    } catch (error) {
      if (asksForCode(error)) setAsking(true);
      else {
        setAsking(false);
        onError(error);
      }
    } finally {
      setBusy(false);
    }
  }

  return { busy, run, asking, goOn: run, giveUp: () => setAsking(false) };
}
