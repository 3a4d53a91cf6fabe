import { type Bearer, BEARERS, quickReplies } from '../../domain/bearer.js';
import { type DeliveryState, type FoundText, type OutboundText, type SendResult, TextGateway } from '../../ports/texts/text-gateway.js';
import { bearerOf } from './bearer-of.js';
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

/** Texts by RCS go through a messaging service that has our RCS sender: it finds out whether a phone gets RCS, and else sends an SMS. */
export interface RcsService {
  messagingServiceSid: string;
  /** Content templates with two quick replies, with three, and so on: `{{1}}` is the text, `{{2}}` and what follows are the replies. */
  templates: readonly string[];
}

export interface TwilioSender {
  /** The number of a text that names none. */
  from: string;
  /** Where Twilio reports on a text: our public address and the path of the status webhook. */
  statusUrl: string;
  /** Left out: texts go by SMS alone. */
  rcs?: RcsService | null;
  now: () => Date;
}

/** Texts by Twilio's Messages API, which knows no idempotency key: so each carries our id in its status callback. */
export class TwilioTextGateway extends TextGateway {
  override readonly bearers: readonly Bearer[];

  constructor(
    private readonly client: TwilioClient,
    private readonly sender: TwilioSender,
  ) {
    super();
    this.bearers = sender.rcs ? ['rcs', 'sms'] : ['sms'];
  }

  override async send(text: OutboundText): Promise<SendResult> {
    const wanted = text.bearer ?? 'sms';
    const bearer = this.bearers.includes(wanted) && text.body.length <= BEARERS[wanted].longest ? wanted : 'sms';
    try {
      const { sid, numSegments } = await this.client.messages.create({
        to: text.to,
        ...this.saidBy(bearer, text),
        statusCallback: `${this.sender.statusUrl}?m=${text.id}`,
        validityPeriod: this.validity(text.expiresAt ?? null),
      });
      // Through a messaging service Twilio counts none yet.
      return { type: 'accepted', providerId: sid, bearer, segments: Number(numSegments) || BEARERS[bearer].segments(text.body) };
    } catch (error) {
      return resultOf(error);
    }
  }

  override async find(
    text: OutboundText,
    since: Date,
    isOthers: (providerId: string) => Promise<boolean> = async () => false,
  ): Promise<FoundText | null> {
    // Not filtered by date: a message that waits has no date of sending, and would be missed. What a messaging service has yet to send has no sender either.
    const asked = this.sender.rcs ? [{ to: text.to }, { to: `rcs:${text.to}` }] : [{ to: text.to, from: text.from ?? this.sender.from }];
    const lists = await Promise.all(asked.map((which) => this.client.messages.list({ ...which, limit: LATEST, pageSize: LATEST })));
    const latest = lists.flat().toSorted((one, other) => other.dateCreated.getTime() - one.dateCreated.getTime());
    // Twilio's dates have no milliseconds.
    const from = Math.floor(since.getTime() / 1000) * 1000;
    const alike = latest.filter(
      (one) => one.direction.startsWith('outbound') && one.dateCreated.getTime() >= from && sameBody(one.body, text.body),
    );
    for (const { sid, status, from: sender, to } of alike.toReversed()) {
      // By what it goes is decided with its sender.
      const bearer = sender ? bearerOf(to) : (text.bearer ?? 'sms');
      if (!(await isOthers(sid))) return { providerId: sid, state: STATES[status] ?? 'accepted', bearer };
    }
    return null;
  }

  private saidBy(bearer: Bearer, { from, body, choices }: OutboundText) {
    const { rcs } = this.sender;
    const number = from ?? this.sender.from;
    if (bearer === 'sms' || !rcs) return { from: number, body };
    const through = { messagingServiceSid: rcs.messagingServiceSid, fallbackFrom: number };
    const replies = quickReplies(bearer, body, choices ?? []);
    const contentSid = rcs.templates[replies.length - 2];
    const variables = Object.fromEntries([body, ...replies].map((said, at) => [at + 1, said]));
    return contentSid ? { ...through, contentSid, contentVariables: JSON.stringify(variables) } : { ...through, body };
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
