import type { Request, Response } from 'express';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { codeRefused } from './code-refused.js';

const TEN_MINUTES_MS = 600_000;

/**
 * The cookie of a browser that asked for a code, so that the code works in that browser only: who looks over a shoulder
 * has the code and not the cookie, and tries from elsewhere do not use up the tries of the code. It names the phone by a
 * keyed hash, and nothing of it is stored here.
 */
export abstract class CodeCookie {
  abstract readonly secure: boolean;
  abstract readonly hash: (text: string) => string;

  private get name(): string {
    return this.secure ? '__Host-mealtext-code' : 'mealtext_code';
  }

  /** For the answer to whoever asked for a code. */
  write(response: Response, phone: string, now: Date): void {
    const nonce = randomBytes(16).toString('base64url');
    const until = (now.getTime() + TEN_MINUTES_MS).toString(36);
    const value = `${nonce}.${until}.${this.seal(nonce, until, phone)}`;
    response.cookie(this.name, value, { httpOnly: true, secure: this.secure, sameSite: 'lax', path: '/', maxAge: TEN_MINUTES_MS });
  }

  /** @throws the refusal of a code unless this browser asked for one for the phone in the last ten minutes. */
  require(request: Request, phone: string, now: Date): void {
    const value: unknown = (request.cookies as Record<string, unknown> | undefined)?.[this.name];
    const [nonce = '', until = '', seal = ''] = typeof value === 'string' ? value.split('.') : [];
    const expected = Buffer.from(this.seal(nonce, until, phone));
    const given = Buffer.from(seal);
    const own = given.length === expected.length && timingSafeEqual(given, expected);
    if (!own || parseInt(until, 36) <= now.getTime()) throw codeRefused('elsewhere');
  }

  clear(response: Response): void {
    response.clearCookie(this.name, { httpOnly: true, secure: this.secure, sameSite: 'lax', path: '/' });
  }

  private readonly seal = (nonce: string, until: string, phone: string): string => this.hash(`asked for a code ${nonce} ${until} ${phone}`);
}
