import { useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { toast } from '../../components/toasts';
import { saidBy } from '../../lib/request';
import { useSession, useUser } from '../../lib/session';
import { FreshCodeDialog } from './fresh-code-dialog';
import { deleteUser } from './requests/delete-user';
import { useFreshSignIn } from './use-fresh-sign-in';

/** The button that deletes the account, with everything that is asked before. */
export function DeleteAccount() {
  const user = useUser();
  const { signOut } = useSession();
  const [confirming, setConfirming] = useState(false);
  const { busy, run, asking, goOn, giveUp } = useFreshSignIn(
    async () => {
      await deleteUser(user.id);
      toast({ title: 'Account deleted', text: 'Your account and your records are gone.' });
      await signOut();
    },
    (error) => toast({ title: 'Error', text: saidBy(error, 'Failed to delete your account'), destructive: true }),
  );

  return (
    <>
      <Button look="danger-quiet" disabled={busy} onClick={() => setConfirming(true)}>
        Delete Account
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title="Delete your account?"
        text="This action cannot be undone. Your meals, workouts, goals and messages are deleted for good, and a paid plan is canceled. You may want to export your data first."
        action="Delete Account"
        busy={busy}
        onConfirm={() => {
          setConfirming(false);
          void run();
        }}
      />
      <FreshCodeDialog open={asking} purpose="delete your account" onProven={goOn} onClose={giveUp} />
    </>
  );
}
