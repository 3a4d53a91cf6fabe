import twilio from 'twilio';
import { ACCOUNT_SID, AUTH_TOKEN, MESSAGING_SERVICE_SID, RCS_SENDER } from './account.js';
import type { Message, Messages } from './messages.js';

export type CallbackManner = 'prompt' | 'held' | 'off';

export interface Callback {
  url: string;
  message: Message;
  status: string;
  errorCode: number | null;
  /** From where to where, as it went then. */
  from: string;
  to: string;
}

/** Status callbacks: `sent`, then how it ends. Brought at once, or held until the test says in which order, how often and how late. */
export class Callbacks {
  readonly held: Callback[] = [];
  /** Answers of the receiver, in the order they came. */
  readonly answers: number[] = [];
  /** How messages end from now on. */
  ending: { status: string; errorCode: number | null } = { status: 'delivered', errorCode: null };
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    public manner: CallbackManner,
    private readonly rcs: Messages['rcs'],
  ) {}

  queue(message: Message): void {
    if (this.manner === 'off') return;
    const callbacks = this.ways(message).flatMap(({ ending, ...way }) =>
      (ending.status === 'failed' ? [ending] : [{ status: 'sent', errorCode: null }, ending]).map((step) => ({
        url: message.callback!,
        message,
        ...way,
        ...step,
      })),
    );
    if (this.manner === 'held') this.held.push(...callbacks);
    else for (const [index, callback] of callbacks.entries()) this.later(20 * (index + 1), () => this.bringOne(callback));
  }

  /** By RCS where the phone gets it, and by SMS where it does not, or after all. */
  private ways({ service, from, to }: Message): { from: string; to: string; ending: Callbacks['ending'] }[] {
    const sms = { from: service ? service.fallbackFrom : from, to, ending: this.ending };
    const rcs = { from: RCS_SENDER, to: `rcs:${to}` };
    if (service && this.rcs.loses.has(to)) return [{ ...rcs, ending: { status: 'undelivered', errorCode: 63036 } }, sms];
    return service && this.rcs.gets.has(to) ? [{ ...rcs, ending: this.ending }] : [sms];
  }

  /** Brings callbacks one after the other, signed as Twilio signs them. */
  async bring(callbacks: readonly Callback[] = this.held.splice(0)): Promise<void> {
    for (const callback of callbacks) await this.bringOne(callback);
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private later(ms: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      // A receiver that is down misses a callback, as it would Twilio's.
      void work().catch(() => this.answers.push(0));
    }, ms);
    this.timers.add(timer);
  }

  private async bringOne({ url, message, status, errorCode, from, to }: Callback): Promise<void> {
    const { sid } = message;
    if (['queued', 'accepted', 'sent'].includes(message.status) || message.to !== to)
      Object.assign(message, { status, errorCode, from, to });
    const form: Record<string, string> = {
      AccountSid: ACCOUNT_SID,
      ApiVersion: '2010-04-01',
      MessageSid: sid,
      SmsSid: sid,
      MessageStatus: status,
      SmsStatus: status,
      From: from,
      To: to,
    };
    if (message.service) form.MessagingServiceSid = MESSAGING_SERVICE_SID;
    if (to.startsWith('rcs:')) form.ChannelPrefix = 'rcs';
    if (errorCode !== null) form.ErrorCode = String(errorCode);
    const signature = twilio.getExpectedTwilioSignature(AUTH_TOKEN, url, form);
    const { status: answer } = await fetch(url, {
      method: 'POST',
      headers: { 'x-twilio-signature': signature },
      body: new URLSearchParams(form),
    });
    this.answers.push(answer);
  }
}
