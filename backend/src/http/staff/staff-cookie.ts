import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { STAFF_ABSOLUTE_MS } from '../../ports/staff-accounts.js';
import { SessionCookie } from '../session-cookie.js';

const NAME = 'staff_session';

/** The cookie of a staff session: sent to the console's own routes only, and never along from another site. */
@Injectable()
export class StaffCookie {
  constructor(private readonly users: SessionCookie) {}

  private get options() {
    return { httpOnly: true, secure: this.users.secure, sameSite: 'strict', path: '/api/staff' } as const;
  }

  read(request: Request): string | null {
    const value: unknown = (request.cookies as Record<string, unknown> | undefined)?.[NAME];
    return typeof value === 'string' && value.length <= 200 ? value : null;
  }

  write(response: Response, secret: string): void {
    response.cookie(NAME, secret, { ...this.options, maxAge: STAFF_ABSOLUTE_MS });
  }

  clear(response: Response): void {
    response.clearCookie(NAME, this.options);
  }
}
