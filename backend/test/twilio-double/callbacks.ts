import twilio from 'twilio';
import { ACCOUNT_SID, AUTH_TOKEN } from './account.js';
import type { Message } from './messages.js';

export type CallbackManner = 'prompt' | 'held' | 'off';

export interface Callback {
  url: string;
  message: Message;
  status: string;
  errorCode: number | null;
}

/** Status callbacks: `sent`, then how it ends. Brought at once, or held until the test says in which order, how often and how late. */
export class Callbacks {
  readonly held: Callback[] = [];
  /** Answers of the receiver, in the order they came. */
  readonly answers: number[] = [];
  /** How messages end from now on. */
  ending: { status: string; errorCode: number | null } = { status: 'delivered', errorCode: null };
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(public manner: CallbackManner) {}

  queue(message: Message): void {
    if (this.manner === 'off') return;
    const callbacks = (this.ending.status === 'failed' ? [this.ending] : [{ status: 'sent', errorCode: null }, this.ending]).map(
      (step) => ({ url: message.callback!, message, ...step }),
    );
    if (this.manner === 'held') this.held.push(...callbacks);
    else for (const [index, callback] of callbacks.entries()) this.later(20 * (index + 1), () => this.bringOne(callback));
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

  private async bringOne({ url, message, status, errorCode }: Callback): Promise<void> {
    const { sid } = message;
    if (message.status === 'queued' || message.status === 'sent') Object.assign(message, { status, errorCode });
    const form: Record<string, string> = {
      AccountSid: ACCOUNT_SID,
      ApiVersion: '2010-04-01',
      MessageSid: sid,
      SmsSid: sid,
      MessageStatus: status,
      SmsStatus: status,
    };
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
