import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { StepHeading } from '../../components/step-heading';
import { toast } from '../../components/toasts';
import { track } from '../../lib/analytics';
import { updateUser } from '../../lib/requests/update-user';
import { useSession, useUser } from '../../lib/session';
import { saveStep } from './save-step';

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
      return toast({ title: 'Information required', text: 'Please provide your name to continue.', destructive: true });
    }
    setBusy(true);
    const saved = await saveStep('personal', 'Failed to update your profile. Please try again.', async () => {
      await updateUser(user.id, { firstName: given, username: given });
      signIn({ ...user, firstName: given, username: given });
    });
    setBusy(false);
    if (!saved) return;
    toast({ title: 'Profile updated', text: 'Your personal information has been saved.' });
    onDone();
  }

  return (
    <form ref={form} className="flex flex-col gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <StepHeading>What should we call you?</StepHeading>
      <TextField
        label="Name (first name is enough)"
        placeholder="Alex"
        autoComplete="given-name"
        required
        maxLength={100}
        value={name}
        onChange={({ target }) => onName(target.value)}
      />
      <Button type="submit" disabled={busy}>
        {busy ? 'Saving...' : 'Continue to Goals'}
      </Button>
    </form>
  );
}
