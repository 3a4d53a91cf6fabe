import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HeardEvent } from '../../ports/billing/billing.js';
import type { SignedEvent } from '../../ports/billing/test-billing.js';
import { ledgerId, type LedgerSubscription } from './local-ledger.js';

const TOLERANCE_SECONDS = 300;

/** Messages of the local stand-in for a payment provider, signed as a real one's are: a time and an HMAC over it and the body. */
export class SignedEvents {
  constructor(private readonly secret: string) {}

  about(type: string, { id, customerId, endedAt }: LedgerSubscription, now: Date): SignedEvent {
    const seconds = Math.floor(now.getTime() / 1000);
    const raw = Buffer.from(
      JSON.stringify({
        id: ledgerId('evt'),
        type,
        created: seconds,
        subscription: id,
        customer: customerId,
        endedAt: endedAt?.toISOString() ?? null,
      }),
    );
    return { raw, signature: `t=${seconds},v1=${this.mac(seconds, raw)}` };
  }

  read(raw: Buffer, signature: string | undefined, now: Date): HeardEvent | 'forged' {
    const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
    if (!seconds || !mac || Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return 'forged';
    if (!timingSafeEqual(Buffer.from(mac), Buffer.from(this.mac(Number(seconds), raw)))) return 'forged';
    const event = JSON.parse(raw.toString()) as {
      id: string;
      type: string;
      created: number;
      subscription: string;
      customer: string;
      endedAt: string | null;
    };
    const { id, type, created, subscription, customer, endedAt } = event;
    const over = type === 'customer.subscription.deleted' && endedAt ? new Date(endedAt) : null;
    return { id, type, customerId: customer, subscriptionId: subscription, createdAt: new Date(created * 1000), endedAt: over, live: null };
  }

  private mac(seconds: number, raw: Buffer): string {
    return createHmac('sha256', this.secret).update(`${seconds}.`).update(raw).digest('hex');
  }
}
