import type { StaffInvoice } from '@mealtext/backend/contract';
import { amount } from '../../components/format';
import { Mark } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { RefundButton } from './refund-button';

const TONES = { paid: 'good', open: 'warn', void: 'quiet' } as const;
const WORDS = { paid: 'paid', open: 'not paid yet', void: 'void' } as const;

export function InvoiceLine({ invoice, userId, aloneCents }: { invoice: StaffInvoice; userId: string; aloneCents: number }) {
  const { createdAt, cents, paidCents, refundedCents, currency, state, url, number } = invoice;
  return (
    <li>
      <DateTime at={createdAt} />
      <span className="figures strong">{amount(cents, currency)}</span>
      <Mark tone={TONES[state]}>{WORDS[state]}</Mark>
      {refundedCents > 0 && <span className="soft figures">{amount(refundedCents, currency)} given back</span>}
      <span className="actions">
        {url && (
          <a href={url} target="_blank" rel="noreferrer noopener" aria-label={`Invoice ${number ?? ''} at the provider`}>
            Open
          </a>
        )}
        {paidCents > refundedCents && <RefundButton invoice={invoice} userId={userId} aloneCents={aloneCents} />}
      </span>
    </li>
  );
}
