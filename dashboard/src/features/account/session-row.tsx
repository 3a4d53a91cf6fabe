import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OpenSession } from '@mealtext/backend/contract';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { toast } from '../../components/toasts';
import { showClock, showDate, showDay } from '../../lib/format';
import { queryKeys } from '../../lib/query-keys';
import { saidBy } from '../../lib/request';
import { useUser } from '../../lib/session';
import { useToday } from '../../lib/today';
import { endSession } from './requests/sessions';
import { say } from './say';
import { sayShell } from '../../lib/say-shell';

/** One device: what it is, since when, and a way to sign it out. */
export function SessionRow({ session }: { session: OpenSession }) {
  const { id } = useUser();
  const today = useToday();
  const client = useQueryClient();
  const device = session.device ?? say('unknownDevice');
  const end = useMutation({
    mutationFn: () => endSession(id, session.id),
    onSuccess: () => toast({ title: say('signedOutThere'), text: device }),
    onError: (error) => toast({ title: sayShell('error'), text: saidBy(error, say('notSignedOutThere')), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.sessions(id) }),
  });
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="break-words">{device}</span>
          {session.current && <Badge color="var(--accent)">{say('thisDevice')}</Badge>}
        </p>
        <p className="text-sm text-soft">
          {session.current
            ? say('signedInOn', { date: showDate(session.createdAt) })
            : say('lastUsed', {
                day: showDay(session.lastSeenDate, today),
                time: showClock(session.lastSeenTime),
                date: showDate(session.createdAt),
              })}
        </p>
      </div>
      {!session.current && (
        <Button
          look="plain"
          className="shrink-0"
          disabled={end.isPending}
          aria-label={say('signOutOf', { device })}
          onClick={() => end.mutate()}
        >
          {say('signOut')}
        </Button>
      )}
    </li>
  );
}
