import type { DeliveryState } from '../ports/text-gateway.js';
import type { World } from './world.js';

export interface DeliveryReport {
  /** Our id, where the provider passes it on. */
  id: string | null;
  providerId: string;
  state: DeliveryState;
  code: string | null;
}

/** Takes in what the provider says about a text. Late, doubled and shuffled reports do no harm. */
export async function recordDelivery({ outbox, clock }: Pick<World, 'outbox' | 'clock'>, report: DeliveryReport): Promise<void> {
  await outbox.report({ id: report.id, providerId: report.providerId }, report.state, report.code, clock.now());
}
