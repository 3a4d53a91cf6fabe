import type { Colleague, Presence } from '@mealtext/backend/contract';
import { useEffect, useRef } from 'react';
import { useGetOne } from 'react-admin';
import { useConsoleProvider } from '../../providers/use-console-provider';
import { useAppContext } from '../../session/app-context';
import { useHere, useLive } from '../../shell/live';

const EVERY_MS = 20_000;
const TYPING_MS = 4000;

/** Who else is in a conversation; says that one is there oneself, for as long as somebody is at the screen. @param written changes while one types */
export function usePresence(conversationId: string, written: string): readonly Colleague[] {
  const { may } = useAppContext();
  const here = useHere();
  const provider = useConsoleProvider();
  const told = useRef({ written, typingAt: 0 });
  const says = may('converse');
  const { data, refetch } = useGetOne<Presence>('presence', { id: conversationId }, { retry: false });
  useLive(
    ({ what, ids }) => what === 'presence' && (ids === null || ids.includes(conversationId)),
    () => void refetch(),
  );

  useEffect(() => {
    if (!says) return;
    const say = (typing: boolean) =>
      void provider
        .update('presence', { id: conversationId, data: { typing }, previousData: undefined as never })
        // It is said again soon.
        .catch(() => undefined);
    const now = Date.now();
    if (written !== told.current.written && written && now - told.current.typingAt > TYPING_MS) {
      told.current.typingAt = now;
      say(true);
    }
    told.current.written = written;
    const timer = setInterval(() => {
      if (here()) say(false);
      void refetch();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [says, provider, conversationId, written, here, refetch]);

  useEffect(() => {
    if (says)
      void provider
        .update('presence', { id: conversationId, data: { typing: false }, previousData: undefined as never })
        .catch(() => undefined);
  }, [says, provider, conversationId]);
  return data?.others ?? NOBODY;
}

const NOBODY: readonly Colleague[] = [];
