/** Queues named by urgency. */
export type Lane = 'realtime' | 'scheduled' | 'background';

/**
 * A doorbell, never the truth: the row that a job points at is. A ring may be lost (a sweep finds the row), doubled
 * or late; every job looks at its row first and does nothing when there is nothing to do.
 */
export abstract class Queue {
  /** This user has unhandled texts. */
  abstract ringMail(conversationId: string): Promise<void>;
  /** There are texts to deliver, after `delayMs`. */
  abstract ringDelivery(delayMs?: number): Promise<void>;
}
