import twilio from 'twilio';
import { areaOf } from '../../domain/area-code.js';
import type { InboundText } from '../../ports/texts/text-gateway.js';
import { type DeliveryReport, TextWebhook, type Unusable, type WebhookRequest } from '../../ports/texts/text-webhook.js';
import { adviceOn, verdictOn } from './error-policy.js';
import { bearerOf, numberOf } from './bearer-of.js';
import { mediaOf, pictureAttachment, textAttachments } from './media-of.js';
import { STATES } from './twilio-text-gateway.js';

const MESSAGE_SID = /^(SM|MM)[0-9a-fA-F]{32}$/;
const OUR_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const NORTH_AMERICAN = /^\+1[2-9]\d{2}[2-9]\d{6}$/;
const LONGEST_ADDRESS = 1000;
/** What Twilio took a text for when it answers opt-outs itself; its keywords may be more than ours. */
const TAKEN_FOR = new Set(['STOP', 'START', 'HELP']);

export interface WebhookAccount {
  accountSid: string;
  authToken: string;
  /** Our numbers; none when Twilio only sends codes, and then no text can be for us. */
  ourNumbers: readonly string[];
  /** Our RCS sender, `rcs:` before its name; left out: we have none. */
  rcsSender?: string | null;
  /** Under which Twilio reaches us: scheme and host, and the port where it is not the usual one. */
  publicUrl: string;
  /** Connection overrides behind the address at Twilio. They are not sent, and Twilio does not say whether it signs them. */
  overrides: string | null;
}

/** Reads what Twilio posts. Its signature covers our address and every field, and carries no time: repeats are told by the message's id. */
export class TwilioWebhook extends TextWebhook {
  constructor(
    private readonly account: WebhookAccount,
    private readonly fetchText: (url: string) => Promise<string | null>,
  ) {
    super();
  }

  override async inbound(request: WebhookRequest): Promise<{ type: 'text'; text: InboundText } | Unusable> {
    if (!this.isGenuine(request)) return { type: 'forged' };
    const field = reading(request);
    const providerId = field('MessageSid') || field('SmsSid');
    if (!MESSAGE_SID.test(providerId)) return { type: 'malformed', reason: 'MessageSid' };
    const [from, to] = [numberOf(field('From')), field('To')];
    const bearer = bearerOf(field('From'));
    if (bearer === 'rcs' ? to !== this.account.rcsSender : !this.account.ourNumbers.includes(to))
      return { type: 'ignored', reason: 'to a number that is not ours', alert: true };
    if (this.account.ourNumbers.includes(from)) return { type: 'ignored', reason: 'from our own number', alert: true };
    if (!NORTH_AMERICAN.test(from)) return { type: 'ignored', reason: 'from no number that can be answered', alert: false };
    if (!areaOf(from)) return { type: 'ignored', reason: 'from a place that is not served', alert: false };
    const takenFor = field('OptOutType').toUpperCase();
    const body = TAKEN_FOR.has(takenFor)
      ? takenFor
      : field('ButtonPayload') || field('Body') || (await this.attachedWords(textAttachments(field)));
    const address = pictureAttachment(field);
    const picture = address === null || address.length > LONGEST_ADDRESS ? {} : { picture: { address } };
    return { type: 'text', text: { providerId, from, to, bearer, body: wellFormed(body), media: mediaOf(field), ...picture } };
  }

  override report(request: WebhookRequest): { type: 'report'; report: DeliveryReport } | Unusable {
    if (!this.isGenuine(request)) return { type: 'forged' };
    const field = reading(request);
    const providerId = field('MessageSid') || field('SmsSid');
    if (!MESSAGE_SID.test(providerId)) return { type: 'malformed', reason: 'MessageSid' };
    const status = field('MessageStatus').toLowerCase();
    const state = Object.hasOwn(STATES, status) ? STATES[status] : undefined;
    if (!state) return { type: 'ignored', reason: `status ${JSON.stringify(status.slice(0, 30))}`, alert: true };
    const id = new URLSearchParams(request.target.split('?')[1] ?? '').get('m');
    const code = /^\d{1,6}$/.test(field('ErrorCode')) ? field('ErrorCode') : null;
    const verdict = code === null ? null : verdictOn(Number(code), null);
    const bearer = field('To') ? bearerOf(field('To')) : null;
    return {
      type: 'report',
      report: {
        id: id && OUR_ID.test(id) ? id : null,
        providerId,
        state,
        bearer,
        code,
        optedOut: verdict === 'opted-out',
        // Twilio sends by SMS itself what RCS did not bring: to do so as well would double it, and of the number it says nothing.
        advice: verdict && bearer !== 'rcs' ? adviceOn(verdict) : null,
      },
    };
  }

  /** Some carriers bring a long text as an attachment of plain text. */
  private async attachedWords(urls: readonly string[]): Promise<string> {
    return (urls[0] && (await this.fetchText(urls[0]))) || '';
  }

  private isGenuine({ target, signature, fields }: WebhookRequest): boolean {
    const { accountSid, authToken, publicUrl, overrides } = this.account;
    if (!signature) return false;
    const addresses = [publicUrl + target, ...(overrides ? [`${publicUrl}${target}#${overrides}`] : [])];
    const params = Object.fromEntries([...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : [...values]]));
    try {
      const signed = addresses.some((address) => twilio.validateRequest(authToken, signature, address, params));
      return signed && fields.get('AccountSid')?.[0] === accountSid;
    } catch {
      return false;
    }
  }
}

/** Without U+0000 and with every half of a surrogate pair replaced. */
const wellFormed = (text: string): string => Buffer.from(text.replaceAll('\u0000', '')).toString();

/** The first value of a field, or an empty text. */
const reading =
  ({ fields }: WebhookRequest) =>
  (name: string): string =>
    fields.get(name)?.[0] ?? '';
