import type { Subscription, SubscriptionProduct } from '../../contract/index.js';
import type { Plan } from '../../domain/plan.js';
import { planAt, type SubscriptionState } from '../../domain/subscription.js';
import type { Product } from '../../ports/billing/billing.js';
import type { GivenPlan } from '../../ports/storage/money/subscriptions.js';

/**
 * What a user has. `plan` is what they may use now, whoever pays for it; the details say what was bought, `given` what was
 * not bought and is in force.
 */
export function presentSubscription(state: SubscriptionState, plan: Plan, given: GivenPlan | null, now: Date): Subscription {
  const { status, subscriptionId } = state;
  const currentPeriodEnd = state.currentPeriodEnd?.toISOString() ?? null;
  const endDate = state.endDate?.toISOString() ?? null;
  const ended = status === 'canceled' && state.endDate !== null && state.endDate <= now;
  const details = subscriptionId === null ? null : { plan: state.plan, status, currentPeriodEnd, endDate, ended };
  const paidFor = details !== null && planAt(state, now) === plan;
  if (!given || given.plan !== plan || paidFor) return { plan, status, currentPeriodEnd, subscription: details, given: null };
  return {
    plan,
    status: plan === 'free' ? 'inactive' : 'active',
    currentPeriodEnd: null,
    subscription: details,
    given: { plan, until: given.until?.toISOString() ?? null },
  };
}

export function presentProduct({ id, name, price, interval, priceId, features }: Product): SubscriptionProduct {
  return { id, name, price, interval, priceId, features };
}
