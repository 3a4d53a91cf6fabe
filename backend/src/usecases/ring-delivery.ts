import type { Dependencies } from './dependencies.js';

/** Says that there are texts to deliver. The rows are the truth: what is not rung is found by the sweep. */
export async function ringDelivery({ queue, log }: Pick<Dependencies, 'queue' | 'log'>, delayMs = 0): Promise<void> {
  await queue.ringDelivery(Math.max(0, delayMs)).catch((error: unknown) => log.error('delivery not rung', error));
}
