import { AskButton } from '../../components/ask-button';
import { REASON } from '../../components/form-dialog';
import { useConsoleProvider } from '../../providers/use-console-provider';

/** Ends the case: the bot answers again, what was flagged is settled, and what was revealed for it is hidden. */
export function CloseButton({ id, paused, onClosed }: { id: string; paused: boolean; onClosed?: (() => void) | undefined }) {
  const provider = useConsoleProvider();
  return (
    <AskButton
      label="Close"
      title="Close the case"
      needs="converse"
      keys="e"
      variant="contained"
      lead={`${paused ? 'The bot answers again, open flags are settled' : 'Open flags are settled'}, and what was revealed for the case is hidden.`}
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
      onSubmit={async ({ tell, reason }) => {
        await provider.act('conversations', { id, verb: 'close', data: { tell: paused && tell === 'yes', ...(reason ? { reason } : {}) } });
        onClosed?.();
      }}
    />
  );
}
