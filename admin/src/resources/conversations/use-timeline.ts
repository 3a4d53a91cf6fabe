import type { Timeline } from '@mealtext/backend/contract';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useLive } from '../../shell/live';

const FIRST = 50;
const MOST = 200;

/** A conversation, asked for again when the server tells of it, and the way to what was before. @param id its own, or its user's */
export function useTimeline(id: string) {
  const [{ limit, before }, setWindow] = useState<{ limit: number; before: string | null }>({ limit: FIRST, before: null });
  const query = useGetOne<Timeline & { id: string }>(
    'timeline',
    { id, meta: { limit: String(limit), ...(before ? { before } : {}) } },
    { retry: false, placeholderData: (earlier) => earlier },
  );
  const { refetch, data } = query;
  const own = data?.conversation.id ?? id;
  useLive(
    ({ what, ids }) => what === 'conversations' && before === null && (ids === null || ids.includes(own)),
    () => void refetch(),
  );
  return {
    ...query,
    /** Null where nothing was before. */
    earlier: data?.more
      ? () =>
          setWindow((now) =>
            now.limit < MOST ? { ...now, limit: Math.min(MOST, now.limit * 2) } : { ...now, before: data.items[0]?.at ?? null },
          )
      : null,
    latest: before ? () => setWindow({ limit: FIRST, before: null }) : null,
  };
}
