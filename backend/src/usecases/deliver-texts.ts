import { setTimeout as sleep } from 'node:timers/promises';
import type { ClaimedText, SendOutcome } from '../ports/storage/texts/outbox.js';
import type { SendResult } from '../ports/texts/text-gateway.js';
import { withTrace } from '../ports/process/trace.js';
import { heed } from './heed-advice.js';
import type { Dependencies } from './dependencies.js';

export type DeliveryDependencies = Pick<Dependencies, 'outbox' | 'gateway' | 'clock' | 'log' | 'metrics' | 'rules' | 'queue'>;

/** Tries of a text whose gateway has no advice. */
const MAX_SENDS = 5;
const LONGEST_BACKOFF_SECONDS = 60;

/** After so long a job hands over to the next, so that a process that is asked to stop need not wait for a long queue. */
const LONGEST_JOB_MS = 5000;
const LONGEST_WAIT_MS = 1000;
const SENDS_AT_ONCE = 16;
/** Texts are claimed when so many can be sent: claiming them one by one, each would wait for all processes of its sender. */
const WORTH_CLAIMING = SENDS_AT_ONCE / 2;
/**
 * Texts of each outbox that this process has sent. What a process that dies had claimed waits until it is found lost, so that one that has sent few takes
 * few along.
 */
const landed = new WeakMap<object, number>();
/** Outboxes of this process for whose pace a job waits already. */
const awaited = new WeakSet<object>();

/** Sends what may leave now until there is nothing more, as fast as the sender's pace allows. Several may do this at once. */
export async function deliverTexts(deps: DeliveryDependencies): Promise<number> {
  const { outbox, clock, rules, queue } = deps;
  const began = performance.now();
  const flying = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let sent = 0;
  while (failures.length === 0) {
    if (performance.now() - began > LONGEST_JOB_MS) {
      await queue.ringDelivery();
      break;
    }
    const asked = performance.now();
    const busy = flying.size > 0;
    const room = SENDS_AT_ONCE - flying.size;
    const texts =
      room >= WORTH_CLAIMING ? await outbox.claim(clock.now(), rules.sendLeaseMs, Math.min(room, (landed.get(outbox) ?? 0) + 1)) : [];
    const [first] = texts;
    if (first) {
      const claimed = performance.now();
      for (const text of texts) {
        const after = text.sendStartedAt.getTime() - first.sendStartedAt.getTime();
        const flight: Promise<void> = withTrace(text.traceId, () => deliverInTime(deps, text, claimed + after, asked + after))
          .catch((error: unknown) => void failures.push(error))
          .finally(() => {
            flying.delete(flight);
            landed.set(outbox, (landed.get(outbox) ?? 0) + 1);
          });
        flying.add(flight);
      }
      sent += texts.length;
    } else if (flying.size > 0) await Promise.race(flying);
    // The last one landed while we asked: what waited for it to its number may go now.
    else if (busy) continue;
    else if (!(await waitForPace(deps))) break;
  }
  await Promise.all(flying);
  if (failures.length > 0) throw failures[0];
  return sent;
}

/** Whether it is worth looking again: however many find the sender busy, one waits for all. */
async function waitForPace({ outbox, clock, queue }: DeliveryDependencies): Promise<boolean> {
  if (awaited.has(outbox)) return false;
  const now = clock.now();
  const opensAt = await outbox.paceOpensAt(now);
  if (!opensAt || awaited.has(outbox)) return false;
  const wait = opensAt.getTime() - now.getTime();
  if (wait > LONGEST_WAIT_MS) {
    await queue.ringDelivery(wait, `open-${opensAt.getTime()}`);
    return false;
  }
  awaited.add(outbox);
  await sleep(wait).finally(() => awaited.delete(outbox));
  return true;
}

/** Sends a text when its turn comes, by a clock that nobody sets. */
async function deliverInTime(deps: DeliveryDependencies, text: ClaimedText, turn: number, leased: number): Promise<void> {
  const wait = turn - performance.now();
  if (wait > 0) await sleep(wait);
  // A process that stood still meanwhile must not send: by now others may have found the text lost. They, or the sweep, will see to it.
  if (performance.now() - leased > deps.rules.sendLeaseMs / 2) return;
  await deliverOne(deps, text);
}

async function deliverOne({ outbox, gateway, clock, log, metrics, rules, queue }: DeliveryDependencies, text: ClaimedText): Promise<void> {
  const { id, to, from, body, bearer, choices, expiresAt } = text;
  const result = await gateway.send({ id, to, from, body, bearer, choices, expiresAt });
  const now = clock.now();
  const outcome = outcomeOf(result, text.attempts, now, rules.unknownGraceMs);
  metrics.count('sends', { result: outcome.type });
  if (outcome.type === 'accepted') {
    log.info('text sent', { textId: text.id });
    if (text.askedAt) metrics.time('reply', {}, (now.getTime() - text.askedAt.getTime()) / 1000);
  } else log.warn('text not accepted', { textId: text.id, outcome: outcome.type, reason: 'reason' in outcome ? outcome.reason : null });
  await outbox.settle(text.id, outcome, now);
  if (result.type === 'refused' && result.advice) await heed({ outbox, log }, text, result.code, result.advice, now);
  if (outcome.type === 'retry') await queue.ringDelivery(outcome.at.getTime() - now.getTime());
}

function outcomeOf(result: SendResult, attempts: number, now: Date, graceMs: number): SendOutcome {
  const after = (ms: number) => new Date(now.getTime() + ms);
  if (result.type === 'accepted') {
    const { providerId, bearer, segments } = result;
    return { type: 'accepted', providerId, ...(bearer === 'sms' ? {} : { by: { bearer, segments } }) };
  }
  if (result.type === 'unknown') return { type: 'unknown', reason: result.reason, lookAt: after(graceMs) };
  const { code, reason, advice } = result;
  if (result.optedOut) return { type: 'opted-out', code, reason };
  const tries = advice ? advice.tries : MAX_SENDS;
  if (!result.retry || (tries !== null && attempts >= tries)) return { type: 'failed', code, reason };
  const backoff = Math.max(advice?.afterSeconds ?? 0, Math.min(2 ** attempts, LONGEST_BACKOFF_SECONDS));
  // Jitter, so that texts refused together do not come back together.
  return { type: 'retry', at: after(1000 * backoff * (1 + Math.random() / 4)), code, reason };
}
