import type { Subscription, SubscriptionProduct } from '../../contract/index.js';
import { planAt, type SubscriptionState } from '../../domain/subscription.js';
import type { Product } from '../../ports/billing.js';

/** What a user has bought. `plan` is what they may use now; the details say what was bought, until it is over. */
export function presentSubscription(state: SubscriptionState, now: Date): Subscription {
  const { status, subscriptionId } = state;
  const currentPeriodEnd = state.currentPeriodEnd?.toISOString() ?? null;
  const endDate = state.endDate?.toISOString() ?? null;
  const details = subscriptionId === null ? null : { plan: state.plan, status, currentPeriodEnd, endDate };
  return { plan: planAt(state, now), status, currentPeriodEnd, subscription: details };
}

export function presentProduct({ id, name, price, interval, priceId, features }: Product): SubscriptionProduct {
  return { id, name, price, interval, priceId, features };
}
