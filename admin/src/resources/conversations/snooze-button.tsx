import type { ConversationRow } from '@mealtext/backend/contract';
import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { AskButton } from '../../components/ask-button';
import { useConsoleProvider } from '../../providers/use-console-provider';
import { useAction } from '../../providers/use-action';
import { useAppContext } from '../../session/app-context';

const MORNING = 9;

/** When a case that is put off comes back. */
const UNTIL = {
  hour: { label: 'In an hour', at: (now: Date) => new Date(now.getTime() + 3_600_000) },
  hours: { label: 'In four hours', at: (now: Date) => new Date(now.getTime() + 4 * 3_600_000) },
  tomorrow: { label: 'Tomorrow at 9', at: (now: Date) => morning(now, 1) },
  week: { label: 'In a week, at 9', at: (now: Date) => morning(now, 7) },
} as const;

const morning = (now: Date, days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);

/** Puts a case off: it leaves the inbox until a time, or until the user or the engine says something new. */
export function SnoozeButton({ conversation: { id, snoozedUntil } }: { conversation: ConversationRow }) {
  const provider = useConsoleProvider();
  const { may } = useAppContext();
  const notify = useNotify();
  const { busy, act } = useAction();
  if (snoozedUntil)
    return may('converse') ? (
      <Button
        variant="outlined"
        disabled={busy}
        onClick={() =>
          void act(() => provider.act('conversations', { id, verb: 'snooze', data: { until: null } }), 'Back in the inbox').then(
            (wrong) => wrong && notify(wrong, { type: 'error' }),
          )
        }
      >
        Put back
      </Button>
    ) : null;
  return (
    <AskButton
      label="Put off"
      title="Put the case off"
      needs="converse"
      keys="z"
      lead="It leaves the inbox until then, or until something new happens."
      fields={[
        {
          name: 'until',
          label: 'Until',
          kind: 'choice',
          initial: 'hour',
          choices: Object.entries(UNTIL).map(([name, { label }]) => [name, label] as const),
        },
      ]}
      submit="Put off"
      done="Put off"
      onSubmit={({ until }) =>
        provider.act('conversations', {
          id,
          verb: 'snooze',
          data: { until: UNTIL[until as keyof typeof UNTIL].at(new Date()).toISOString() },
        })
      }
    />
  );
}
