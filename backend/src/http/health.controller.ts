import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Health, type HealthFinding } from '../ports/process/health.js';
import { Public } from './access.js';

@Controller()
@Public()
@ApiExcludeController()
export class HealthController {
  constructor(private readonly health: Health) {}

  /** The process is up. */
  @Get('healthz')
  healthz(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process can serve: database, migrations, zone data, tables. */
  @Get('readyz')
  async readyz(@Res({ passthrough: true }) response: Response): Promise<{ status: 'ready' | 'not ready'; checks: HealthFinding[] }> {
    const checks = await this.health.check();
    const ready = checks.every((check) => check.ok);
    response.status(ready ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE);
    return { status: ready ? 'ready' : 'not ready', checks };
  }
}
