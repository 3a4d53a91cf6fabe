import { randomUUID } from 'node:crypto';
import type { Queue as Bull } from 'bullmq';
import { type Jobs, Queue } from '../../ports/queue/queue.js';

/** A ring is kept no longer than it takes to answer it. */
const RING = { removeOnComplete: true, removeOnFail: 100, attempts: 3, backoff: { type: 'exponential', delay: 500 } } as const;

/** Jobs of any priority come behind those that have none. */
const LATER = 1;

export class BullQueue extends Queue {
  constructor(private readonly realtime: Pick<Bull, 'add'>) {
    super();
  }

  override async ringMail(conversationId: string, later = false): Promise<void> {
    await this.ring('mail', { conversationId }, later ? { priority: LATER } : {}, randomUUID());
  }

  override async ringDelivery(delayMs = 0, once: string = randomUUID()): Promise<void> {
    await this.ring('delivery', {}, { delay: delayMs }, once);
  }

  private async ring<N extends keyof Jobs>(name: N, data: Jobs[N], when: { delay?: number; priority?: number }, id: string): Promise<void> {
    await this.realtime.add(name, data, { ...RING, ...when, jobId: `${name}-${id}` });
  }
}
