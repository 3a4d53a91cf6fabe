import type { DeliveryReport } from '../ports/texts/text-webhook.js';
import { heed } from './heed-advice.js';
import { withTrace } from '../ports/process/trace.js';
import type { Dependencies } from './dependencies.js';

/**
 * Takes in what the provider says about a text. Late, doubled and shuffled reports do no harm, nor does one about a text
 * that is not ours.
 */
export async function recordDelivery(
  { outbox, clock, log, metrics }: Pick<Dependencies, 'outbox' | 'clock' | 'log' | 'metrics'>,
  report: DeliveryReport,
): Promise<void> {
  const { id, providerId, state, bearer, code, optedOut, advice } = report;
  const now = clock.now();
  const ours = await outbox.report({ id, providerId }, state, code, now, bearer);
  metrics.count('delivery_reports', { state: ours ? state : 'not-ours' });
  if (!ours) return log.warn('report about no text of ours', { providerId, state });
  withTrace(ours.traceId, () => log.info('text reported', { textId: id, state, code }));
  if (optedOut && id) await outbox.settle(id, { type: 'opted-out', code: code ?? '', reason: 'the carrier says so' }, now);
  if (state === 'delivered') await outbox.numberAnswers({ textId: ours.id }, now);
  if (!advice || !code) return;
  if (advice.alert) metrics.count('security_events', { what: 'text-blocked' });
  await heed({ outbox, log }, ours, code, advice, now);
  // A text that failed for what holds everybody's is left to whoever looks into it.
  if (advice.retry && advice.tries !== null && id) await outbox.sendAgain(id, new Date(now.getTime() + 1000 * advice.afterSeconds), now);
}
