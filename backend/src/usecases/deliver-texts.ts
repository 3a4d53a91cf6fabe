import type { ClaimedText, SendOutcome } from '../ports/outbox.js';
import type { SendResult } from '../ports/text-gateway.js';
import { withTrace } from '../ports/trace.js';
import { heed } from './heed-advice.js';
import type { World } from './world.js';

export type DeliveryWorld = Pick<World, 'outbox' | 'gateway' | 'clock' | 'log' | 'metrics' | 'rules' | 'queue'>;

/** Tries of a text whose gateway has no advice. */
const MAX_SENDS = 5;
const LONGEST_BACKOFF_SECONDS = 60;

/** Sends what may leave now, one text at a time, until there is nothing more. Several may do this at once. */
export async function deliverTexts(world: DeliveryWorld): Promise<number> {
  let sent = 0;
  for (;;) {
    const text = await world.outbox.claim(world.clock.now(), world.rules.sendLeaseMs);
    if (!text) return sent;
    await withTrace(text.traceId, () => deliverOne(world, text));
    sent += 1;
  }
}

async function deliverOne({ outbox, gateway, clock, log, metrics, rules, queue }: DeliveryWorld, text: ClaimedText): Promise<void> {
  const result = await gateway.send({ id: text.id, to: text.to, body: text.body, expiresAt: text.expiresAt });
  const now = clock.now();
  const outcome = outcomeOf(result, text.attempts, now, rules.unknownGraceMs);
  metrics.count('sends', { result: outcome.type });
  if (outcome.type === 'accepted') {
    log.info('text sent', { textId: text.id });
    if (text.askedAt) metrics.time('reply', {}, (now.getTime() - text.askedAt.getTime()) / 1000);
  } else log.warn('text not accepted', { textId: text.id, outcome: outcome.type, reason: 'reason' in outcome ? outcome.reason : null });
  await outbox.settle(text.id, outcome, now);
  if (result.type === 'refused' && result.advice) await heed({ outbox, log }, result.code, result.advice, now);
  if (outcome.type === 'retry') await queue.ringDelivery(outcome.at.getTime() - now.getTime());
}

function outcomeOf(result: SendResult, attempts: number, now: Date, graceMs: number): SendOutcome {
  const after = (ms: number) => new Date(now.getTime() + ms);
  if (result.type === 'accepted') return { type: 'accepted', providerId: result.providerId };
  if (result.type === 'unknown') return { type: 'unknown', reason: result.reason, lookAt: after(graceMs) };
  const { code, reason, advice } = result;
  if (result.optedOut) return { type: 'opted-out', code, reason };
  const tries = advice ? advice.tries : MAX_SENDS;
  if (!result.retry || (tries !== null && attempts >= tries)) return { type: 'failed', code, reason };
  const backoff = Math.max(advice?.afterSeconds ?? 0, Math.min(2 ** attempts, LONGEST_BACKOFF_SECONDS));
  // Jitter, so that texts refused together do not come back together.
  return { type: 'retry', at: after(1000 * backoff * (1 + Math.random() / 4)), code, reason };
}
