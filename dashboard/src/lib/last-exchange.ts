import { useCallback, useState } from 'react';
import type { MessageSent } from '@mealtext/backend/contract';

const keptUnder = (userId: string) => `exchange:${userId}`;

function read(userId: string): MessageSent | null {
  try {
    return JSON.parse(sessionStorage.getItem(keptUnder(userId)) ?? 'null') as MessageSent | null;
  } catch {
    return null;
  }
}

/** The last text that was sent from this tab, with its answer: it stands where it stood after a reload. */
export function useLastExchange(userId: string): [MessageSent | null, (sent: MessageSent) => void] {
  const [last, setLast] = useState(() => read(userId));
  const keep = useCallback(
    (sent: MessageSent) => {
      setLast(sent);
      sessionStorage.setItem(keptUnder(userId), JSON.stringify(sent));
    },
    [userId],
  );
  return [last, keep];
}
