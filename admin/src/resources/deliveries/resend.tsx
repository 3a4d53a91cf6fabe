import type { DeliveryRow } from '@mealtext/backend/contract';
import { AskButton } from '../../components/ask-button';
import { REASON } from '../../components/form-dialog';
import { useAppContext } from '../../session/app-context';

/** Sends a text again that failed for good; what became of the first stays. */
export function Resend({ delivery, variant = 'contained' }: { delivery: DeliveryRow; variant?: 'contained' | 'text' }) {
  const { api } = useAppContext();
  if (!delivery.canResend) return null;
  return (
    <AskButton
      label="Resend"
      title="Send this text again"
      needs="resend"
      variant={variant}
      lead="The same words go out as a new delivery. The failed one stays in the list as it is."
      fields={[{ ...REASON, optional: true }]}
      submit="Send again"
      done="Sent again"
      onSubmit={({ reason }) => api.call('POST', `deliveries/${delivery.id}/resend`, reason ? { reason } : {})}
    />
  );
}
