import { deliverTexts, type DeliveryWorld } from './deliver-texts.js';
import { findUnknown } from './find-unknown.js';
import { handleMail, type MailWorld } from './handle-mail.js';

const BATCH = 200;
/** How long a text waits for a model to come back. */
const DEFERRED_MS = 120_000;

/** Finds everything that a lost ring, a crash or a deadline left behind. */
export async function sweep(world: MailWorld & DeliveryWorld): Promise<void> {
  const now = world.clock.now();
  await world.store.reopen({ deferredBefore: new Date(now.getTime() - DEFERRED_MS) });
  for (const conversationId of await world.store.withMail(now, BATCH)) await handleMail(world, conversationId);
  await world.outbox.expireLeases(now, new Date(now.getTime() + world.rules.unknownGraceMs));
  await findUnknown(world);
  await deliverTexts(world);
}
