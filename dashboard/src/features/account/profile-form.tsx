import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
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
import { changePhone } from './requests/change-phone';
import { readUser } from './requests/read-user';

const FAILED = 'Failed to update profile. Please try again.';
const NOT_E164 = 'Write the number as +1 and ten digits, such as +12025550123.';

/** Names and phone. A new number is proven with a code before the account moves to it. */
export function ProfileForm() {
  const user = useUser();
  const { signIn } = useSession();
  const saved = { firstName: user.firstName ?? '', lastName: user.lastName ?? '', username: user.username };
  const [names, setNames] = useState(saved);
  const [phone, setPhone] = useState(user.phoneNumber);
  const [phoneProblem, setPhoneProblem] = useState<string | null>(null);
  /** The code for the new number; null while none was sent. */
  const [code, setCode] = useState<string | null>(null);
  const movesTo = phone === user.phoneNumber ? null : phone;

  const save = useMutation({
    mutationFn: async () => {
      const changed = Object.fromEntries(
        Object.entries(trimmed(names)).filter(([name, value]) => value !== saved[name as keyof typeof saved]),
      );
      if (Object.keys(changed).length > 0) await updateUser(user.id, changed);
      if (movesTo && code === null) return { sent: await sendCode(movesTo) };
      if (movesTo && code !== null) await changePhone(user.id, { phoneNumber: movesTo, code });
      return { user: await readUser(user.id) };
    },
    onSuccess: (done) => {
      if (done.sent) return setCode(done.sent.code ?? '');
      if (done.user) signIn(done.user);
      setCode(null);
      toast({ title: 'Profile updated', text: 'Your changes have been saved.' });
    },
    onError: (error) => toast({ title: 'Error', text: saidBy(error, FAILED), destructive: true }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const { firstName, username } = trimmed(names);
    if (!firstName || !username) return toast({ title: 'Name cannot be empty', destructive: true });
    const problem = isE164(phone) ? null : NOT_E164;
    setPhoneProblem(problem);
    if (!problem) save.mutate();
  }

  const name = (key: keyof typeof names) => ({
    value: names[key],
    maxLength: 100,
    onChange: ({ target }: { target: { value: string } }) => setNames({ ...names, [key]: target.value }),
  });

  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...name('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...name('lastName')} />
      </div>
      <TextField label="Username" hint="Only shown to you." autoComplete="nickname" {...name('username')} />
      <TextField
        label="Phone number"
        hint="With +1 in front. A new number is proven with a code."
        type="tel"
        autoComplete="tel"
        placeholder="+12025550123"
        value={phone}
        error={phoneProblem}
        onChange={({ target }) => {
          setPhone(target.value.replace(/[\s().-]/g, ''));
          setCode(null);
          setPhoneProblem(null);
        }}
      />
      {code !== null && <CodeField label={`Code sent to ${phone}`} value={code} onChange={setCode} />}
      <Button type="submit" className="sm:self-start" disabled={save.isPending || (code !== null && code.length !== CODE_LENGTH)}>
        {save.isPending ? 'Saving...' : movesTo && code === null ? 'Send code to the new number' : 'Save Changes'}
      </Button>
    </form>
  );
}

const trimmed = (names: { firstName: string; lastName: string; username: string }) => ({
  firstName: names.firstName.trim(),
  lastName: names.lastName.trim(),
  username: names.username.trim(),
});
