import { deliverTexts, type DeliveryWorld } from './deliver-texts.js';
import { findUnknown } from './find-unknown.js';
import { handleMail, type MailWorld } from './handle-mail.js';

const BATCH = 200;
const AT_ONCE = 8;
/** The rest is left to the next sweep, so that nothing waits long behind a slow reader. */
const LONGEST_MS = 10_000;
/** How long a text waits for a model to come back. */
const DEFERRED_MS = 120_000;

/** Finds everything that a lost ring, a crash or a deadline left behind. */
export async function sweep(world: MailWorld & DeliveryWorld): Promise<void> {
  const now = world.clock.now();
  await world.store.reopen({ deferredBefore: new Date(now.getTime() - DEFERRED_MS) });
  await handleAll(world, await world.store.withMail(now, BATCH));
  await world.outbox.expireLeases(now, new Date(now.getTime() + world.rules.unknownGraceMs));
  await findUnknown(world);
  await deliverTexts(world);
}

/** One conversation that cannot be handled holds up no other. */
async function handleAll(world: MailWorld, waiting: string[]): Promise<void> {
  const began = performance.now();
  const rest = waiting.values();
  const work = async () => {
    for (const conversationId of rest) {
      if (performance.now() - began > LONGEST_MS) return;
      await handleMail(world, conversationId).catch((error: unknown) => world.log.error('mail not handled', error, { conversationId }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
