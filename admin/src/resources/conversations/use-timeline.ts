import type { Timeline } from '@mealtext/backend/contract';
import { useEffect, useRef, useState } from 'react';
import { useGetOne } from 'react-admin';

const FIRST = 50;
const MOST = 200;
const EVERY_MS = 10_000;
/** Somebody who touches nothing for so long is away: asking on their behalf would keep their session from ending. */
const AWAY_MS = 120_000;

/** A conversation, asked for again while somebody looks at it, and the way to what was before. */
export function useTimeline(id: string) {
  const [{ limit, before }, setWindow] = useState<{ limit: number; before: string | null }>({ limit: FIRST, before: null });
  const query = useGetOne<Timeline & { id: string }>(
    'timeline',
    { id, meta: { limit: String(limit), ...(before ? { before } : {}) } },
    { retry: false, placeholderData: (earlier) => earlier },
  );
  const { refetch, data } = query;
  const touched = useRef(0);

  useEffect(() => {
    touched.current = Date.now();
    const touch = () => (touched.current = Date.now());
    const timer = setInterval(() => {
      if (!before && document.visibilityState === 'visible' && Date.now() - touched.current < AWAY_MS) void refetch();
    }, EVERY_MS);
    window.addEventListener('pointerdown', touch);
    window.addEventListener('keydown', touch);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pointerdown', touch);
      window.removeEventListener('keydown', touch);
    };
  }, [refetch, before]);

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
