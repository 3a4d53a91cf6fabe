import { AskButton } from '../../components/ask-button';
import { REASON } from '../../components/form-dialog';
import { useSurroundings } from '../../session/surroundings';

/** Ends the case: the bot answers again, and what was flagged is settled. */
export function CloseButton({ id, paused }: { id: string; paused: boolean }) {
  const { api } = useSurroundings();
  return (
    <AskButton
      label="Close"
      title="Close the case"
      needs="converse"
      variant="contained"
      lead={paused ? 'The bot answers again, and open flags are settled.' : 'Open flags are settled.'}
      fields={[
        ...(paused
          ? [
              {
                name: 'tell',
                label: 'Tell the user',
                kind: 'choice' as const,
                initial: 'yes',
                choices: [
                  ['yes', 'Yes, that automatic answers are back'],
                  ['no', 'No, say nothing'],
                ] as const,
              },
            ]
          : []),
        { ...REASON, optional: true },
      ]}
      submit="Close"
      done="Closed"
      onSubmit={({ tell, reason }) =>
        api.call('POST', `conversations/${id}/close`, { tell: paused && tell === 'yes', ...(reason ? { reason } : {}) })
      }
    />
  );
}
