import { useState, type FormEvent } from 'react';
import { Button } from '../../components/button';
import { CodeField } from '../../components/code-field';
import { TextField } from '../../components/field';
import { toast } from '../../components/toasts';
import { CODE_LENGTH } from '../../lib/code-length';
import { isE164 } from '../../lib/phone-number';
import { saidBy } from '../../lib/request';
import { updateUser } from '../../lib/requests/update-user';
import { sendCode } from '../../lib/requests/send-code';
import { useSession, useUser } from '../../lib/session';
import { FreshCodeDialog } from './fresh-code-dialog';
import { changePhone } from './requests/change-phone';
import { readUser } from './requests/read-user';
import { useFreshSignIn } from './use-fresh-sign-in';
import { sayCommon } from '../../lib/say-common';
import { say } from './say';
import { sayShell } from '../../lib/say-shell';

/** Names and phone. A new number is proven with a code before the account moves to it. */
export function ProfileForm() {
  const user = useUser();
  const { signIn } = useSession();
  const saved = { firstName: user.firstName ?? '', lastName: user.lastName ?? '', username: user.username };
  /** Only what was typed: what is saved may yet be corrected by the server. */
  const [typed, setTyped] = useState<Partial<typeof saved & { phone: string }>>({});
  const { phone = user.phoneNumber, ...names } = { ...saved, ...typed };
  const [phoneProblem, setPhoneProblem] = useState<string | null>(null);
  /** The code for the new number; null while none was sent. */
  const [code, setCode] = useState<string | null>(null);
  const movesTo = phone === user.phoneNumber ? null : phone;

  const save = useFreshSignIn(
    async () => {
      const changed = Object.fromEntries(
        Object.entries(trimmed(names)).filter(([name, value]) => value !== saved[name as keyof typeof saved]),
      );
      if (Object.keys(changed).length > 0) await updateUser(user.id, changed);
      if (movesTo && code === null) return setCode((await sendCode(movesTo)).code ?? '');
      if (movesTo && code !== null) await changePhone(user.id, { phoneNumber: movesTo, code });
      signIn(await readUser(user.id));
      setTyped({});
      setCode(null);
      toast({ title: sayCommon('profileUpdated'), text: say('changesSaved') });
    },
    (error) => toast({ title: sayShell('error'), text: saidBy(error, sayCommon('profileNotUpdated')), destructive: true }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const { firstName, username } = trimmed(names);
    if (!firstName || !username) return toast({ title: sayCommon('nameEmpty'), destructive: true });
    const problem = isE164(phone) ? null : say('badNumber');
    setPhoneProblem(problem);
    if (!problem) void save.run();
  }

  const name = (key: keyof typeof saved) => ({
    value: names[key],
    maxLength: 100,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [key]: target.value }),
  });

  return (
    <>
      <form className="flex flex-col gap-5" noValidate onSubmit={submit}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={say('firstName')} autoComplete="given-name" {...name('firstName')} />
          <TextField label={say('lastName')} autoComplete="family-name" {...name('lastName')} />
        </div>
        <TextField label={say('username')} hint={say('onlyYou')} autoComplete="nickname" {...name('username')} />
        <TextField
          label={say('phoneNumber')}
          hint={say('phoneHint')}
          type="tel"
          autoComplete="tel"
          placeholder="+12025550123"
          value={phone}
          error={phoneProblem}
          onChange={({ target }) => {
            setTyped({ ...typed, phone: target.value.replace(/[\s().-]/g, '') });
            setCode(null);
            setPhoneProblem(null);
          }}
        />
        {code !== null && <CodeField label={sayCommon('codeSentTo', { number: phone })} value={code} onChange={setCode} />}
        <Button type="submit" className="sm:self-start" disabled={save.busy || (code !== null && code.length !== CODE_LENGTH)}>
          {save.busy ? sayCommon('saving') : movesTo && code === null ? say('codeToNew') : say('saveChanges')}
        </Button>
      </form>
      <FreshCodeDialog open={save.asking} purpose="neededToPhone" onProven={save.goOn} onClose={save.giveUp} />
    </>
  );
}

const trimmed = (names: { firstName: string; lastName: string; username: string }) => ({
  firstName: names.firstName.trim(),
  lastName: names.lastName.trim(),
  username: names.username.trim(),
});
