import { randomUUID } from 'node:crypto';
import type { Queue as Bull } from 'bullmq';
import { type Jobs, Queue } from '../../ports/queue.js';

/** A ring is kept no longer than it takes to answer it. */
const RING = { removeOnComplete: true, removeOnFail: 100, attempts: 3, backoff: { type: 'exponential', delay: 500 } } as const;

export class BullQueue extends Queue {
  constructor(private readonly realtime: Pick<Bull, 'add'>) {
    super();
  }

  override async ringMail(conversationId: string): Promise<void> {
    await this.ring('mail', { conversationId }, 0, randomUUID());
  }

  override async ringDelivery(delayMs = 0, once: string = randomUUID()): Promise<void> {
    await this.ring('delivery', {}, delayMs, once);
  }

  private async ring<N extends keyof Jobs>(name: N, data: Jobs[N], delay: number, id: string): Promise<void> {
    await this.realtime.add(name, data, { ...RING, jobId: `${name}-${id}`, delay });
  }
}
