import { canBeCanceled } from '../../domain/subscription.js';
import type { Cancellation } from '../../ports/storage/money/subscriptions.js';
import type { BillingDependencies } from './billing-world.js';

type CancelDependencies = Pick<BillingDependencies, 'billing' | 'subscriptions' | 'clock' | 'log'>;

const BATCH = 50;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;

/**
 * Cancels, at once, whatever customers of deleted accounts still pay for, and takes no for an answer never: a try that
 * fails is made again until the provider itself lists nothing that could be charged, and has erased who they were.
 */
export async function settleCancellations(deps: CancelDependencies): Promise<{ confirmed: number; waiting: number }> {
  const { subscriptions, clock, log } = deps;
  const counts = { confirmed: 0, waiting: 0 };
  for (const one of await subscriptions.dueCancellations(clock.now(), BATCH)) {
    try {
      await cancelAll(deps, one);
      await subscriptions.settleCancellation(one, { confirmed: true }, clock.now());
      counts.confirmed += 1;
    } catch (error) {
      log.error('billing: cancellation not confirmed', error, { customerId: one.customerId, attempts: one.attempts });
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(one.attempts, 20));
      const nextTry = new Date(clock.now().getTime() + wait);
      await subscriptions.settleCancellation(
        one,
        { confirmed: false, nextTry, reason: error instanceof Error ? error.message : 'unknown' },
        clock.now(),
      );
      counts.waiting += 1;
    }
  }
  return counts;
}

async function cancelAll({ billing, subscriptions, clock }: CancelDependencies, { customerId, userId }: Cancellation): Promise<void> {
  await closePage();
  for (const one of await billing.subscriptionsOf(customerId)) if (canBeCanceled(one)) await billing.cancel(one.id, 'now');
  if ((await billing.subscriptionsOf(customerId)).some(canBeCanceled)) throw new Error('the provider still lists a subscription');
  // Nothing can be charged any more: what the provider knows of whoever left goes, too. Whose account stands is only canceled.
  const stored = await subscriptions.ofCustomer(customerId);
  if (stored ? stored.gone : await subscriptions.leftBehind(customerId)) await billing.forgetCustomer(customerId);

  /** A page left open could be paid on after all else was canceled. */
  async function closePage(): Promise<void> {
    const open = userId && (await subscriptions.openCheckout(userId));
    if (!open) return;
    const checkoutId =
      open.checkoutId ?? (await billing.openCheckout({ userId, customerId, priceId: open.priceId, attempt: open.attempt })).id;
    await billing.closeCheckout(checkoutId);
    await subscriptions.endCheckout(userId, open.attempt, clock.now());
  }
}
