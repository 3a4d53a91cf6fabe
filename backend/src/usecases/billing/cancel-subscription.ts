import { isStanding } from '../../domain/subscription.js';
import type { BillingWorld } from './billing-world.js';
import { syncSubscription } from './sync-subscription.js';

/** Ends what the user pays for when the paid period does. 'nothing' when they pay for nothing. Fails with BillingUnavailable. */
export async function cancelSubscription(world: BillingWorld, userId: string): Promise<'canceled' | 'nothing'> {
  const { billing, subscriptions } = world;
  const stored = await subscriptions.of(userId);
  const standing = stored?.customerId ? (await billing.subscriptionsOf(stored.customerId)).filter(isStanding) : [];
  for (const { id } of standing) await billing.cancel(id, 'period-end');
  await syncSubscription(world, userId);
  return standing.length ? 'canceled' : 'nothing';
}
