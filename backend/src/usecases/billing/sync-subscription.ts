import { type BilledSubscription, canBeCanceled, isStanding, subscriptionState } from '../../domain/subscription.js';
import type { StoredSubscription } from '../../ports/storage/money/subscriptions.js';
import type { BillingDependencies } from './billing-world.js';

export type SyncDependencies = Pick<BillingDependencies, 'billing' | 'billingEvents' | 'subscriptions' | 'clock' | 'log'>;

const MAX_TRIES = 10;

/** What a sync found: our copy before it, and whether the provider goes on charging for something. */
export interface Synced {
  before: StoredSubscription;
  standing: boolean;
  changed: boolean;
}

/**
 * Makes our copy agree with the provider, whatever we were told and in whatever order: what the provider lists now is
 * read after our copy's version was, so that two of these at once end in the later truth. Settles the event that asked
 * for it in the same transaction. Null when the user is nobody's customer. Fails with BillingUnavailable.
 */
export async function syncSubscription(deps: SyncDependencies, userId: string, eventId: string | null = null): Promise<Synced | null> {
  const { billing, billingEvents, subscriptions, clock, log } = deps;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const before = await subscriptions.of(userId);
    if (!before?.customerId) return null;
    const { customerId } = before;
    const billed = await billing.subscriptionsOf(customerId);
    // Only after the provider was asked: what is called over meanwhile is over.
    const ended = await billingEvents.ended(customerId);
    const now = clock.now();
    const { state, doubts } = subscriptionState(billed, ended, billing.catalogue, now, before);
    if (!(await subscriptions.save(userId, before.version, state, eventId, now))) continue;
    for (const { type, ...facts } of doubts) log.warn(`billing: ${type}`, { userId, ...facts });
    if (before.gone && billed.some(canBeCanceled)) await subscriptions.requestCancellation(customerId, userId, now);
    const changed = before.plan !== state.plan || before.status !== state.status || before.endDate?.getTime() !== state.endDate?.getTime();
    const standing = billed.some((one: BilledSubscription) => isStanding(one) && !ended.has(one.id));
    return { before, standing, changed };
  }
  throw new Error('the subscription kept changing');
}
