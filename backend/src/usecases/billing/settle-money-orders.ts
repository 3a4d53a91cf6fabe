import { BillingUnavailable } from '../../ports/billing/billing.js';
import type { MoneyOrder } from '../../ports/storage/money/money-orders.js';
import type { BillingDependencies } from './billing-world.js';
import { cancelSubscription } from './cancel-subscription.js';

type MoneyDependencies = Pick<BillingDependencies, 'billing' | 'billingEvents' | 'moneyOrders' | 'subscriptions' | 'clock' | 'log'>;

const BATCH = 50;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;

/** Takes up whatever staff ordered and no answer is known of: the process stopped, or the provider could not be reached. */
export async function settleMoneyOrders(deps: MoneyDependencies): Promise<void> {
  for (const order of await deps.moneyOrders.due(deps.clock.now(), BATCH)) await settleMoneyOrder(deps, order);
}

/**
 * Has the provider do what was ordered, under the order's own key, so that trying again does it once. A plain no settles the order; what
 * may or may not have come through is tried again until the provider says.
 */
export async function settleMoneyOrder(deps: MoneyDependencies, order: MoneyOrder): Promise<void> {
  const { moneyOrders, clock, log } = deps;
  try {
    const providerId = await carryOut(deps, order);
    await moneyOrders.settle(order, { state: 'done', providerId }, clock.now());
  } catch (error) {
    const problem = error instanceof BillingUnavailable ? error.reason : 'unknown';
    log.error('billing: money order not carried out', error, { order: order.id, kind: order.kind, attempts: order.attempts });
    if (error instanceof BillingUnavailable && !error.retry) return moneyOrders.settle(order, { state: 'failed', problem }, clock.now());
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(order.attempts, 20));
    await moneyOrders.settle(order, { state: 'due', problem, nextTry: new Date(clock.now().getTime() + wait) }, clock.now());
  }
}

async function carryOut(deps: MoneyDependencies, { id, kind, userId, invoiceId, cents }: MoneyOrder): Promise<string | null> {
  if (kind === 'refund') return (await deps.billing.refund({ key: id, invoiceId: invoiceId!, cents: cents! })).id;
  await cancelSubscription(deps, userId, kind === 'cancel-now' ? 'now' : 'period-end');
  return null;
}
