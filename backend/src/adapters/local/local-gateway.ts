import { type DeliveryState, type FoundText, type OutboundText, type SendResult, TextGateway } from '../../ports/texts/text-gateway.js';
import type { LocalNetwork } from './local-network.js';

/** How long the handset's network takes for each step. */
const STEP_MS = 250;

export type OnReport = (report: { id: string; providerId: string; state: DeliveryState; code: null }) => Promise<void>;

/** Carries texts to the handset at /phone, and reports on them as a provider would. */
export class LocalGateway extends TextGateway {
  override readonly bearers = ['sms'] as const;
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly network: LocalNetwork,
    private readonly onReport: OnReport,
  ) {
    super();
  }

  override async send(text: OutboundText): Promise<SendResult> {
    try {
      const { providerId, segments } = await this.network.carry({ reference: text.id, phone: text.to, body: text.body, kind: 'text' });
      this.bring(text.id, providerId, text.to);
      return { type: 'accepted', providerId, bearer: 'sms', segments };
    } catch (error) {
      return { type: 'unknown', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  override async find(text: OutboundText): Promise<FoundText | null> {
    const found = await this.network.find(text.id);
    return found && { ...found, bearer: 'sms' };
  }

  /** Brings what a stopped process left under way. */
  async resume(): Promise<void> {
    for (const { reference, providerId } of await this.network.underWay()) this.bring(reference, providerId, null);
  }

  /** No more steps; what is under way is brought by `resume`. */
  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private bring(id: string, providerId: string, phone: string | null): void {
    for (const [index, state] of (['sent', 'delivered'] as const).entries()) {
      const timer = setTimeout(
        () => {
          this.timers.delete(timer);
          // A step that fails is taken again by `resume`.
          void this.step(id, providerId, state, phone).catch(() => undefined);
        },
        STEP_MS * (index + 1),
      );
      this.timers.add(timer);
    }
  }

  private async step(id: string, providerId: string, state: DeliveryState, phone: string | null): Promise<void> {
    await this.network.moveTo(id, state);
    await this.onReport({ id, providerId, state, code: null });
    if (phone) await this.network.ring(phone);
  }
}
