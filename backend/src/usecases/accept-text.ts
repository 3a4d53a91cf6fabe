import type { InboundText } from '../ports/text-gateway.js';
import type { World } from './world.js';

/** Keeps a text before anything is made of it, and rings for it. A repeat under the same provider id has no effect. */
export async function acceptText(
  { store, queue, clock, log, metrics }: Pick<World, 'store' | 'queue' | 'clock' | 'log' | 'metrics'>,
  text: InboundText,
): Promise<{ textId: string; fresh: boolean }> {
  const { providerId, from, body, media } = text;
  const { textId, conversationId, fresh } = await store.accept({
    providerId,
    source: 'sms',
    phone: from,
    body,
    media,
    receivedAt: clock.now(),
  });
  metrics.count('inbound_texts', { result: fresh ? 'fresh' : 'repeated' });
  log.info('text accepted', { textId, fresh });
  // Nobody waits for the ring: the text is safe, and the sweep finds what a lost ring leaves behind.
  if (fresh) void queue.ringMail(conversationId).catch((error: unknown) => log.error('mail not rung', error, { conversationId }));
  return { textId, fresh };
}
