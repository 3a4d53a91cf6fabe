import type { ConversationRow } from '@mealtext/backend/contract';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FormDialog, REASON } from '../../components/form-dialog';
import { useKeys } from '../../keys/keys';
import { CallFailed } from '../../providers/api';
import { useConsoleProvider } from '../../providers/use-console-provider';
import { useAction } from '../../providers/use-action';
import { useAppContext } from '../../session/app-context';

type Asks = { what: 'over'; words: string } | { what: 'reason' };

/** Takes the case in one act: it is assigned and revealed to oneself, and the bot pauses. Asks only where a colleague has it, or where nothing waits. */
export function TakeButton({ conversation }: { conversation: ConversationRow }) {
  const { session, may } = useAppContext();
  const provider = useConsoleProvider();
  const notify = useNotify();
  const { busy, act } = useAction();
  const [asks, setAsks] = useState<Asks | null>(null);
  const { id, assignedTo, heldBy, revealed } = conversation;
  const me = session.staff.id;
  const shown = may('converse') && may('reveal') && !(assignedTo === me && heldBy === me && revealed);
  const send = (data: object) => provider.act('conversations', { id, verb: 'take', data });

  const take = async () => {
    let next: Asks | null = null;
    const wrong = await act(
      () =>
        send({}).catch((error: unknown) => {
          if (error instanceof CallFailed && error.status === 409) next = { what: 'over', words: error.message };
          if (error instanceof CallFailed && error.status === 400) next = { what: 'reason' };
          throw error;
        }),
      'Yours: revealed, and the bot is paused',
    );
    if (next) setAsks(next);
    else if (wrong) notify(wrong, { type: 'error' });
  };
  useKeys('This case', shown ? [{ keys: 't', words: 'Take the case', act: () => void take() }] : []);
  if (!shown) return null;
  return (
    <>
      <Button variant="contained" disabled={busy} onClick={() => void take()} aria-keyshortcuts="t">
        Take
      </Button>
      {asks && (
        <FormDialog
          title={asks.what === 'over' ? 'Take it over' : 'Take the conversation'}
          lead={
            asks.what === 'over'
              ? `${asks.words} Taken over, it is yours, and they see so.`
              : 'Nothing waits here. You will see the number and everything they wrote until you close; the audit keeps why.'
          }
          fields={asks.what === 'over' ? [] : [REASON]}
          submit={asks.what === 'over' ? 'Take it over' : 'Take'}
          done="Yours: revealed, and the bot is paused"
          onSubmit={(values) => send(asks.what === 'over' ? { over: true } : { reason: values.reason })}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  );
}
