import type { BillingWorld } from './billing-world.js';
import { handleBillingEvents } from './handle-billing-events.js';
import { settleCancellations } from './settle-cancellations.js';

/** Finds what a crash or a provider that was down left behind: events not acted on, and cancellations not confirmed. */
export async function tendBilling(world: BillingWorld): Promise<void> {
  await handleBillingEvents(world);
  await settleCancellations(world);
}
