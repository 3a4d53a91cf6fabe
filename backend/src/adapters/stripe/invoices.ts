import type Stripe from 'stripe';
import type { Invoice } from '../../ports/billing/billing.js';
import { ask, isMissing } from './ask.js';

const LATEST = 100;
const STATES = ['open', 'paid'] as const;

const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'object' ? (thing?.id ?? null) : (thing ?? null);

/** A customer's invoices and what was given back of each, which stands on the charges that paid them. Drafts are nobody's yet. */
export async function invoicesOf(stripe: Stripe, customerId: string): Promise<Invoice[]> {
  try {
    const [invoices, charges] = await Promise.all([
      ask(() => stripe.invoices.list({ customer: customerId, limit: LATEST, expand: ['data.payments'] })),
      ask(() => stripe.charges.list({ customer: customerId, limit: LATEST })),
    ]);
    const returned = new Map(charges.data.map((charge) => [idOf(charge.payment_intent), charge.amount_refunded]));
    return invoices.data.filter(({ status }) => status !== 'draft').map((one) => toInvoice(one, returned));
  } catch (error) {
    // A customer who was erased has nothing.
    if (isMissing(error)) return [];
    throw error;
  }
}

function toInvoice(one: Stripe.Invoice, returned: ReadonlyMap<string | null, number>): Invoice {
  const paidBy = (one.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent)).filter((id) => id !== null);
  return {
    id: one.id,
    number: one.number,
    createdAt: new Date(one.created * 1000),
    cents: one.total,
    paidCents: one.amount_paid,
    refundedCents: paidBy.reduce((sum, id) => sum + (returned.get(id) ?? 0), 0),
    currency: one.currency,
    state: STATES.find((state) => state === one.status) ?? 'void',
    url: one.hosted_invoice_url ?? null,
  };
}
