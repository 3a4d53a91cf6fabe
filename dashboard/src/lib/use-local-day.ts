import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { localDay, onLocalDay, onLocalDayEnd } from './local-day';
import { refresh } from './query-client';
import { queryKeys } from './query-keys';
import { request } from './request';
import { useSession } from './session';

/** Goes along with the user's day: what is shown of today is fetched again when it is another one, by midnight or by a change of zone. */
export function useLocalDay(userId: string): void {
  const client = useQueryClient();
  const { user, signIn } = useSession();
  const day = useSyncExternalStore(onLocalDay, localDay);
  const before = useRef<string | null>(null);

  useEffect(() => {
    if (!day) return;
    if (before.current !== null && before.current !== day.date) void refresh(client, 'entry');
    before.current = day.date;
  }, [client, day]);

  useEffect(() => {
    if (day && user && user.timezone !== day.zone) signIn({ ...user, timezone: day.zone });
  }, [day, user, signIn]);

  // Any answer says which day it is now. Offline, the next one that comes does.
  useEffect(() => onLocalDayEnd(() => void request(queryKeys.user(userId)[0]).catch(() => undefined)), [userId]);
}
