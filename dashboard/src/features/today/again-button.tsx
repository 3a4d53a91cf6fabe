import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Button } from '../../components/button';
import { toast } from '../../components/toasts';
import { useUndoToast } from '../../components/use-undo-toast';
import { refresh } from '../../lib/query-client';
import { saidBy } from '../../lib/request';
import { useUser } from '../../lib/session';
import { logAgain } from './requests/log-again';
import { say } from './say';

interface Props {
  kind: 'meal' | 'workout';
  id: string;
  /** What it was, for the screen reader. */
  what: string;
}

/** Logs the same once more, for today, and says so; for as long as that is said it can be undone there. */
export function AgainButton({ kind, id, what }: Props) {
  const user = useUser();
  const client = useQueryClient();
  const said = useUndoToast();
  const again = useMutation({
    mutationFn: () => logAgain(user.id, kind, id),
    onSuccess: ({ changeId }) => {
      said({ title: say('loggedAgain'), text: say('forToday', { what }) }, changeId);
      void refresh(client, 'entry');
    },
    onError: (error) => toast({ title: say('notLogged'), text: saidBy(error, say('notLoggedText')), destructive: true }),
  });
  return (
    <Button look="quiet" icon aria-label={say('againOf', { what })} disabled={again.isPending} onClick={() => again.mutate()}>
      <RotateCw size={18} aria-hidden="true" />
    </Button>
  );
}
