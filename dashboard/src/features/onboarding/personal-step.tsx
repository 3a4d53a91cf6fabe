import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { StepHeading } from '../../components/step-heading';
import { toast } from '../../components/toasts';
import { track } from '../../lib/analytics';
import { updateUser } from '../../lib/requests/update-user';
import { useSession, useUser } from '../../lib/session';
import { saveStep } from './save-step';
import { say } from './say';
import { sayCommon } from '../../lib/say-common';

interface Props {
  name: string;
  onName: (name: string) => void;
  onDone: () => void;
}

export function PersonalStep({ name, onName, onDone }: Props) {
  const user = useUser();
  const { signIn } = useSession();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => track('personal_info'), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const given = name.trim();
    if (!given) {
      form.current?.querySelector('input')?.focus();
      return toast({ title: say('required'), text: say('requiredText'), destructive: true });
    }
    setBusy(true);
    const saved = await saveStep('personal', say('profileNotSaved'), async () => {
      await updateUser(user.id, { firstName: given, username: given });
      signIn({ ...user, firstName: given, username: given });
    });
    setBusy(false);
    if (!saved) return;
    toast({ title: sayCommon('profileUpdated'), text: say('savedText') });
    onDone();
  }

  return (
    <form ref={form} className="flex flex-col gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <StepHeading>{say('whatCall')}</StepHeading>
      <TextField
        label={say('nameLabel')}
        placeholder="Alex"
        autoComplete="given-name"
        required
        maxLength={100}
        value={name}
        onChange={({ target }) => onName(target.value)}
      />
      <Button type="submit" disabled={busy}>
        {busy ? sayCommon('saving') : say('continue')}
      </Button>
    </form>
  );
}
