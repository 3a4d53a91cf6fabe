import { useCallback, useSyncExternalStore } from 'react';

const KEY = 'mealtext-console-keys';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => (listeners.add(listener), () => void listeners.delete(listener));
const kept = () => localStorage.getItem(KEY) !== 'off';

/** Whether single keys do something, kept in this browser: whoever dictates or presses keys by chance switches them off. */
export function useKeysOn(): { on: boolean; choose: (on: boolean) => void } {
  const on = useSyncExternalStore(subscribe, kept);
  const choose = useCallback((next: boolean) => {
    localStorage.setItem(KEY, next ? 'on' : 'off');
    for (const listener of listeners) listener();
  }, []);
  return { on, choose };
}
