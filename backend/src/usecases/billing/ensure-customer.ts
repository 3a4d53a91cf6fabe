import type { StoredSubscription } from '../../ports/subscriptions.js';
import type { BillingWorld } from './billing-world.js';

/** The user as a customer of the provider: one for ever, however many ask at once. */
export async function ensureCustomer(
  { billing, subscriptions, clock }: Pick<BillingWorld, 'billing' | 'subscriptions' | 'clock'>,
  userId: string,
): Promise<StoredSubscription> {
  const stored = await subscriptions.of(userId);
  return stored ?? subscriptions.saveCustomer(userId, await billing.createCustomer(userId), clock.now());
}
