import type { Request } from 'express';
import { codeRefused } from './code-refused.js';
import { SealedCookie, type SealedKind } from './sealed-cookie.js';

/**
 * The cookie of a browser that asked for a code, so that the code works in that browser only: who looks over a shoulder
 * has the code and not the cookie, and tries from elsewhere do not use up the tries of the code. Whoever changes their number waits for
 * codes of two: the one they have and the one to come.
 */
export abstract class CodeCookie extends SealedCookie {
  protected override readonly kind: SealedKind = {
    name: 'code',
    says: 'asked for a code',
    path: '/',
    sameSite: 'lax',
    lastsMs: 600_000,
    most: 2,
  };

  /** @throws the refusal of a code unless this browser asked for one for the phone in the last ten minutes. */
  require(request: Request, phone: string, now: Date): void {
    if (this.find(request, phone, now) === null) throw codeRefused('elsewhere');
  }
}
