import { randomInt } from 'node:crypto';
import { ACCOUNT_SID, SERVICE_SID } from './account.js';
import { Refusal } from './refusal.js';
import { newSid } from './words.js';

interface Verification {
  sid: string;
  to: string;
  code: string;
  sends: number;
  checks: number;
  startedAt: Date;
}

const LIFE_MS = 600_000;
const MAX_SENDS = 5;
const MAX_CHECKS = 5;

/** Codes as Twilio Verify keeps them: the same code while one is pending, 5 sends, 5 checks, 10 minutes, gone once approved. */
export class Verifications {
  /** Every code that really went out. */
  readonly sent: { to: string; code: string }[] = [];
  /** How many tries were really compared with a code. */
  compared = 0;
  readonly landlines = new Set<string>();
  readonly blocked = new Set<string>();
  readonly optedOut = new Set<string>();
  private readonly pending = new Map<string, Verification>();

  constructor(private readonly now: () => Date) {}

  send({ To = '', Channel }: Record<string, string>): object {
    if (!/^\+[1-9]\d{6,14}$/.test(To) || Channel !== 'sms') throw new Refusal(400, 60200, 'Invalid parameter');
    if (this.landlines.has(To)) throw new Refusal(400, 60205, 'SMS is not supported by landline phone number');
    if (this.blocked.has(To)) throw new Refusal(403, 60410, 'Verification delivery attempt blocked');
    if (this.optedOut.has(To)) throw new Refusal(400, 21610, 'Attempt to send to unsubscribed recipient');
    const one = this.alive(To) ?? {
      sid: newSid('VE'),
      to: To,
      code: String(randomInt(1_000_000)).padStart(6, '0'),
      sends: 0,
      checks: 0,
      startedAt: this.now(),
    };
    if (one.checks >= MAX_CHECKS) throw new Refusal(429, 60202, 'Max check attempts reached');
    if (one.sends >= MAX_SENDS) throw new Refusal(429, 60203, 'Max send attempts reached');
    one.sends += 1;
    this.pending.set(To, one);
    this.sent.push({ to: To, code: one.code });
    return {
      ...this.view(one, 'pending'),
      lookup: { carrier: null },
      send_code_attempts: [],
      sna: null,
      url: `https://verify.twilio.com/v2/Services/${SERVICE_SID}/Verifications/${one.sid}`,
    };
  }

  check({ To = '', Code = '' }: Record<string, string>): object {
    if (!/^\w{4,10}$/.test(Code)) throw new Refusal(400, 60200, 'Invalid parameter: Code');
    const one = this.alive(To);
    if (!one) throw new Refusal(404, 20404, `The requested resource /Services/${SERVICE_SID}/VerificationCheck was not found`);
    if (one.checks >= MAX_CHECKS) throw new Refusal(429, 60202, 'Max check attempts reached');
    one.checks += 1;
    this.compared += 1;
    if (one.code !== Code) return this.view(one, 'pending');
    this.pending.delete(To);
    return this.view(one, 'approved');
  }

  /** As if the last code to the phone had expired. */
  forget(to: string): void {
    this.pending.delete(to);
  }

  private alive(to: string): Verification | null {
    const one = this.pending.get(to);
    return one && this.now().getTime() - one.startedAt.getTime() < LIFE_MS ? one : null;
  }

  private view(one: Verification, status: 'pending' | 'approved'): object {
    const at = this.now()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z');
    return {
      sid: one.sid,
      service_sid: SERVICE_SID,
      account_sid: ACCOUNT_SID,
      to: one.to,
      channel: 'sms',
      status,
      valid: status === 'approved',
      amount: null,
      payee: null,
      date_created: at,
      date_updated: at,
    };
  }
}
