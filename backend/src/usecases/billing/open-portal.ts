import type { BillingDependencies } from './billing-world.js';
import { ensureCustomer } from './ensure-customer.js';

const PER_MINUTE = 10;

/** A page on which the user manages what they pay for. Fails with BillingUnavailable. */
export async function openPortal(
  deps: Pick<BillingDependencies, 'billing' | 'subscriptions' | 'clock' | 'limiter'>,
  userId: string,
): Promise<{ url: string } | 'too-many'> {
  if (!(await deps.limiter.hit(`portal:${userId}`, PER_MINUTE, 60, deps.clock.now()))) return 'too-many';
  return deps.billing.openPortal(await ensureCustomer(deps, userId));
}
