import type { StaffDraft } from '@mealtext/backend/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useGetOne } from 'react-admin';
import { useConsoleProvider } from '../../providers/use-console-provider';

export type DraftKind = 'reply' | 'notes';
type Words = Record<DraftKind, string>;

const SOON_MS = 700;
const AGAIN_MS = 5000;

/** What could not be kept by the server yet, by conversation: it outlives the screen, and goes as soon as the server answers. */
const unkept = new Map<string, Partial<Words>>();

/**
 * What one has begun to write in a conversation, kept by the server while one writes, so that it is there again after leaving, on another
 * desk too. `trouble`: it is kept on this screen only, and tried again.
 */
export function useDrafts(conversationId: string): {
  words: Words;
  write: (kind: DraftKind, body: string) => void;
  trouble: boolean;
} {
  const provider = useConsoleProvider();
  const { data } = useGetOne<StaffDraft>('drafts', { id: conversationId }, { retry: false, staleTime: 0, refetchOnMount: 'always' });
  const [own, setOwn] = useState<Partial<Words>>(() => unkept.get(conversationId) ?? {});
  const [failures, setFailures] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    const waiting = Object.entries(unkept.get(conversationId) ?? {}) as [DraftKind, string][];
    for (const [kind, body] of waiting)
      provider
        .update('drafts', { id: conversationId, data: { kind, body }, previousData: undefined as never })
        .then(() => {
          const now = unkept.get(conversationId);
          if (now?.[kind] === body) delete now[kind];
          if (now && !Object.keys(now).length) unkept.delete(conversationId);
          setFailures(0);
        })
        .catch(() => setFailures((now) => now + 1));
  }, [provider, conversationId]);

  const write = useCallback(
    (kind: DraftKind, body: string) => {
      setOwn((now) => ({ ...now, [kind]: body }));
      unkept.set(conversationId, { ...unkept.get(conversationId), [kind]: body });
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, SOON_MS);
    },
    [conversationId, keep],
  );

  useEffect(() => {
    if (!failures) return;
    const again = setTimeout(keep, AGAIN_MS);
    return () => clearTimeout(again);
  }, [failures, keep]);

  useEffect(() => {
    if (unkept.has(conversationId)) keep();
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [conversationId, keep]);

  return { words: { reply: own.reply ?? data?.reply ?? '', notes: own.notes ?? data?.notes ?? '' }, write, trouble: failures > 0 };
}
