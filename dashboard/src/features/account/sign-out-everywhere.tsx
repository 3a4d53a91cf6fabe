import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { toast } from '../../components/toasts';
import { saidBy } from '../../lib/request';
import { useSession, useUser } from '../../lib/session';
import { endAllSessions } from './requests/sessions';
import { sayShell } from '../../lib/say-shell';
import { say } from './say';

/** Ends every session of the user, this one too. */
export function SignOutEverywhere() {
  const { id } = useUser();
  const { signOut } = useSession();
  const [confirming, setConfirming] = useState(false);
  const end = useMutation({
    mutationFn: () => endAllSessions(id),
    onSuccess: () => signOut(),
    onError: (error) => {
      setConfirming(false);
      toast({ title: sayShell('error'), text: saidBy(error, say('everywhereFailed')), destructive: true });
    },
  });
  return (
    <>
      <Button look="danger-quiet" className="-ms-4 mt-2" onClick={() => setConfirming(true)}>
        {say('everywhere')}
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={say('everywhereSure')}
        text={say('everywhereText')}
        action={say('everywhere')}
        busy={end.isPending}
        onConfirm={() => end.mutate()}
      />
    </>
  );
}
