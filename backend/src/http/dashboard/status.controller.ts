import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Status } from '../../contract/index.js';
import { Health } from '../../ports/process/health.js';
import { Public } from '../access.js';

/** Which release this is. */
export abstract class Release {
  abstract readonly version: string;
}

@ApiTags('Status')
@Controller('api/status')
@Public()
export class StatusController {
  constructor(
    private readonly health: Health,
    private readonly release: Release,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Whether the API can serve' })
  @ApiResponse({ status: 200, type: Status })
  async status(): Promise<Status> {
    const checks = await this.health.check();
    return { status: checks.every((check) => check.ok) ? 'ok' : 'degraded', version: this.release.version };
  }
}
