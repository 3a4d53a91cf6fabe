import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Asker } from '../usecases/guard-code-send.js';
import { Dependencies } from '../usecases/dependencies.js';
import { KnownDevice } from './known-device.js';
import { SessionCookie } from './session-cookie.js';

/** Tells who asks for a code or tries one: a browser that proved the phone before, or is signed in with it, or a stranger's. */
@Injectable()
export class Askers {
  constructor(
    private readonly deps: Dependencies,
    private readonly session: SessionCookie,
    private readonly devices: KnownDevice,
  ) {}

  async of(request: Request, phone: string): Promise<Asker> {
    const now = this.deps.clock.now();
    const address = request.ip ?? 'unknown';
    const device = this.devices.find(request, phone, now);
    if (device !== null) return { address, device };
    const secret = this.session.read(request);
    const session = secret === null ? null : await this.deps.sessions.find(secret, now);
    return { address, device: session?.phone === phone ? session.idHash : null };
  }

  /** This browser has proven the phone. */
  remember(request: Request, response: Response, phone: string): void {
    this.devices.write(request, response, phone, this.deps.clock.now());
  }
}
