import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConnectedAssistant } from '@mealtext/backend/contract';
import { Button } from '../../components/button';
import { toast } from '../../components/toasts';
import { showClock, showDate, showDay } from '../../lib/format';
import { saidBy } from '../../lib/request';
import { sayShell } from '../../lib/say-shell';
import { useUser } from '../../lib/session';
import { useToday } from '../../lib/today';
import { assistantsKey, disconnectAssistant } from './requests/assistants';
import { say } from './say';

/** One assistant: what it calls itself, since when, and a way to be rid of it. */
export function AssistantRow({
  assistant: { id: assistantId, name, createdAt, lastSeenDate, lastSeenTime },
}: {
  assistant: ConnectedAssistant;
}) {
  const { id } = useUser();
  const today = useToday();
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => disconnectAssistant(id, assistantId),
    onSuccess: () => toast({ title: say('disconnected'), text: name }),
    onError: (error) => toast({ title: sayShell('error'), text: saidBy(error, say('notDisconnected')), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: assistantsKey(id) }),
  });
  const date = showDate(createdAt);
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <bdi className="wrap-anywhere">{name}</bdi>
        <p className="text-sm text-soft">
          {lastSeenDate && lastSeenTime
            ? say('assistantUsed', { day: showDay(lastSeenDate, today), time: showClock(lastSeenTime), date })
            : say('connectedOn', { date })}
        </p>
      </div>
      <Button
        look="plain"
        className="shrink-0"
        disabled={end.isPending}
        aria-label={say('disconnectOf', { name })}
        onClick={() => end.mutate()}
      >
        {say('disconnect')}
      </Button>
    </li>
  );
}
