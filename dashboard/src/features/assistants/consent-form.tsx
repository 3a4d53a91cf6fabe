import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Notice } from '../../components/notice';
import { saidBy } from '../../lib/request';
import { useUser } from '../../lib/session';
import { BackTo } from './back-to';
import { decideAssistant } from './requests/decide-assistant';
import { say } from './say';

interface Props {
  /** What the program calls itself. */
  name: string;
  /** Where the answer goes. */
  host: string;
  asked: string;
}

/** What is asked, and the two answers; after one of them the way back. */
export function ConsentForm({ name, host, asked }: Props) {
  const { id } = useUser();
  const [done, setDone] = useState<{ allow: boolean; redirectTo: string } | null>(null);
  const decide = useMutation({
    mutationFn: (allow: boolean) => decideAssistant(id, asked, allow),
    onSuccess: ({ redirectTo }, allow) => {
      setDone({ allow, redirectTo });
      location.assign(redirectTo);
    },
  });
  if (done) return <Done name={name} {...done} />;
  return (
    <>
      <h1 className="text-2xl font-semibold wrap-anywhere">{say('connect', { name })}</h1>
      <Card>
        <p className="wrap-anywhere">{say('asks', { name })}</p>
        <h2 className="mt-4 font-semibold">{say('may')}</h2>
        <ul className="mt-1 list-disc ps-5">
          <li>{say('mayLog')}</li>
          <li>{say('maySee')}</li>
          <li>{say('mayText')}</li>
        </ul>
        <p className="mt-4">{say('mayNot')}</p>
        <p className="mt-4 text-soft wrap-anywhere">{say('goesTo', { host })}</p>
        <p className="mt-2 text-soft">{say('canEnd')}</p>
        {decide.isError && (
          <div className="mt-4">
            <Notice destructive>{saidBy(decide.error, say('notAnswered'))}</Notice>
          </div>
        )}
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button look="plain" disabled={decide.isPending} onClick={() => decide.mutate(false)}>
            {say('refuse')}
          </Button>
          <Button disabled={decide.isPending} onClick={() => decide.mutate(true)}>
            {say('allow')}
          </Button>
        </div>
      </Card>
    </>
  );
}

/** The answer was given; whoever used the keyboard is led to what became of it. */
function Done({ name, allow, redirectTo }: { name: string; allow: boolean; redirectTo: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold wrap-anywhere outline-none">
        {say(allow ? 'allowed' : 'refused', { name })}
      </h1>
      <Notice action={<BackTo name={name} address={redirectTo} />}>{say('goOn', { name })}</Notice>
    </>
  );
}
