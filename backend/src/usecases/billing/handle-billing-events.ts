import type { BillingEvent } from '../../ports/billing/billing.js';
import type { BillingDependencies } from './billing-world.js';
import { syncSubscription, type SyncDependencies } from './sync-subscription.js';

/** Events after which a subscription may be another; the rest is kept and ignored. */
const TELLING = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
]);

const BATCH = 100;
const AT_ONCE = 4;
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 3_600_000;

/**
 * Acts on events that wait. An event only says that something changed: what it became is read from the provider, for the
 * customer as our own table knows them, so neither the order of events nor what they claim matters. One that fails waits
 * longer each time and holds up no other. Answers with how many were settled.
 */
export async function handleBillingEvents(deps: SyncDependencies): Promise<number> {
  const waiting = await deps.billingEvents.waiting(deps.clock.now(), BATCH);
  // Those of one customer one after the other, or they would only make each other read anew.
  const byCustomer = new Map<string, typeof waiting>();
  for (const event of waiting)
    byCustomer.set(event.customerId ?? event.id, [...(byCustomer.get(event.customerId ?? event.id) ?? []), event]);
  const queues = [...byCustomer.values()];
  let settled = 0;
  const work = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) for (const event of queue) settled += await settle(deps, event);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return settled;
}

async function settle(deps: SyncDependencies, event: BillingEvent & { attempts: number }): Promise<0 | 1> {
  const { billingEvents, clock, log } = deps;
  try {
    await handle(deps, event);
    return 1;
  } catch (error) {
    log.error('billing: event not handled', error, { eventId: event.id, attempts: event.attempts });
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(event.attempts, 20));
    await billingEvents.postpone(event.id, error instanceof Error ? error.message : 'unknown', new Date(clock.now().getTime() + wait));
    return 0;
  }
}

async function handle(deps: SyncDependencies, event: BillingEvent): Promise<void> {
  const { billingEvents, subscriptions, clock } = deps;
  if (!TELLING.has(event.type) || !event.customerId) return billingEvents.settle(event.id, 'ignored', clock.now());
  const customer = await subscriptions.ofCustomer(event.customerId);
  if (customer && (await syncSubscription(deps, customer.userId, event.id))) return;
  await unmatched(deps, event, event.customerId);
}

/** A customer of a deleted account must not begin to pay again; anybody else's gives nothing to anybody. */
async function unmatched(
  { billingEvents, subscriptions, clock, log }: Pick<BillingDependencies, 'billingEvents' | 'subscriptions' | 'clock' | 'log'>,
  event: BillingEvent,
  customerId: string,
): Promise<void> {
  const now = clock.now();
  const known = await subscriptions.wasCanceled(customerId);
  if (known && event.endedAt === null) await subscriptions.requestCancellation(customerId, null, now);
  if (!known) log.warn('billing: event of an unknown customer', { eventId: event.id, type: event.type, customerId });
  await billingEvents.settle(event.id, 'unmatched', now);
}
