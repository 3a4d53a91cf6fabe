import { useCallback, useSyncExternalStore } from 'react';
import type { Look } from '../tokens';

export const LOOK_CHOICES = ['light', 'dark', 'system'] as const;
export type LookChoice = (typeof LOOK_CHOICES)[number];

const KEY = 'mealtext-console-look';
const listeners = new Set<() => void>();
const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

function saved(): LookChoice {
  const choice = localStorage.getItem(KEY);
  return LOOK_CHOICES.find((one) => one === choice) ?? 'system';
}

function subscribe(listener: () => void): () => void {
  const query = dark();
  listeners.add(listener);
  query.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

/** Light, dark or as the system has it, kept in this browser; `given` by a host page decides instead. */
export function useLook(given?: LookChoice): { choice: LookChoice; look: Look; choose: (choice: LookChoice) => void } {
  const kept = useSyncExternalStore(subscribe, saved);
  const systemDark = useSyncExternalStore(subscribe, () => dark().matches);
  const choice = given ?? kept;
  const choose = useCallback((next: LookChoice) => {
    localStorage.setItem(KEY, next);
    for (const listener of listeners) listener();
  }, []);
  return { choice, look: choice === 'system' ? (systemDark ? 'dark' : 'light') : choice, choose };
}
