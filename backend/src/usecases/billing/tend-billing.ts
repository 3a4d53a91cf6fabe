import type { BillingDependencies } from './billing-world.js';
import { handleBillingEvents } from './handle-billing-events.js';
import { settleCancellations } from './settle-cancellations.js';
import { settleMoneyOrders } from './settle-money-orders.js';

/** Finds what a crash or a provider that was down left behind: events not acted on, what staff ordered, and cancellations not confirmed. */
export async function tendBilling(deps: BillingDependencies): Promise<void> {
  await handleBillingEvents(deps);
  // Before the customers of those who left are erased: what is to be given back to them goes first.
  await settleMoneyOrders(deps);
  await settleCancellations(deps);
}
