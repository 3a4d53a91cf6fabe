import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Problem, WeeklyReport } from '../../contract/index.js';
import { addDays } from '../../domain/local-day.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount } from '../access.js';
import { userToday } from '../plan-gate.js';
import { presentWeeklyReport, weekStart } from '../presenters/weekly-report.js';
import { refusal } from '../refusal.js';

@ApiTags('Days')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id/weekly-report')
export class WeeklyReportController {
  constructor(private readonly deps: Dependencies) {}

  @Get()
  @ApiOperation({ summary: 'The seven local days before today in figures; Plus and Pro' })
  @ApiResponse({ status: 200, type: WeeklyReport })
  @ApiResponse({ status: 403, type: Problem, description: '"Plan required"' })
  async read(@CallerAccount() account: Account): Promise<WeeklyReport> {
    const { weeklyReport, history } = this.deps.rules.capabilities[account.plan];
    if (!weeklyReport) throw refusal('Plan required', account.plan, 'The weekly report is part of the Plus and Pro plans.');
    const { diary } = this.deps;
    const today = userToday(this.deps, account);
    const yesterday = addDays(today, -1);
    const [days, counts, goals] = await Promise.all([
      diary.days(account.id, addDays(weekStart(today), -7), yesterday),
      diary.counts(account.id, weekStart(today), yesterday),
      diary.goalsHistory(account.id),
    ]);
    return presentWeeklyReport({ today, days, counts, goals, history });
  }
}
