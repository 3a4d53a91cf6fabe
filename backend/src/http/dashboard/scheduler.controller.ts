import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Done, Problem } from '../../contract/index.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import { planReminders } from '../../usecases/plan-reminders.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount } from '../access.js';
import { LimitCalls } from '../guards/limit.guard.js';

/** Called by users after they saved when they want to hear from us: it is their own reminders that are worked out again. */
@ApiTags('Goals')
@ApiResponse({ status: 401, type: Problem })
@Controller('api/admin/refresh-scheduler')
export class SchedulerController {
  constructor(private readonly deps: Dependencies) {}

  @Post()
  @HttpCode(200)
  @LimitCalls('refresh-scheduler', 30, 60)
  @ApiOperation({ summary: 'Work out the caller’s own reminders again; may be repeated' })
  @ApiResponse({ status: 200, type: Done })
  @ApiResponse({ status: 429, type: Problem })
  async refresh(@CallerAccount() account: Account): Promise<Done> {
    await this.deps.reminders.touch(account.id);
    await planReminders(this.deps);
    return { ok: true };
  }
}
