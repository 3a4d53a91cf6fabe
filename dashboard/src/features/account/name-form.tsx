import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { toast } from '../../components/toasts';
import { saidBy } from '../../lib/request';
import { updateUser } from '../../lib/requests/update-user';
import { useSession, useUser } from '../../lib/session';

export function NameForm() {
  const user = useUser();
  const { signIn } = useSession();
  const [name, setName] = useState(user.firstName ?? '');
  const { mutate, isPending } = useMutation({
    mutationFn: (firstName: string) => updateUser(user.id, { firstName }),
    onSuccess: (_, firstName) => {
      signIn({ ...user, firstName });
      toast({ title: 'Name updated' });
    },
    onError: (error) => toast({ title: 'Error', text: saidBy(error, 'Failed to update name'), destructive: true }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = name.trim();
    if (!given) return toast({ title: 'Name cannot be empty', destructive: true });
    if (given === user.firstName) return toast({ title: 'No changes', text: 'That is your name already.' });
    mutate(given);
  }

  return (
    <form className="flex items-end gap-2" noValidate onSubmit={submit}>
      <TextField
        className="flex-1"
        label="Name"
        autoComplete="given-name"
        maxLength={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}
