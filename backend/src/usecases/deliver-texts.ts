import type { ClaimedText, SendOutcome } from '../ports/outbox.js';
import type { SendResult } from '../ports/text-gateway.js';
import type { World } from './world.js';

export type DeliveryWorld = Pick<World, 'outbox' | 'gateway' | 'clock' | 'log' | 'rules' | 'queue'>;

const MAX_SENDS = 5;

/** Sends what may leave now, one text at a time, until there is nothing more. Several may do this at once. */
export async function deliverTexts(world: DeliveryWorld): Promise<number> {
  let sent = 0;
  for (;;) {
    const text = await world.outbox.claim(world.clock.now(), world.rules.sendLeaseMs);
    if (!text) return sent;
    await deliverOne(world, text);
    sent += 1;
  }
}

async function deliverOne({ outbox, gateway, clock, log, rules, queue }: DeliveryWorld, text: ClaimedText): Promise<void> {
  const result = await gateway.send({ id: text.id, to: text.to, body: text.body });
  const now = clock.now();
  const outcome = outcomeOf(result, text.attempts, now, rules.unknownGraceMs);
  if (outcome.type !== 'accepted') log.warn('text not accepted', { textId: text.id, outcome: outcome.type, reason: 'reason' in outcome ? outcome.reason : null });
  await outbox.settle(text.id, outcome, now);
  if (outcome.type === 'retry') await queue.ringDelivery(outcome.at.getTime() - now.getTime());
}

function outcomeOf(result: SendResult, attempts: number, now: Date, graceMs: number): SendOutcome {
  const after = (ms: number) => new Date(now.getTime() + ms);
  if (result.type === 'accepted') return { type: 'accepted', providerId: result.providerId };
  if (result.type === 'unknown') return { type: 'unknown', reason: result.reason, lookAt: after(graceMs) };
  const { code, reason } = result;
  if (result.optedOut) return { type: 'opted-out', code, reason };
  return result.retry && attempts < MAX_SENDS ? { type: 'retry', at: after(1000 * 2 ** attempts), code, reason } : { type: 'failed', code, reason };
}
