import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { refresh } from './query-client';
import { STALE_AFTER } from './query-keys';
import { noteReached } from './reach';
import { apiUrl } from './request';
import { useSession } from './session';

type Kind = keyof typeof STALE_AFTER;
const KINDS = Object.keys(STALE_AFTER) as Kind[];
/** How long to wait before trying again when the browser has given up by itself, in ms. */
const AGAIN_AFTER = 5_000;

/** While the page is seen, fetches again whatever the server says has changed: a text from the phone shows by itself. */
export function useLiveUpdates(userId: string): void {
  const client = useQueryClient();
  const { refreshUser } = useSession();
  const everOpened = useRef(false);

  useEffect(() => {
    let events: EventSource | null = null;
    let again: ReturnType<typeof setTimeout> | undefined;

    const changed = (kind: Kind) => {
      void refresh(client, kind);
      if (kind === 'subscription') void refreshUser();
    };
    const close = () => {
      clearTimeout(again);
      events?.close();
      events = null;
    };
    const open = () => {
      close();
      if (document.hidden) return;
      events = new EventSource(apiUrl(`/api/users/${userId}/events`), { withCredentials: true });
      for (const kind of KINDS) events.addEventListener(kind, () => changed(kind));
      events.addEventListener('open', () => {
        const back = noteReached(true);
        // What happened while nobody listened is fetched once; at first that is only what was fetched before somebody did, unless it was kept.
        for (const kind of KINDS) void refresh(client, kind, { inFlight: back || everOpened.current });
        everOpened.current = true;
      });
      events.addEventListener('error', () => {
        if (events?.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_AFTER);
      });
    };

    open();
    document.addEventListener('visibilitychange', open);
    window.addEventListener('online', open);
    return () => {
      close();
      document.removeEventListener('visibilitychange', open);
      window.removeEventListener('online', open);
    };
  }, [userId, client, refreshUser]);
}
