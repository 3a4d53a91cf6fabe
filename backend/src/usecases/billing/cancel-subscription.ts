import { canBeCanceled, isStanding } from '../../domain/subscription.js';
import { syncSubscription, type SyncDependencies } from './sync-subscription.js';

/** Ends what the user pays for: when the paid period does, or now. 'nothing' when they pay for nothing. Fails with BillingUnavailable. */
export async function cancelSubscription(
  deps: SyncDependencies,
  userId: string,
  when: 'now' | 'period-end' = 'period-end',
): Promise<'canceled' | 'nothing'> {
  const { billing, subscriptions } = deps;
  const stored = await subscriptions.of(userId);
  const standing = stored?.customerId
    ? (await billing.subscriptionsOf(stored.customerId)).filter(when === 'now' ? canBeCanceled : isStanding)
    : [];
  for (const { id } of standing) await billing.cancel(id, when);
  await syncSubscription(deps, userId);
  return standing.length ? 'canceled' : 'nothing';
}
