import { randomUUID } from 'node:crypto';
import { outreachTime } from '../../domain/outreach-time.js';
import { outreachText } from '../../domain/outreach.js';
import { countSegments } from '../../domain/segments.js';
import type { OutreachInHand, OutreachRecipient, OutreachStep } from '../../ports/storage/texts/outreaches.js';
import type { Dependencies } from '../dependencies.js';

export type OutreachDependencies = Pick<Dependencies, 'outreaches' | 'queue' | 'clock' | 'log' | 'rules'>;

const GATHERED_AT_ONCE = 2000;
/** How often this runs, and so how much of a minute one portion is. */
const EVERY_SECONDS = 5;
/** After so long the next run goes on. */
const LONGEST_MS = 4000;

/** Sends what was consented to on its way, no faster than its pace. May be run twice, and by several processes, and be killed anywhere. */
export async function sendOutreach(deps: OutreachDependencies): Promise<number> {
  const { outreaches, queue, clock, rules, log } = deps;
  const { perMinute, promotionOf } = rules.outreach;
  const began = performance.now();
  const goesOn = () => performance.now() - began < LONGEST_MS;
  while ((await outreaches.gather(GATHERED_AT_ONCE, clock.now())) > 0 && goesOn());
  let all = 0;
  for (;;) {
    const now = clock.now();
    const most = Math.max(1, Math.floor((perMinute * EVERY_SECONDS) / 60));
    const { queued, settled } = await outreaches.portion(most, 60_000 / perMinute, (to, what) => decide(to, what, promotionOf, now), now);
    all += queued;
    // Whoever is left out or waits for the morning costs no time of the pace.
    if (settled === 0 || queued > 0 || !goesOn()) break;
  }
  if (all > 0) {
    log.info('outreach queued', { texts: all });
    await queue.ringDelivery();
  }
  await outreaches.follow(clock.now());
  return all;
}

/** What becomes of somebody whose turn it is. */
export function decide(
  to: OutreachRecipient,
  { id, kind, words }: OutreachInHand,
  promotionOf: Dependencies['rules']['outreach']['promotionOf'],
  now: Date,
): OutreachStep {
  const written = words[to.language];
  if (to.why !== null) return { type: 'leave-out', why: to.why };
  if (!written || !to.phone || !to.conversationId) return { type: 'leave-out', why: written ? 'gone' : 'no-words' };
  const { zone, hours } = promotionOf(to.phone);
  const time = outreachTime(now, [zone, to.timezone], hours);
  if (time === null) return { type: 'leave-out', why: 'no-hours' };
  if ('from' in time) return { type: 'later', at: time.from };
  const body = outreachText(kind, written, to.language);
  const businessKey = `outreach:${id}:${to.userId}:${to.tries}`;
  return { type: 'send', id: randomUUID(), body, segments: countSegments(body).segments, businessKey, expiresAt: time.until };
}
