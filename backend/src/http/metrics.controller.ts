import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Metrics } from '../ports/process/metrics.js';
import { Public } from './access.js';

/** Who may read the figures: whoever shows the token, or, where there is none, a program on this machine; in production nobody then. */
export abstract class MetricsAccess {
  abstract readonly token: string | null;
  abstract readonly production: boolean;
}

@Controller('metrics')
@Public()
@ApiExcludeController()
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly access: MetricsAccess,
  ) {}

  /** Figures as Prometheus reads them; for everybody else there is no such page. */
  @Get()
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!this.mayRead(request)) throw new NotFoundException();
    const { type, text } = await this.metrics.page();
    response.setHeader('Cache-Control', 'no-store');
    response.type(type).send(text);
  }

  private mayRead(request: Request): boolean {
    const { token, production } = this.access;
    if (token === null) return !production && isFromHere(request);
    return timingSafeEqual(digest(request.get('authorization') ?? ''), digest(`Bearer ${token}`));
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** From this machine, and not passed on by a proxy on it. */
const isFromHere = (request: Request): boolean =>
  /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(request.socket.remoteAddress ?? '') &&
  request.get('x-forwarded-for') === undefined &&
  request.get('forwarded') === undefined;
