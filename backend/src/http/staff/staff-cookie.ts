import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { STAFF_ABSOLUTE_MS } from '../../ports/storage/staff/staff-accounts.js';
import { SessionCookie } from '../session-cookie.js';

/** The cookie of a staff session, never sent along from another site. Over https it is bound to this host by its name, which wants the path "/". */
@Injectable()
export class StaffCookie {
  constructor(private readonly users: SessionCookie) {}

  private get options() {
    const { secure } = this.users;
    return { httpOnly: true, secure, sameSite: 'strict', path: secure ? '/' : '/api/staff' } as const;
  }

  private get name(): string {
    return this.users.secure ? '__Host-staff' : 'staff_session';
  }

  read(request: Request): string | null {
    const value: unknown = (request.cookies as Record<string, unknown> | undefined)?.[this.name];
    return typeof value === 'string' && value.length <= 200 ? value : null;
  }

  write(response: Response, secret: string): void {
    response.cookie(this.name, secret, { ...this.options, maxAge: STAFF_ABSOLUTE_MS });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }
}
