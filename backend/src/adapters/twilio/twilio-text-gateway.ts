import { countSegments } from '../../domain/segments.js';
import { type DeliveryState, type OutboundText, type SendResult, TextGateway } from '../../ports/texts/text-gateway.js';
import { adviceOn, verdictOn } from './error-policy.js';
import { failureOf } from './failure.js';
import { sameBody } from './same-body.js';
import type { TwilioClient } from './twilio-client.js';

/** Longest that Twilio keeps a message waiting, and what it takes when nothing is said. */
const MAX_VALIDITY_SECONDS = 36_000;
/** The latest messages to one number among which a lost one must be: there is never more than one in flight. */
const LATEST = 50;

/** How far each status of Twilio's is along; the others are of inbound messages. */
export const STATES: Readonly<Record<string, DeliveryState>> = {
  accepted: 'accepted',
  scheduled: 'accepted',
  queued: 'accepted',
  sending: 'accepted',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'undelivered',
  failed: 'failed',
  canceled: 'failed',
};

export interface TwilioSender {
  /** The number of a text that names none. */
  from: string;
  /** Where Twilio reports on a text: our public address and the path of the status webhook. */
  statusUrl: string;
  now: () => Date;
}

/** Texts by Twilio's Messages API, which knows no idempotency key: so each carries our id in its status callback. */
export class TwilioTextGateway extends TextGateway {
  constructor(
    private readonly client: TwilioClient,
    private readonly sender: TwilioSender,
  ) {
    super();
  }

  override async send(text: OutboundText): Promise<SendResult> {
    try {
      const { sid, numSegments } = await this.client.messages.create({
        to: text.to,
        from: text.from ?? this.sender.from,
        body: text.body,
        statusCallback: `${this.sender.statusUrl}?m=${text.id}`,
        validityPeriod: this.validity(text.expiresAt ?? null),
      });
      return { type: 'accepted', providerId: sid, segments: Number(numSegments) || countSegments(text.body).segments };
    } catch (error) {
      return resultOf(error);
    }
  }

  override async find(
    text: OutboundText,
    since: Date,
    isOthers: (providerId: string) => Promise<boolean> = async () => false,
  ): Promise<{ providerId: string; state: DeliveryState } | null> {
    // Not filtered by date: a message that waits has no date of sending, and would be missed.
    const latest = await this.client.messages.list({ to: text.to, from: text.from ?? this.sender.from, limit: LATEST, pageSize: LATEST });
    // Twilio's dates have no milliseconds.
    const from = Math.floor(since.getTime() / 1000) * 1000;
    const alike = latest.filter(
      (one) => one.direction.startsWith('outbound') && one.dateCreated.getTime() >= from && sameBody(one.body, text.body),
    );
    for (const { sid, status } of alike.toReversed()) {
      if (!(await isOthers(sid))) return { providerId: sid, state: STATES[status] ?? 'accepted' };
    }
    return null;
  }

  /** Seconds for which the text is of use, so that one that is late dies in Twilio's queue too. */
  private validity(expiresAt: Date | null): number {
    if (!expiresAt) return MAX_VALIDITY_SECONDS;
    const seconds = Math.floor((expiresAt.getTime() - this.sender.now().getTime()) / 1000);
    return Math.min(MAX_VALIDITY_SECONDS, Math.max(1, seconds));
  }
}

function resultOf(error: unknown): SendResult {
  const { code, httpStatus, reason, neverArrived } = failureOf(error);
  const verdict = neverArrived ? 'busy' : httpStatus === null ? 'ambiguous' : verdictOn(code, httpStatus);
  if (verdict === 'ambiguous') return { type: 'unknown', reason };
  const advice = adviceOn(verdict);
  return {
    type: 'refused',
    code: neverArrived ? 'not-connected' : String(code ?? `http-${httpStatus}`),
    reason,
    retry: advice.retry,
    optedOut: verdict === 'opted-out',
    advice,
  };
}
