import { countSegments } from '../../src/domain/segments.js';
import { ACCOUNT_SID, MESSAGING_SERVICE_SID } from './account.js';
import { contentOf } from './content.js';
import { Refusal } from './refusal.js';
import { newSid, rfc2822 } from './words.js';

export interface Message {
  sid: string;
  to: string;
  from: string;
  body: string;
  status: string;
  errorCode: number | null;
  createdAt: Date;
  callback: string | null;
  validitySeconds: number | null;
  /** It was given to a messaging service, which tries RCS first; from which number it sends an SMS in its place. */
  service: { fallbackFrom: string } | null;
  quickReplies: string[];
}

/** Every message that was ever created here, in order. Numbers in `optedOut`, `landlines` and `unreachable` are refused as Twilio would. */
export class Messages {
  readonly all: Message[] = [];
  readonly optedOut = new Set<string>();
  readonly landlines = new Set<string>();
  /** Phones that get RCS; of a phone in `loses` Twilio takes it to be so, and what goes there by RCS does not arrive. */
  readonly rcs = { gets: new Set<string>(), loses: new Set<string>() };
  /** While above 0, a new message stays out of lists: each list takes one off. */
  listLag = 0;

  constructor(private readonly now: () => Date) {}

  create(form: Record<string, string>): Message {
    const { To = '', From = '', MessagingServiceSid, FallbackFrom } = form;
    const { body: Body, quickReplies } = contentOf(form);
    if (!/^\+[1-9]\d{6,14}$/.test(To)) throw new Refusal(400, 21211, `The 'To' number ${To} is not a valid phone number.`);
    if (FallbackFrom !== undefined && MessagingServiceSid === undefined)
      throw new Refusal(400, 21666, "'FallbackFrom' requires MessagingServiceSid");
    if (MessagingServiceSid !== undefined && MessagingServiceSid !== MESSAGING_SERVICE_SID)
      throw new Refusal(400, 21701, 'The Messaging Service does not exist');
    if (!From && !MessagingServiceSid) throw new Refusal(400, 21603, "A 'From' phone number is required.");
    if (!Body.trim()) throw new Refusal(400, 21602, 'Message body is required.');
    if ([...Body].length > 1600) throw new Refusal(400, 21617, 'The concatenated message body exceeds the 1600 character limit.');
    const validity = form.ValidityPeriod === undefined ? null : Number(form.ValidityPeriod);
    if (validity !== null && !(Number.isInteger(validity) && validity >= 1 && validity <= 36_000))
      throw new Refusal(400, 21620, 'Invalid ValidityPeriod.');
    if (this.landlines.has(To)) throw new Refusal(400, 21614, `To number: ${To}, is not a mobile number`);
    if (this.optedOut.has(To)) throw new Refusal(400, 21610, 'Attempt to send to unsubscribed recipient');
    const message: Message = {
      sid: newSid('SM'),
      to: To,
      from: From,
      body: Body,
      status: MessagingServiceSid === undefined ? 'queued' : 'accepted',
      errorCode: null,
      createdAt: this.now(),
      callback: form.StatusCallback ?? null,
      validitySeconds: validity,
      service: MessagingServiceSid === undefined ? null : { fallbackFrom: FallbackFrom ?? '' },
      quickReplies,
    };
    this.all.push(message);
    return message;
  }

  /** Newest first, as Twilio lists them. */
  list(form: Record<string, string>, path: string): object {
    const size = Number(form.PageSize ?? 50);
    let found = this.all.filter((one) => (!form.To || one.to === form.To) && (!form.From || one.from === form.From)).toReversed();
    if (this.listLag > 0) {
      this.listLag -= 1;
      found = found.slice(1);
    }
    return {
      messages: found.slice(0, size).map((one) => this.view(one)),
      page: 0,
      page_size: size,
      start: 0,
      end: Math.min(found.length, size),
      first_page_uri: `https://api.twilio.com${path}`,
      next_page_uri: null,
      previous_page_uri: null,
      uri: `https://api.twilio.com${path}`,
    };
  }

  /** What came in and was not made here, with the media that came with it. */
  readonly received = new Map<string, string[]>();

  /** False for what is not there. */
  remove(sid: string): boolean {
    const at = this.all.findIndex((one) => one.sid === sid);
    if (at >= 0) this.all.splice(at, 1);
    return at >= 0 || this.received.delete(sid);
  }

  removeMedia(sid: string, media: string): boolean {
    const held = this.received.get(sid) ?? [];
    this.received.set(
      sid,
      held.filter((one) => one !== media),
    );
    return held.includes(media);
  }

  listMedia(sid: string, path: string): object {
    const held = this.received.get(sid);
    if (!held) throw new Refusal(404, 20404, `The requested resource ${sid} was not found`);
    const at = rfc2822(this.now());
    return {
      media_list: held.map((media) => ({
        sid: media,
        account_sid: ACCOUNT_SID,
        parent_sid: sid,
        content_type: 'image/jpeg',
        date_created: at,
        date_updated: at,
        uri: path.replace('.json', `/${media}.json`),
      })),
      page: 0,
      page_size: 20,
      start: 0,
      end: held.length,
      first_page_uri: `https://api.twilio.com${path}`,
      next_page_uri: null,
      previous_page_uri: null,
      uri: `https://api.twilio.com${path}`,
    };
  }

  fetch(sid: string): object {
    const message = this.all.find((one) => one.sid === sid);
    if (!message) throw new Refusal(404, 20404, `The requested resource ${sid} was not found`);
    return this.view(message);
  }

  view(one: Message): object {
    const uri = `/2010-04-01/Accounts/${ACCOUNT_SID}/Messages/${one.sid}`;
    const waiting = one.status === 'queued' || one.status === 'accepted';
    return {
      sid: one.sid,
      account_sid: ACCOUNT_SID,
      api_version: '2010-04-01',
      messaging_service_sid: one.service && MESSAGING_SERVICE_SID,
      body: one.body,
      from: one.from || null,
      to: one.to,
      direction: 'outbound-api',
      status: one.status,
      error_code: one.errorCode,
      error_message: one.errorCode ? 'fault' : null,
      num_media: '0',
      num_segments: one.service ? '0' : String(countSegments(one.body).segments),
      price: null,
      price_unit: 'USD',
      date_created: rfc2822(one.createdAt),
      date_updated: rfc2822(this.now()),
      date_sent: waiting ? null : rfc2822(one.createdAt),
      subresource_uris: { media: `${uri}/Media.json` },
      uri: `${uri}.json`,
    };
  }
}
