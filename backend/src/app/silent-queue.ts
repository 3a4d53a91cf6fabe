import { Queue } from '../ports/queue/queue.js';

/** Rings nowhere: for work that is done in place, before there are workers. */
export class SilentQueue extends Queue {
  override ringMail(): Promise<void> {
    return Promise.resolve();
  }

  override ringDelivery(): Promise<void> {
    return Promise.resolve();
  }
}
