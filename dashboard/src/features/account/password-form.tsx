import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { CodeField } from '../../components/code-field';
import { TextField } from '../../components/field';
import { toast } from '../../components/toasts';
import { saidBy } from '../../lib/request';
import { sendCode } from '../../lib/requests/send-code';
import { useSession, useUser } from '../../lib/session';
import { changePassword } from './requests/change-password';

export const PASSWORD_MIN = 8;
const FAILED = 'Failed to change password. Please check your current password and try again.';
const NOTHING = { current: '', fresh: '', again: '' };

/** Changes the password; while none was ever set, a fresh code stands in for the current one. */
export function PasswordForm() {
  const user = useUser();
  const { signIn } = useSession();
  const [typed, setTyped] = useState(NOTHING);
  const set = (part: Partial<typeof NOTHING>) => setTyped((now) => ({ ...now, ...part }));

  const change = useMutation({
    mutationFn: () =>
      changePassword(user.id, {
        newPassword: typed.fresh,
        ...(user.hasPassword ? { currentPassword: typed.current } : { code: typed.current }),
      }),
    onSuccess: () => {
      signIn({ ...user, hasPassword: true });
      setTyped(NOTHING);
      toast({ title: user.hasPassword ? 'Password changed' : 'Password set' });
    },
    onError: (error) => toast({ title: 'Error', text: saidBy(error, FAILED), destructive: true }),
  });
  const code = useMutation({
    mutationFn: () => sendCode(user.phoneNumber),
    onSuccess: (sent) => {
      if (sent.code) set({ current: sent.code });
      toast({ title: 'Code sent', text: 'It can take a minute to arrive.' });
    },
    onError: (error) => toast({ title: 'Error', text: saidBy(error, 'Failed to send verification code'), destructive: true }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.fresh !== typed.again) {
      return toast({ title: "Passwords don't match", text: 'Type the new password twice, the same both times.', destructive: true });
    }
    if ([...typed.fresh].length < PASSWORD_MIN) {
      return toast({ title: 'Password too short', text: `Use at least ${PASSWORD_MIN} characters.`, destructive: true });
    }
    change.mutate();
  }

  const filled = typed.current && typed.fresh && typed.again;
  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={submit}>
      <input type="text" name="username" autoComplete="username" value={user.phoneNumber} readOnly hidden />
      {user.hasPassword ? (
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          value={typed.current}
          onChange={({ target }) => set({ current: target.value })}
        />
      ) : (
        <div className="flex flex-col gap-3">
          <p className="text-soft">You have no password; you sign in with a code. To set one, prove your phone with a fresh code.</p>
          <div className="flex items-end gap-2">
            <CodeField className="flex-1" label="Verification code" value={typed.current} onChange={(current) => set({ current })} />
            <Button look="plain" disabled={code.isPending} onClick={() => code.mutate()}>
              Send code
            </Button>
          </div>
        </div>
      )}
      <TextField
        label="New password"
        hint={`At least ${PASSWORD_MIN} characters.`}
        type="password"
        autoComplete="new-password"
        maxLength={256}
        value={typed.fresh}
        onChange={({ target }) => set({ fresh: target.value })}
      />
      <TextField
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
        maxLength={256}
        value={typed.again}
        onChange={({ target }) => set({ again: target.value })}
      />
      <Button type="submit" className="sm:self-start" disabled={!filled || change.isPending}>
        {change.isPending ? 'Saving...' : user.hasPassword ? 'Change Password' : 'Set Password'}
      </Button>
    </form>
  );
}
