import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../components/toasts';
import { useWaitingTexts } from '../lib/outbox';
import { refresh } from '../lib/query-client';
import { useOnline } from '../lib/reach';
import { sendWaiting } from '../lib/send-waiting';
import { sayShell } from '../lib/say-shell';

const AGAIN_AFTER = 20_000;

/** Sends what was written without a network as soon as there is one. */
export function useSendWaiting(userId: string): void {
  const client = useQueryClient();
  const some = useWaitingTexts(userId).length > 0;
  const online = useOnline();
  useEffect(() => {
    if (!some) return;
    const send = async () => {
      const taken = await sendWaiting(userId, ({ content }, error) =>
        toast({
          title: sayShell('notSent'),
          text: sayShell('notSentWhy', { text: content, why: error.said(sayShell('tryLater')) }),
          destructive: true,
        }),
      );
      if (taken) for (const what of ['message', 'entry', 'goals'] as const) void refresh(client, what);
    };
    const now = () => void send();
    if (online) now();
    const timer = setInterval(now, AGAIN_AFTER);
    return () => clearInterval(timer);
  }, [userId, some, online, client]);
}
