import type { CookieOptions, Request, Response } from 'express';
import { randomBytes, timingSafeEqual } from 'node:crypto';

/** Characters of the longest value that is looked at. */
const LONGEST = 600;

/** What one cookie of this kind is about. */
export interface SealedKind {
  name: string;
  /** What the seal says, so that a cookie of one kind is none of another. */
  says: string;
  /** Of the answer's cookie; within `path` it is sent. */
  path: string;
  sameSite: 'lax' | 'strict';
  lastsMs: number;
  /** How many subjects one browser may hold at once; the one written last stays. */
  most: number;
}

/**
 * A cookie by which a browser shows what happened in it before, about one or several subjects, such as phone numbers. Each entry is sealed by a
 * keyed hash that names the subject; nothing of it is stored here, and nobody else can make one.
 */
export abstract class SealedCookie {
  abstract readonly secure: boolean;
  abstract readonly hash: (text: string) => string;
  protected abstract readonly kind: SealedKind;

  private get name(): string {
    if (!this.secure) return `mealtext_${this.kind.name}`;
    // The first prefix is for the whole host only.
    return `${this.kind.path === '/' ? '__Host' : '__Secure'}-mealtext-${this.kind.name}`;
  }

  private get options(): CookieOptions {
    return { httpOnly: true, secure: this.secure, sameSite: this.kind.sameSite, path: this.kind.path };
  }

  write(request: Request, response: Response, subject: string, now: Date): void {
    const nonce = randomBytes(16).toString('base64url');
    const until = (now.getTime() + this.kind.lastsMs).toString(36);
    const others = this.entries(request).filter((entry) => !this.isOf(entry, subject));
    this.put(response, [`${nonce}.${until}.${this.seal(nonce, until, subject)}`, ...others]);
  }

  /** What names this browser and its entry about the subject; null when there is none, or no more. */
  find(request: Request, subject: string, now: Date): string | null {
    const entry = this.entries(request).find((one) => this.isOf(one, subject));
    const [nonce = '', until = ''] = entry?.split('.') ?? [];
    return entry !== undefined && parseInt(until, 36) > now.getTime() ? nonce : null;
  }

  clear(request: Request, response: Response, subject: string): void {
    const others = this.entries(request).filter((entry) => !this.isOf(entry, subject));
    if (others.length) this.put(response, others);
    else response.clearCookie(this.name, this.options);
  }

  private put(response: Response, entries: string[]): void {
    response.cookie(this.name, entries.slice(0, this.kind.most).join('~'), { ...this.options, maxAge: this.kind.lastsMs });
  }

  private entries(request: Request): string[] {
    const value: unknown = (request.cookies as Record<string, unknown> | undefined)?.[this.name];
    return typeof value === 'string' && value.length <= LONGEST ? value.split('~').slice(0, this.kind.most) : [];
  }

  private isOf(entry: string, subject: string): boolean {
    const [nonce = '', until = '', seal = ''] = entry.split('.');
    const expected = Buffer.from(this.seal(nonce, until, subject));
    const given = Buffer.from(seal);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private readonly seal = (nonce: string, until: string, subject: string): string =>
    this.hash(`${this.kind.says} ${nonce} ${until} ${subject}`);
}
