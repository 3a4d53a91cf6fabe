import { BEARERS } from '../domain/bearer.js';
import type { Dependencies } from './dependencies.js';

const BATCH = 50;
/** A provider may have stamped the text a little before our own clock says that we began. */
const SKEW_MS = 2000;

/** Finds out what became of sends that ended in the dark, and only then sends again what the provider never got. */
export async function findUnknown({
  outbox,
  gateway,
  clock,
  log,
  metrics,
}: Pick<Dependencies, 'outbox' | 'gateway' | 'clock' | 'log' | 'metrics'>): Promise<void> {
  for (const text of await outbox.unknown(clock.now(), BATCH)) {
    try {
      const found = await gateway.find(text, new Date(text.sendStartedAt.getTime() - SKEW_MS), (providerId) =>
        outbox.isOthers(providerId, text.id),
      );
      const now = clock.now();
      if (found) {
        const { providerId, state, bearer } = found;
        const by = bearer === 'sms' ? {} : { by: { bearer, segments: BEARERS[bearer].segments(text.body) } };
        await outbox.settle(text.id, { type: 'accepted', providerId, ...by }, now);
        await outbox.report({ id: text.id, providerId }, state, null, now, bearer);
        metrics.count('lookups', { result: 'found' });
      } else {
        const next = await outbox.lost(text.id, now);
        metrics.count('lookups', { result: next });
        log.warn('text was lost', { textId: text.id, next });
      }
    } catch (error) {
      metrics.count('lookups', { result: 'unanswered' });
      // It stays unknown, and is looked up again with the next sweep.
      log.error('text not looked up', error, { textId: text.id });
    }
  }
}
