import type { BillingDependencies } from './billing-world.js';

/**
 * Keeps what the provider posted, before anything is made of it. A repeat has no effect; a forgery leaves no trace but a
 * line in the log and a count.
 */
export async function hearBillingEvent(
  { billing, billingEvents, clock, log, metrics }: Pick<BillingDependencies, 'billing' | 'billingEvents' | 'clock' | 'log' | 'metrics'>,
  raw: Buffer,
  signature: string | undefined,
): Promise<'fresh' | 'repeat' | 'forged' | 'other-mode'> {
  const now = clock.now();
  const event = billing.hear(raw, signature, now);
  if (event === 'forged') {
    log.warn('billing: forged event', { bytes: raw.length });
    metrics.count('security_events', { what: 'forged-billing' });
    return 'forged';
  }
  // Tests and real money are two accounts with ids of their own: what the other one tells is nothing here, and a secret is in the wrong place.
  if (event.live !== null && billing.live !== null && event.live !== billing.live) {
    log.warn('billing: event of the other mode', { eventId: event.id, live: event.live });
    metrics.count('security_events', { what: 'other-mode-billing' });
    return 'other-mode';
  }
  return (await billingEvents.accept(event, now)) ? 'fresh' : 'repeat';
}
