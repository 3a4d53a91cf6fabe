import type Stripe from 'stripe';
import type { BilledSubscription } from '../../domain/subscription.js';

const instant = (seconds: number): Date => new Date(seconds * 1000);
const idOf = (thing: string | { id: string }): string => (typeof thing === 'string' ? thing : thing.id);

/** What we need of a subscription of Stripe's. Period ends stand on the items only; names of products are looked up by `nameOf`. */
export async function toBilled(
  from: Stripe.Subscription,
  items: readonly Stripe.SubscriptionItem[],
  nameOf: (priceId: string, productId: string) => Promise<string | null>,
): Promise<BilledSubscription> {
  return {
    id: from.id,
    customerId: idOf(from.customer),
    status: from.status,
    items: await Promise.all(
      items.map(async ({ price, current_period_end }) => {
        const productId = idOf(price.product);
        return { priceId: price.id, productId, productName: await nameOf(price.id, productId), periodEnd: instant(current_period_end) };
      }),
    ),
    cancelAt: from.cancel_at === null ? null : instant(from.cancel_at),
    cancelAtPeriodEnd: from.cancel_at_period_end,
    endedAt: from.ended_at === null ? null : instant(from.ended_at),
    createdAt: instant(from.created),
  };
}
