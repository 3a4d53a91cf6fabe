import type { BillingEvent } from '../../billing/billing.js';

/** How an event ended: it changed our copy, it is none of ours, or its kind says nothing to us. */
export type EventOutcome = 'done' | 'unmatched' | 'ignored';

/** Keeps what the provider told us. Promises: an event id is stored once for ever; unsettled ones are found again. */
export abstract class BillingEvents {
  /** False for a repeat. */
  abstract accept(event: BillingEvent, now: Date): Promise<boolean>;
  /** Events that wait and may be tried at `now`, oldest first. */
  abstract waiting(now: Date, limit: number): Promise<(BillingEvent & { attempts: number })[]>;
  abstract settle(eventId: string, outcome: EventOutcome, now: Date): Promise<void>;
  abstract postpone(eventId: string, reason: string, nextTry: Date): Promise<void>;
  /** Subscriptions of a customer that the provider has called over, and since when. */
  abstract ended(customerId: string): Promise<Map<string, Date>>;
}
