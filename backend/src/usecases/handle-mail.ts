import { setTimeout as sleep } from 'node:timers/promises';
import { isAway } from '../ports/storage/is-away.js';
import type { WaitingText } from '../ports/storage/texts/store.js';
import { withTrace } from '../ports/process/trace.js';
import { apologise } from './apologise.js';
import { OneAtATime } from './one-at-a-time.js';
import { ringDelivery } from './ring-delivery.js';
import { runTurn, type TurnDependencies } from './run-turn.js';
import type { Dependencies } from './dependencies.js';

export type MailDependencies = TurnDependencies & Pick<Dependencies, 'lock'>;

/** The third try that fails is the last of a text. */
const MAX_FAILURES = 3;
/** A process may be ended for reasons of its own, again and again, as when releases follow each other: so many tries that never came back are one too many. */
const MAX_LOST = 6;
/** How long the database may take until a try that broke for its sake is taken off the count, in ms between looks. */
const UNCOUNT_AFTER_MS = [0, 500, 1000, 2000, 4000];

/**
 * Texts that were begun before and never came back are tried alone: when one of them ends the process, no other has begun a second
 * or third try in it, and is blamed along with it.
 */
const suspects = new OneAtATime();

/**
 * Handles the waiting texts of one conversation in the order they came. When somebody else is at it, they will also see
 * what came meanwhile, so there is nothing to wait for.
 */
export async function handleMail(deps: MailDependencies, conversationId: string): Promise<'done' | 'busy'> {
  for (;;) {
    const result = await deps.lock.run(conversationId, () => handleNext(deps, conversationId));
    if (result === 'busy') return 'busy';
    // A text that came between the last look and giving up the lock rang in vain.
    if (!(await deps.store.nextText(conversationId, deps.clock.now()))) return 'done';
  }
}

/** One text at a time: whether more wait is asked once, without the lock. */
async function handleNext(deps: MailDependencies, conversationId: string): Promise<void> {
  const text = await deps.store.nextText(conversationId, deps.clock.now());
  if (!text) return;
  const work = () => withTrace(text.traceId, () => handleOne(deps, conversationId, text));
  await (text.attempts === 0 ? work() : suspects.run(work));
}

/**
 * A text that cannot be handled is put off, longer each time, and holds up others for some seconds only; at last it is left to staff.
 * Each try is counted before it begins, so that one which never comes back, and takes its process with it, is given up all the same.
 * While the database is away no text is to blame: they wait in their order for the next ring or the sweep.
 */
async function handleOne(deps: MailDependencies, conversationId: string, text: WaitingText): Promise<void> {
  if (text.attempts - text.failures >= MAX_LOST) return giveUp(deps, conversationId, text, 'no try came back');
  const began = performance.now();
  const failures = text.failures + 1;
  try {
    await deps.store.beginText(conversationId, text.id);
    await runTurn(deps, conversationId, text);
    deps.metrics.time('turn', {}, (performance.now() - began) / 1000);
  } catch (error) {
    if (isAway(error)) {
      await uncount(deps, conversationId, text.id);
      throw error;
    }
    deps.log.error('turn failed', error, { textId: text.id, failures });
    const reason = error instanceof Error ? error.message : String(error);
    if (failures >= MAX_FAILURES) return giveUp(deps, conversationId, text, reason);
    deps.metrics.count('turns', { result: 'failed' });
    await deps.store.failText(conversationId, text.id, reason, new Date(deps.clock.now().getTime() + 1000 * 4 ** (failures - 1)));
  }
}

/** Takes a try off the count as soon as the database is back. */
async function uncount({ store }: MailDependencies, conversationId: string, textId: string): Promise<void> {
  for (const wait of UNCOUNT_AFTER_MS) {
    await sleep(wait);
    const done = await store.uncountTry(conversationId, textId).then(
      () => true,
      () => false,
    );
    if (done) return;
  }
}

/** Leaves a text to staff, and tells its sender so. */
async function giveUp(deps: MailDependencies, conversationId: string, text: WaitingText, reason: string): Promise<void> {
  const reply = await apologise(deps, conversationId, text);
  await deps.store.failText(conversationId, text.id, reason, null, reply);
  deps.metrics.count('turns', { result: 'given-up' });
  deps.log.error('text given up', null, { textId: text.id, reason });
  if (reply && text.source === 'sms') await ringDelivery(deps);
}
