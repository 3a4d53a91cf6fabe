import { useCallback, useSyncExternalStore } from 'react';
import { localToday } from './format';
import { useSession } from './session';

/** How often a page that stays open looks whether midnight has passed, in ms. */
const LOOK_EVERY = 30_000;

/** The calendar day of `now` in a zone, YYYY-MM-DD; in the browser's own where the zone is not known to it. */
export function todayIn(zone: string | undefined, now = new Date()): string {
  if (!zone) return localToday(now);
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
      now,
    );
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
    return `${part('year')}-${part('month')}-${part('day')}`;
  } catch {
    return localToday(now);
  }
}

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
