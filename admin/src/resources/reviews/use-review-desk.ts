import type { ReviewCard, ReviewQueue } from '@mealtext/backend/contract';
import type { ReviewVerdict } from '@mealtext/backend/domain';
import { useCallback, useEffect, useState } from 'react';
import { useAction } from '../../providers/use-action';
import { useAppContext } from '../../session/app-context';

interface Desk {
  /** Undefined: it has not come yet; null: none is left. */
  card: ReviewCard | null | undefined;
  left: number;
  error: unknown;
  /** What a verdict was answered with, when it did not work. */
  wrong: string | null;
  busy: boolean;
  judge: (verdict: ReviewVerdict) => void;
  skip: () => void;
  /** Back to the one judged last; null: there is none. */
  back: (() => void) | null;
  retry: () => void;
}

/** One card after the other: those that were skipped do not come again until the page is opened anew. */
export function useReviewDesk(): Desk {
  const { api } = useAppContext();
  const { busy, act } = useAction();
  const [queue, setQueue] = useState<ReviewQueue | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [last, setLast] = useState<ReviewCard | null>(null);

  const load = useCallback(
    (without: readonly string[]) =>
      api.call<ReviewQueue>('POST', 'reviews/next', { skip: without }).then(
        (next) => {
          setError(null);
          setWrong(null);
          setQueue(next);
        },
        (failure: unknown) => {
          setQueue(null);
          setError(failure);
        },
      ),
    [api],
  );
  useEffect(() => void load([]), [load]);

  const card = queue?.card;
  const judge = async (verdict: ReviewVerdict) => {
    if (!card || busy) return;
    const failed = await act(() => api.call('POST', `reviews/${card.id}/judge`, { verdict }));
    if (failed) return setWrong(failed);
    setLast(card);
    await load(skipped);
  };
  const skip = () => {
    if (!card || busy) return;
    const without = [...skipped, card.id];
    setSkipped(without);
    void load(without);
  };
  return {
    ...{ card, error, wrong, busy, skip, left: queue?.left ?? 0 },
    judge: (verdict) => void judge(verdict),
    back: last && last.id !== card?.id ? () => setQueue({ card: last, left: queue?.left ?? 0 }) : null,
    retry: () => void load(skipped),
  };
}
