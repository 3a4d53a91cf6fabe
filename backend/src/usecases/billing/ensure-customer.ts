import type { BillingDependencies } from './billing-world.js';

/** The user as a customer of the provider: one for ever, however many ask at once. Fails with BillingUnavailable. */
export async function ensureCustomer(
  { billing, subscriptions, clock }: Pick<BillingDependencies, 'billing' | 'subscriptions' | 'clock'>,
  userId: string,
): Promise<string> {
  const stored = await subscriptions.of(userId);
  return stored?.customerId ?? subscriptions.saveCustomer(userId, await billing.createCustomer(userId), clock.now());
}
