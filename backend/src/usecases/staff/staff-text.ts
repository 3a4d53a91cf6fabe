import { randomUUID } from 'node:crypto';
import { countSegments } from '../../domain/segments.js';
import type { StaffText } from '../../ports/storage/staff/staff-desk.js';
import type { Dependencies } from '../dependencies.js';

/** A text that a person wrote, with what it costs. */
export function staffText(written: string): StaffText {
  const body = written.trim();
  return { id: randomUUID(), body, segments: countSegments(body).segments };
}

/** There is something to deliver; a lost ring is found by the sweep. */
export async function ring({ queue, log }: Pick<Dependencies, 'queue' | 'log'>): Promise<void> {
  await queue.ringDelivery().catch((error: unknown) => log.error('delivery not rung', error));
}
