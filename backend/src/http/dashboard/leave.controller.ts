import { Controller, Delete, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Done, Problem } from '../../contract/index.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import type { Session } from '../../ports/storage/people/sessions.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount, CallerSession } from '../access.js';
import { freshlyProven } from '../freshly-proven.js';
import { SessionCookie } from '../session-cookie.js';

@ApiTags('Users')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id')
export class LeaveController {
  constructor(
    private readonly deps: Dependencies,
    private readonly cookie: SessionCookie,
  ) {}

  @Delete()
  @ApiOperation({ summary: 'Delete the account for good and cancel what is paid for; needs a code of the last ten minutes' })
  @ApiResponse({ status: 200, type: Done })
  @ApiResponse({ status: 403, type: Problem, description: '"Verification required": sign in with a fresh code and repeat' })
  async leave(
    @CallerAccount() { id }: Account,
    @CallerSession() session: Session,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Done> {
    const now = this.deps.clock.now();
    freshlyProven(session, now);
    await this.deps.accountLife.erase(id, now);
    this.cookie.clear(response);
    response.setHeader('Clear-Site-Data', '"cache"');
    return { ok: true };
  }
}
