import type { BillingWorld } from './billing-world.js';
import { ensureCustomer } from './ensure-customer.js';

const PER_MINUTE = 10;

/** A page on which the user manages what they pay for. Fails with BillingUnavailable. */
export async function openPortal(
  world: Pick<BillingWorld, 'billing' | 'subscriptions' | 'clock' | 'limiter'>,
  userId: string,
): Promise<{ url: string } | 'too-many'> {
  if (!(await world.limiter.hit(`portal:${userId}`, PER_MINUTE, 60, world.clock.now()))) return 'too-many';
  return world.billing.openPortal(await ensureCustomer(world, userId));
}
