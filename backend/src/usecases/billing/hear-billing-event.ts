import type { BillingWorld } from './billing-world.js';

/**
 * Keeps what the provider posted, before anything is made of it. A repeat has no effect; a forgery leaves no trace but a
 * line in the log.
 */
export async function hearBillingEvent(
  { billing, billingEvents, clock, log }: Pick<BillingWorld, 'billing' | 'billingEvents' | 'clock' | 'log'>,
  raw: Buffer,
  signature: string | undefined,
): Promise<'fresh' | 'repeat' | 'forged'> {
  const now = clock.now();
  const event = billing.hear(raw, signature, now);
  if (event === 'forged') {
    log.warn('billing: forged event', { bytes: raw.length });
    return 'forged';
  }
  return (await billingEvents.accept(event, now)) ? 'fresh' : 'repeat';
}
