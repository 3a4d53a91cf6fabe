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
import { say } from './say';
import { sayShell } from '../../lib/say-shell';
import { sayCommon } from '../../lib/say-common';

export const PASSWORD_MIN = 8;
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
      toast({ title: user.hasPassword ? say('passwordChanged') : say('passwordSet') });
    },
    onError: (error) => toast({ title: sayShell('error'), text: saidBy(error, say('passwordNotChanged')), destructive: true }),
  });
  const code = useMutation({
    mutationFn: () => sendCode(user.phoneNumber),
    onSuccess: (sent) => {
      if (sent.code) set({ current: sent.code });
      toast({ title: sayCommon('codeSent'), text: sayCommon('codeMinute') });
    },
    onError: (error) => toast({ title: sayShell('error'), text: saidBy(error, sayCommon('codeNotSent')), destructive: true }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.fresh !== typed.again) {
      return toast({ title: say('passwordsDiffer'), text: say('passwordsDifferText'), destructive: true });
    }
    if ([...typed.fresh].length < PASSWORD_MIN) {
      return toast({ title: say('passwordShort'), text: say('useAtLeast', { count: PASSWORD_MIN }), destructive: true });
    }
    change.mutate();
  }

  const filled = typed.current && typed.fresh && typed.again;
  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={submit}>
      <input type="text" name="username" autoComplete="username" value={user.phoneNumber} readOnly hidden />
      {user.hasPassword ? (
        <TextField
          label={say('currentPassword')}
          type="password"
          autoComplete="current-password"
          value={typed.current}
          onChange={({ target }) => set({ current: target.value })}
        />
      ) : (
        <div className="flex flex-col gap-3">
          <p className="text-soft">{say('noPassword')}</p>
          <div className="flex items-end gap-2">
            <CodeField
              className="flex-1"
              label={sayCommon('verificationCode')}
              value={typed.current}
              onChange={(current) => set({ current })}
            />
            <Button look="plain" disabled={code.isPending} onClick={() => code.mutate()}>
              {sayCommon('sendCode')}
            </Button>
          </div>
        </div>
      )}
      <TextField
        label={say('newPassword')}
        hint={say('atLeast', { count: PASSWORD_MIN })}
        type="password"
        autoComplete="new-password"
        maxLength={256}
        value={typed.fresh}
        onChange={({ target }) => set({ fresh: target.value })}
      />
      <TextField
        label={say('confirmPassword')}
        type="password"
        autoComplete="new-password"
        maxLength={256}
        value={typed.again}
        onChange={({ target }) => set({ again: target.value })}
      />
      <Button type="submit" className="sm:self-start" disabled={!filled || change.isPending}>
        {change.isPending ? sayCommon('saving') : user.hasPassword ? say('changePassword') : say('setPassword')}
      </Button>
    </form>
  );
}
