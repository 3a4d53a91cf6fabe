import { BillingUnavailable, type CheckoutPage } from '../../ports/billing/billing.js';
import type { OpenCheckout } from '../../ports/storage/money/subscriptions.js';
import type { BillingDependencies } from './billing-world.js';
import { ensureCustomer } from './ensure-customer.js';
import { syncSubscription } from './sync-subscription.js';

export type CheckoutResult = { type: 'go'; url: string } | { type: 'refused'; reason: 'unknown-price' | 'too-many' };

const MAX_TRIES = 5;
/** A page is taken up again within half of the day that the provider keeps it open and its key alive. */
const PAGE_MS = 12 * 3_600_000;
const PER_MINUTE = 10;

/**
 * A page on which the user pays for one of our prices. Whoever already pays is sent to the portal instead, so that nobody
 * pays twice; for the same reason at most one page of a user is open at a time, whatever their tabs ask for.
 * Fails with BillingUnavailable.
 */
export async function startCheckout(deps: BillingDependencies, userId: string, priceId: string): Promise<CheckoutResult> {
  const { billing, subscriptions, limiter, clock } = deps;
  if (!Object.values(billing.catalogue.prices).includes(priceId)) return { type: 'refused', reason: 'unknown-price' };
  if (!(await limiter.hit(`checkout:${userId}`, PER_MINUTE, 60, clock.now()))) return { type: 'refused', reason: 'too-many' };
  const customerId = await ensureCustomer(deps, userId);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if ((await syncSubscription(deps, userId))?.standing) return { type: 'go', url: (await billing.openPortal(customerId)).url };
    const open = await subscriptions.takeCheckout(userId, priceId, clock.now());
    const page = await pageOf(deps, { userId, customerId }, open);
    const fits = open.priceId === priceId && clock.now().getTime() - open.openedAt.getTime() < PAGE_MS;
    if (fits && page.url) return { type: 'go', url: page.url };
    await billing.closeCheckout(page.id);
    await subscriptions.endCheckout(userId, open.attempt, clock.now());
  }
  throw new BillingUnavailable('checkouts kept changing', true);
}

/** The page of an attempt. When its id was never noted, the same order finds it again. */
async function pageOf(
  { billing, subscriptions, clock }: Pick<BillingDependencies, 'billing' | 'subscriptions' | 'clock'>,
  who: { userId: string; customerId: string },
  { attempt, priceId, checkoutId }: OpenCheckout,
): Promise<CheckoutPage> {
  if (checkoutId) return billing.findCheckout(checkoutId);
  try {
    const page = await billing.openCheckout({ ...who, priceId, attempt });
    await subscriptions.noteCheckout(who.userId, attempt, page.id);
    return billing.findCheckout(page.id);
  } catch (error) {
    // Refused for good: the next try is a new attempt, not the same answer again.
    if (error instanceof BillingUnavailable && !error.retry) await subscriptions.endCheckout(who.userId, attempt, clock.now());
    throw error;
  }
}
