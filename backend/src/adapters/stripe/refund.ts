import Stripe from 'stripe';
import { BillingUnavailable, type RefundOrder } from '../../ports/billing/billing.js';
import { ask } from './ask.js';

/** The largest page that Stripe gives. */
const PAGE = 100;
/** What never came to the customer. */
const LOST = new Set(['failed', 'canceled']);

/**
 * Gives back of what paid an invoice. Stripe forgets keys after a day or so, therefore our own stands in the refund too and is looked for
 * first. An invoice paid in parts is given back of the part that has most left.
 */
export async function refund(stripe: Stripe, { key, invoiceId, cents }: RefundOrder): Promise<{ id: string }> {
  const payments = await ask(() => stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: PAGE }));
  let best: { paidBy: string; left: number } | null = null;
  for (const { payment, amount_paid } of payments.data) {
    const paidBy = typeof payment.payment_intent === 'object' ? payment.payment_intent.id : payment.payment_intent;
    if (!paidBy) continue;
    const { data: made } = await ask(() => stripe.refunds.list({ payment_intent: paidBy, limit: PAGE }));
    const same = made.find(({ metadata }) => metadata?.['order'] === key);
    if (same) return settled(same);
    const given = made.filter(({ status }) => !LOST.has(status ?? '')).reduce((sum, { amount }) => sum + amount, 0);
    const left = (amount_paid ?? 0) - given;
    if (!best || left > best.left) best = { paidBy, left };
  }
  if (!best) throw new BillingUnavailable('not-paid', false);
  if (cents > best.left) throw new BillingUnavailable('more-than-paid', false);
  const { paidBy } = best;
  const made = await ask(() =>
    stripe.refunds
      .create(
        { payment_intent: paidBy, amount: cents, reason: 'requested_by_customer', metadata: { order: key } },
        { idempotencyKey: `refund:${key}` },
      )
      .catch((error: unknown) => {
        throw isTooMuch(error) ? new BillingUnavailable('more-than-paid', false) : error;
      }),
  );
  return settled(made);
}

function settled({ id, status, failure_reason: why }: Stripe.Refund): { id: string } {
  if (LOST.has(status ?? '')) throw new BillingUnavailable(why ?? 'refund-failed', false);
  return { id };
}

/** Somebody was quicker, at the provider's own desk. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && (error.code === 'charge_already_refunded' || error.param === 'amount');
