import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { toast } from '../../components/toasts';
import { saidBy } from '../../lib/request';
import { updateUser } from '../../lib/requests/update-user';
import { useSession, useUser } from '../../lib/session';
import { say } from './say';
import { sayShell } from '../../lib/say-shell';
import { sayCommon } from '../../lib/say-common';

export function NameForm() {
  const user = useUser();
  const { signIn } = useSession();
  /** What was typed; null while it is still the saved name, which the server may yet correct. */
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? user.firstName ?? '';
  const { mutate, isPending } = useMutation({
    mutationFn: (firstName: string) => updateUser(user.id, { firstName }),
    onSuccess: (_, firstName) => {
      signIn({ ...user, firstName });
      setTyped(null);
      toast({ title: say('nameUpdated') });
    },
    onError: (error) => toast({ title: sayShell('error'), text: saidBy(error, say('nameNotUpdated')), destructive: true }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = name.trim();
    if (!given) return toast({ title: sayCommon('nameEmpty'), destructive: true });
    if (given === user.firstName) return toast({ title: sayCommon('noChanges'), text: say('yourNameAlready') });
    mutate(given);
  }

  return (
    <form className="flex items-end gap-2" noValidate onSubmit={submit}>
      <TextField
        className="flex-1"
        label={say('name')}
        autoComplete="given-name"
        maxLength={100}
        value={name}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" disabled={isPending}>
        {isPending ? sayCommon('saving') : sayCommon('save')}
      </Button>
    </form>
  );
}
