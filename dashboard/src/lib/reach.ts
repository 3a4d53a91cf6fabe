import { useSyncExternalStore } from 'react';

/** In an answer that the service worker kept: the server was not reached. */
export const KEPT_HEADER = 'Kept-Answer';

let reached = true;
const listeners = new Set<() => void>();

/** Whether the last call came through. The browser itself often believes in a network that leads nowhere. Answers whether that is news. */
export function noteReached(now: boolean): boolean {
  if (reached === now) return false;
  reached = now;
  for (const listener of listeners) listener();
  return true;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether there is a network that leads to us, as far as is known. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine && reached);
