import type { StaffInvoice } from '@mealtext/backend/contract';
import { AskButton } from '../../components/ask-button';
import { amount } from '../../components/format';
import { REASON } from '../../components/form-dialog';
import { useOrder } from './use-order';

interface Props {
  invoice: StaffInvoice;
  userId: string;
  /** What may be given back without a colleague. */
  aloneCents: number;
}

/** Gives back the whole of what is left of an invoice, or a part. */
export function RefundButton({ invoice: { id, paidCents, refundedCents, currency }, userId, aloneCents }: Props) {
  const order = useOrder(`users/${userId}/refunds`);
  const left = paidCents - refundedCents;
  return (
    <AskButton
      label="Refund"
      title="Give back money"
      needs="money"
      variant="text"
      danger
      lead={`${amount(left, currency)} is left of what was paid. You can give back ${amount(aloneCents, currency)} alone, above it a colleague has to consent. It goes to whatever was paid with and cannot be taken back.`}
      fields={[{ name: 'dollars', label: 'Amount in dollars', kind: 'number', initial: (left / 100).toFixed(2) }, REASON]}
      submit="Give back"
      done=""
      onSubmit={({ dollars, reason }) => {
        const cents = Math.round(Number(dollars) * 100);
        if (!(cents > 0)) throw new Error('The amount has to be more than nothing.');
        if (cents > left) throw new Error(`Only ${amount(left, currency)} is left of what was paid.`);
        return order({ invoiceId: id, cents, reason }, 'Given back');
      }}
    />
  );
}
