import { type BilledSubscription, canBeCanceled, subscriptionState, type SubscriptionState } from '../../domain/subscription.js';
import type { BillingDependencies } from './billing-world.js';
import { syncSubscription } from './sync-subscription.js';

/** What a reconciliation found. `foreign` are customers of the provider that are nobody's here and could be charged. */
export interface Reconciliation {
  checked: number;
  repaired: number;
  foreign: number;
  failed: number;
}

const PAGE = 500;

/**
 * Compares all that the provider lists with our copy, and repairs the copy where they differ: what was missed while
 * webhooks were off, or changed by hand. May run at any time, also twice at once. Fails with BillingUnavailable before
 * anything is changed when the provider cannot be listed.
 */
export async function reconcileSubscriptions(deps: BillingDependencies): Promise<Reconciliation> {
  const { billing, billingEvents, subscriptions, clock, log } = deps;
  const listed = new Map<string, BilledSubscription[]>();
  for await (const one of billing.everySubscription()) listed.set(one.customerId, [...(listed.get(one.customerId) ?? []), one]);
  const found: Reconciliation = { checked: 0, repaired: 0, foreign: 0, failed: 0 };
  let page = await subscriptions.page(null, PAGE);
  while (page.length) {
    for (const stored of page) {
      const billed = listed.get(stored.customerId) ?? [];
      listed.delete(stored.customerId);
      found.checked += 1;
      const { state } = subscriptionState(billed, await billingEvents.ended(stored.customerId), billing.catalogue, clock.now(), stored);
      if (same(state, stored) && !(stored.gone && billed.some(canBeCanceled))) continue;
      try {
        if (await syncSubscription(deps, stored.userId)) found.repaired += 1;
      } catch (error) {
        found.failed += 1;
        log.error('billing: not reconciled', error, { userId: stored.userId });
      }
    }
    page = await subscriptions.page(page.at(-1)!.customerId, PAGE);
  }
  for (const [customerId, billed] of listed) {
    if (!billed.some(canBeCanceled)) continue;
    if (await subscriptions.wasCanceled(customerId)) await subscriptions.requestCancellation(customerId, null, clock.now());
    else {
      found.foreign += 1;
      log.warn('billing: unknown customer', { customerId });
    }
  }
  log.info('billing: reconciled', { ...found });
  const { checked, repaired, failed, foreign } = found;
  for (const [result, number] of Object.entries({ same: checked - repaired - failed, repaired, failed, foreign }))
    deps.metrics.count('subscription_checks', { result: result as 'same' }, number);
  return found;
}

const FACTS = ['plan', 'status', 'subscriptionId', 'priceId'] as const;
const DATES = ['currentPeriodEnd', 'endDate'] as const;

const same = (a: SubscriptionState, b: SubscriptionState): boolean =>
  FACTS.every((name) => a[name] === b[name]) && DATES.every((name) => a[name]?.getTime() === b[name]?.getTime());
