import { Controller, Delete, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Done, OpenSession, Problem } from '../../contract/index.js';
import { localDate, localTime } from '../../domain/local-day.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import type { Session } from '../../ports/storage/people/sessions.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount, CallerSession } from '../access.js';
import { SessionCookie } from '../session-cookie.js';

@ApiTags('Users')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id/sessions')
export class SessionsController {
  constructor(
    private readonly deps: Dependencies,
    private readonly cookie: SessionCookie,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Where the user is signed in, the one used last first' })
  @ApiResponse({ status: 200, type: [OpenSession] })
  async list(@CallerAccount() { id: userId, timezone }: Account, @CallerSession() { idHash }: Session): Promise<OpenSession[]> {
    const open = await this.deps.sessions.open(userId, idHash, this.deps.clock.now());
    return open.map(({ id, device, createdAt, seenAt, current }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastSeenAt: seenAt.toISOString(),
      lastSeenDate: localDate(seenAt, timezone),
      lastSeenTime: localTime(seenAt, timezone),
      current,
    }));
  }

  @Delete(':sessionId')
  @ApiParam({ name: 'sessionId', description: 'As the list names it' })
  @ApiOperation({ summary: 'Sign out there' })
  @ApiResponse({ status: 200, type: Done })
  async end(
    @Param('sessionId') sessionId: string,
    @CallerAccount() { id }: Account,
    @CallerSession() { idHash }: Session,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Done> {
    const ended = await this.deps.sessions.endOne(id, sessionId);
    if (ended === null) throw new NotFoundException('Not found');
    if (ended === idHash) this.leave(response);
    return { ok: true };
  }

  @Delete()
  @ApiOperation({ summary: 'Sign out everywhere, here too' })
  @ApiResponse({ status: 200, type: Done })
  async endAll(@CallerAccount() { id }: Account, @Res({ passthrough: true }) response: Response): Promise<Done> {
    await this.deps.sessions.endAll(id);
    this.leave(response);
    return { ok: true };
  }

  private leave(response: Response): void {
    this.cookie.clear(response);
    response.setHeader('Clear-Site-Data', '"cache"');
  }
}
