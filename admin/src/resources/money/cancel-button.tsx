import { AskButton } from '../../components/ask-button';
import { REASON } from '../../components/form-dialog';
import { useOrder } from './use-order';

/** Ends what a user pays for. @param ends it ends with its period already */
export function CancelButton({ userId, ends }: { userId: string; ends: boolean }) {
  const order = useOrder(`users/${userId}/cancellation`);
  const now = ['now', 'At once: the plan ends now, nothing is given back by itself'] as const;
  return (
    <AskButton
      label="Cancel"
      title="Cancel what they pay for"
      needs="money"
      variant="text"
      danger
      fields={[
        {
          name: 'when',
          label: 'When',
          kind: 'choice',
          choices: ends ? [now] : [['period-end', 'At the end of what is paid: not renewed'], now],
          initial: ends ? 'now' : 'period-end',
        },
        REASON,
      ]}
      submit="Cancel it"
      done=""
      onSubmit={({ when, reason }) => order({ when, reason }, 'Canceled')}
    />
  );
}
