import type { DeliveryRow } from '@mealtext/backend/contract';
import { useState } from 'react';
import { AskButton } from '../../components/ask-button';
import { REASON } from '../../components/form-dialog';
import { eachOf } from '../../providers/each-of';
import { useAppContext } from '../../session/app-context';

/** Sends several failed texts again. */
export function ResendChosen({ deliveries, onDone }: { deliveries: readonly DeliveryRow[]; onDone: () => void }) {
  const { api } = useAppContext();
  const [tried, setTried] = useState(0);
  const all = deliveries.length;
  const send = async (reason: string) => {
    const { refused } = await eachOf(
      deliveries,
      ({ id }) => api.call('POST', `deliveries/${id}/resend`, reason ? { reason } : {}),
      setTried,
    );
    if (refused.length) throw new Error(`${all - refused.length} of ${all} were sent again. The others: ${refused[0]}`);
    onDone();
  };
  return (
    <AskButton
      label={`Resend ${all}`}
      title={all === 1 ? 'Send this text again' : `Send these ${all} texts again`}
      needs="resend"
      variant="contained"
      lead={
        tried ? `Sending ${tried} of ${all} …` : 'The same words go out as new deliveries. The failed ones stay in the list as they are.'
      }
      fields={[REASON]}
      submit="Send again"
      done={all === 1 ? 'Sent again' : `${all} sent again`}
      onSubmit={({ reason = '' }) => send(reason)}
    />
  );
}
