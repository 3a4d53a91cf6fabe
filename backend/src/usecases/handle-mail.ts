import { isAway } from '../ports/is-away.js';
import type { WaitingText } from '../ports/store.js';
import { withTrace } from '../ports/trace.js';
import { runTurn } from './run-turn.js';
import type { World } from './world.js';

export type MailWorld = Pick<
  World,
  'store' | 'lock' | 'clock' | 'foods' | 'reader' | 'model' | 'queue' | 'log' | 'metrics' | 'rules' | 'limiter'
>;

const MAX_ATTEMPTS = 5;

/**
 * Handles the waiting texts of one conversation in the order they came. When somebody else is at it, they will also see
 * what came meanwhile, so there is nothing to wait for.
 */
export async function handleMail(world: MailWorld, conversationId: string): Promise<'done' | 'busy'> {
  for (;;) {
    const result = await world.lock.run(conversationId, () => handleAll(world, conversationId));
    if (result === 'busy') return 'busy';
    // A text that came between the last look and giving up the lock rang in vain.
    if (!(await world.store.nextText(conversationId, world.clock.now()))) return 'done';
  }
}

async function handleAll(world: MailWorld, conversationId: string): Promise<void> {
  for (let text = await next(); text; text = await next()) await withTrace(text.traceId, () => handleOne(world, conversationId, text));

  function next(): Promise<WaitingText | null> {
    return world.store.nextText(conversationId, world.clock.now());
  }
}

/**
 * A text that cannot be handled is put off, longer each time, and holds up others for some seconds only; at last it is left to staff.
 * While the database is away no text is to blame: they wait in their order for the next ring or the sweep.
 */
async function handleOne(world: MailWorld, conversationId: string, text: WaitingText): Promise<void> {
  const began = performance.now();
  try {
    await runTurn(world, conversationId, text);
    world.metrics.time('turn', {}, (performance.now() - began) / 1000);
  } catch (error) {
    if (isAway(error)) throw error;
    const attempts = text.attempts + 1;
    world.log.error('turn failed', error, { textId: text.id, attempts });
    const nextTry = attempts < MAX_ATTEMPTS ? new Date(world.clock.now().getTime() + 1000 * 4 ** (attempts - 1)) : null;
    world.metrics.count('turns', { result: nextTry ? 'failed' : 'given-up' });
    await world.store.failText(text.id, error instanceof Error ? error.message : String(error), nextTry);
  }
}
