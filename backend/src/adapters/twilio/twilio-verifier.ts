import type { Log } from '../../ports/process/log.js';
import { type CheckCodeResult, type SendCodeResult, Verifier } from '../../ports/verification/verifier.js';
import { failureOf } from './failure.js';
import type { TwilioClient } from './twilio-client.js';

type SendRefusal = Extract<SendCodeResult, { type: 'refused' }>['reason'];
type CheckRefusal = Extract<CheckCodeResult, { type: 'refused' }>['reason'];

/** Why a code was not sent, by Twilio's error code. */
const SEND_REFUSALS: Readonly<Record<number, SendRefusal>> = {
  60202: 'too-many',
  60203: 'too-many',
  60212: 'too-many',
  60200: 'not-a-mobile',
  60205: 'not-a-mobile',
  21211: 'not-a-mobile',
  21614: 'not-a-mobile',
  60410: 'blocked',
  60238: 'blocked',
  60605: 'blocked',
  21408: 'blocked',
  21610: 'opted-out',
};

/** Why a check was refused. 20404: expired, used already or never sent; Twilio does not tell these apart. */
const CHECK_REFUSALS: Readonly<Record<number, CheckRefusal>> = { 20404: 'expired', 60202: 'too-many', 60200: 'wrong', 60212: 'too-many' };

/**
 * Codes by Twilio Verify, which makes, counts and forgets them: 5 sends, 5 checks, 10 minutes. A check is made once and
 * never repeated here: a second one after an approval would be told that there is no such code.
 */
export class TwilioVerifier extends Verifier {
  constructor(
    private readonly client: TwilioClient,
    private readonly serviceSid: string,
    private readonly log: Log,
  ) {
    super();
  }

  private get service() {
    return this.client.verify.v2.services(this.serviceSid);
  }

  override async send(phone: string): Promise<SendCodeResult> {
    try {
      await this.service.verifications.create({ to: phone, channel: 'sms' });
      return { type: 'sent' };
    } catch (error) {
      return { type: 'refused', reason: this.reasonOf(error, SEND_REFUSALS) };
    }
  }

  override async check(phone: string, code: string): Promise<CheckCodeResult> {
    try {
      const { status } = await this.service.verificationChecks.create({ to: phone, code });
      return status === 'approved' ? { type: 'approved' } : { type: 'refused', reason: 'wrong' };
    } catch (error) {
      return { type: 'refused', reason: this.reasonOf(error, CHECK_REFUSALS) };
    }
  }

  private reasonOf<R extends string>(error: unknown, known: Readonly<Record<number, R>>): R | 'unavailable' {
    const { code, httpStatus, reason } = failureOf(error);
    const told = code !== null && httpStatus !== null && httpStatus < 500 ? known[code] : undefined;
    if (!told) this.log.warn('verifier unavailable', { reason });
    return told ?? 'unavailable';
  }
}
