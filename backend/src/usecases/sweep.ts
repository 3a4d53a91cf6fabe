import { deliverTexts, type DeliveryDependencies } from './deliver-texts.js';
import { findUnknown } from './find-unknown.js';
import { handleMail, type MailDependencies } from './handle-mail.js';

const BATCH = 200;
const AT_ONCE = 8;
/** The rest is left to the next sweep, so that nothing waits long behind a slow reader. */
const LONGEST_MS = 10_000;

/** Finds everything that a lost ring, a crash or a deadline left behind. */
export async function sweep(deps: MailDependencies & DeliveryDependencies): Promise<void> {
  const now = deps.clock.now();
  await deps.store.reopen({ deferredBefore: new Date(now.getTime() - deps.rules.model.againMs) });
  await handleAll(deps, await deps.store.withMail(now, BATCH));
  await deps.outbox.expireLeases(now, new Date(now.getTime() + deps.rules.unknownGraceMs));
  await findUnknown(deps);
  await deliverTexts(deps);
}

/** One conversation that cannot be handled holds up no other. */
async function handleAll(deps: MailDependencies, waiting: string[]): Promise<void> {
  const began = performance.now();
  const rest = waiting.values();
  const work = async () => {
    for (const conversationId of rest) {
      if (performance.now() - began > LONGEST_MS) return;
      await handleMail(deps, conversationId).catch((error: unknown) => deps.log.error('mail not handled', error, { conversationId }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
