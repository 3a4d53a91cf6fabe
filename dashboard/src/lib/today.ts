import { useCallback, useSyncExternalStore } from 'react';
import { todayIn } from './days';
import { useSession } from './session';

/** How often a page that stays open looks whether midnight has passed, in ms. */
const LOOK_EVERY = 30_000;

/** The user's own calendar day; changes by itself at midnight and when the page is looked at again. */
export function useToday(): string {
  const zone = useSession().user?.timezone;
  return useSyncExternalStore(
    onLook,
    useCallback(() => todayIn(zone), [zone]),
  );
}

function onLook(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
