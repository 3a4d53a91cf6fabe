import { useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { toast } from '../../components/toasts';
import { saidBy } from '../../lib/request';
import { useSession, useUser } from '../../lib/session';
import { FreshCodeDialog } from './fresh-code-dialog';
import { deleteUser } from './requests/delete-user';
import { useFreshSignIn } from './use-fresh-sign-in';
import { say } from './say';
import { sayShell } from '../../lib/say-shell';

/** The button that deletes the account, with everything that is asked before. */
export function DeleteAccount() {
  const user = useUser();
  const { signOut } = useSession();
  const [confirming, setConfirming] = useState(false);
  const { busy, run, asking, goOn, giveUp } = useFreshSignIn(
    async () => {
      await deleteUser(user.id);
      toast({ title: say('accountDeleted'), text: say('accountGone') });
      await signOut();
    },
    (error) => toast({ title: sayShell('error'), text: saidBy(error, say('accountNotDeleted')), destructive: true }),
  );

  return (
    <>
      <Button look="danger-quiet" disabled={busy} onClick={() => setConfirming(true)}>
        {say('deleteAccount')}
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={say('deleteYours')}
        text={say('deleteText')}
        action={say('deleteAccount')}
        busy={busy}
        onConfirm={() => {
          setConfirming(false);
          void run();
        }}
      />
      <FreshCodeDialog open={asking} purpose="neededToDelete" onProven={goOn} onClose={giveUp} />
    </>
  );
}
