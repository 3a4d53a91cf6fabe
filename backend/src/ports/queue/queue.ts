/** Queues named by urgency. */
export const LANES_OF_WORK = ['realtime', 'scheduled', 'background'] as const;
export type Lane = (typeof LANES_OF_WORK)[number];

/** Jobs by name, with what they carry: a doorbell names a row at most. */
export interface Jobs {
  /** This conversation has unhandled texts. */
  mail: { conversationId: string };
  /** There are texts to deliver. */
  delivery: Record<string, never>;
  /** Look for everything that was missed. */
  sweep: Record<string, never>;
  /** Send reminders that are due, and work out what changed. */
  reminders: Record<string, never>;
  /** Reckon whether the carrier takes the reminders of the next day. */
  foresight: Record<string, never>;
  /** Send texts to many that were consented to on their way. */
  outreach: Record<string, never>;
  /** Remove what has had its time. */
  purge: Record<string, never>;
  /** Remove what was kept for as long as it may be. */
  retire: Record<string, never>;
  /** Draw readings of yesterday for people to judge. */
  reviews: Record<string, never>;
  /** Act on billing events and cancellations that wait. */
  billing: Record<string, never>;
  /** Compare our copy of all subscriptions with the billing provider. */
  reconcile: Record<string, never>;
}
export type JobName = keyof Jobs;
/** Those that only point at a row. All others happen by the clock. */
export const DOORBELLS: readonly JobName[] = ['mail', 'delivery'];

/**
 * A doorbell, never the truth: the row that a job points at is. A ring may be lost (a sweep finds the row), doubled
 * or late; every job looks at its row first and does nothing when there is nothing to do.
 */
export abstract class Queue {
  /** This conversation has unhandled texts; of `later` ones all other rings may go first, for as long as a sweep does not find them. */
  abstract ringMail(conversationId: string, later?: boolean): Promise<void>;
  /** There are texts to deliver, after `delayMs`. Rings under the same `once` are one while it waits. */
  abstract ringDelivery(delayMs?: number, once?: string): Promise<void>;
}
