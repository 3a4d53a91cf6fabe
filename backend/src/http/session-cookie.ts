import type { Request, Response } from 'express';

const DAYS_30_MS = 30 * 86_400_000;

/** The session cookie. Over https it is bound to this host by its name. */
export abstract class SessionCookie {
  abstract readonly secure: boolean;

  private get name(): string {
    return this.secure ? '__Host-mealtext' : 'mealtext_session';
  }

  read(request: Request): string | null {
    const value: unknown = (request.cookies as Record<string, unknown> | undefined)?.[this.name];
    return typeof value === 'string' && value.length <= 200 ? value : null;
  }

  write(response: Response, secret: string): void {
    response.cookie(this.name, secret, { httpOnly: true, secure: this.secure, sameSite: 'lax', path: '/', maxAge: DAYS_30_MS });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, { httpOnly: true, secure: this.secure, sameSite: 'lax', path: '/' });
  }
}
