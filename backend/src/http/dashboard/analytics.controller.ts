import { BadRequestException, Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { AnalyticsEvent, Done, Problem } from '../../contract/index.js';
import { noteEvent } from '../../usecases/note-event.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { Public } from '../access.js';
import { LimitCalls } from '../guards/limit.guard.js';
import { SessionCookie } from '../session-cookie.js';

@ApiTags('Analytics')
@Controller('api/analytics')
export class AnalyticsController {
  constructor(
    private readonly deps: Dependencies,
    private readonly cookie: SessionCookie,
  ) {}

  @Post()
  @HttpCode(202)
  @Public()
  @LimitCalls('analytics', 300, 60)
  @ApiOperation({ summary: 'Note that something happened on a page; of a visitor, or of the user who is signed in' })
  @ApiResponse({ status: 202, type: Done })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 429, type: Problem })
  async note(@Body() event: AnalyticsEvent, @Req() request: Request): Promise<Done> {
    const secret = this.cookie.read(request);
    const session = secret && (await this.deps.sessions.find(secret, this.deps.clock.now()));
    const noted = await noteEvent(this.deps, (session && session.userId) || null, event);
    if (noted === 'bad') throw new BadRequestException('properties must be at most 30 figures and short words');
    return { ok: true };
  }
}
