import { useSyncExternalStore } from 'react';

const EVERY_MS = 15_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  now = Date.now();
  timer ??= setInterval(() => {
    now = Date.now();
    for (const one of listeners) one();
  }, EVERY_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time, in ms, as clocks on a screen go by it: one for all of them. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
