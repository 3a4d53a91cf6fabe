import Stripe from 'stripe';
import type { HeardEvent } from '../../ports/billing/billing.js';

/** How far a message's time may be from ours, either way. Stripe's own check lets the future pass. */
const TOLERANCE_SECONDS = 300;

/**
 * Checks a message of Stripe's on the very bytes that came, with any of the secrets (two while rotating), and keeps what
 * we need of it. Everything else is 'forged'.
 */
export function hearEvent(raw: Buffer, signature: string | undefined, secrets: readonly string[], now: Date): HeardEvent | 'forged' {
  const time = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1] ?? Number.NaN);
  if (!signature || !(Math.abs(Math.floor(now.getTime() / 1000) - time) <= TOLERANCE_SECONDS)) return 'forged';
  for (const secret of secrets) {
    try {
      return reduce(Stripe.webhooks.constructEvent(raw, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime()));
    } catch {
      // Not this secret's, or no event at all.
    }
  }
  return 'forged';
}

/** Only the few fields that we read; their values are checked, as a signature says who sent it, not what is in it. */
function reduce(event: Stripe.Event): HeardEvent {
  const { id, type, created, livemode, data } = event as unknown as Record<'id' | 'type' | 'created' | 'livemode', unknown> & {
    data?: { object?: unknown };
  };
  if (typeof id !== 'string' || typeof type !== 'string' || typeof created !== 'number') throw new Error('not an event');
  const about = fields(data?.object);
  const subscriptionId = about.object === 'subscription' ? text(about.id) : subscriptionOf(about);
  const over = type === 'customer.subscription.deleted';
  const endedAt = typeof about.ended_at === 'number' ? about.ended_at : created;
  return {
    id,
    type,
    customerId: text(about.customer),
    subscriptionId,
    createdAt: new Date(created * 1000),
    endedAt: over ? new Date(endedAt * 1000) : null,
    live: typeof livemode === 'boolean' ? livemode : null,
  };
}

/** A checkout names its subscription itself, an invoice in what it was made for. */
function subscriptionOf(about: Record<string, unknown>): string | null {
  return text(about.subscription) ?? text(fields(fields(about.parent).subscription_details).subscription);
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** An id, given as such or as the thing itself. */
function text(value: unknown): string | null {
  if (typeof value === 'string') return value;
  const { id } = fields(value);
  return typeof id === 'string' ? id : null;
}
