import { NOTHING_BOUGHT, type SubscriptionState } from '../../domain/subscription.js';
import type { BillingDependencies } from './billing-world.js';
import { syncSubscription } from './sync-subscription.js';

/** How often the provider is asked for one user, in hits a window of seconds: on demand, and along the way. */
const OFTEN = { sync: [6, 60], autoSync: [1, 300] } as const;

/**
 * What the user has bought, as we know it. With `sync` or `autoSync` the provider is asked first, unless it was asked
 * too often or cannot be: then our copy is the answer.
 */
export async function readSubscription(
  deps: BillingDependencies,
  userId: string,
  ask: 'sync' | 'autoSync' | null,
): Promise<SubscriptionState> {
  const { subscriptions, limiter, clock, log } = deps;
  if (ask) {
    const [limit, seconds] = OFTEN[ask];
    try {
      if (await limiter.hit(`billing-${ask}:${userId}`, limit, seconds, clock.now())) await syncSubscription(deps, userId);
    } catch (error) {
      log.error('billing: not synced', error, { userId });
    }
  }
  return (await subscriptions.of(userId)) ?? NOTHING_BOUGHT;
}
