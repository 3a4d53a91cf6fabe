import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { DayQuery, HistoryDay, Problem, Summary } from '../../contract/index.js';
import { addDays, localDate } from '../../domain/local-day.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount } from '../access.js';
import { allowedDay } from '../plan-gate.js';
import { presentHistoryDay, presentSummary } from '../presenters/summary.js';
import { refusal } from '../refusal.js';

@ApiTags('Days')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 403, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id')
export class HistoryController {
  constructor(private readonly deps: Dependencies) {}

  @Get('summary')
  @ApiOperation({ summary: 'One local day added up' })
  @ApiResponse({ status: 200, type: Summary })
  @ApiResponse({ status: 400, type: Problem })
  async summary(@Query() query: DayQuery, @CallerAccount() account: Account): Promise<Partial<Summary>> {
    const { date, past } = allowedDay(this.deps, account, query.date);
    const days = await this.deps.diary.days(account.id, date, date);
    return presentSummary(date, days[0], !past || this.deps.rules.capabilities[account.plan].history === 'all');
  }

  @Get('calorie-history')
  @ApiOperation({ summary: 'The last 30 days that have a record, oldest first' })
  @ApiResponse({ status: 200, type: [HistoryDay] })
  async history(@CallerAccount() account: Account): Promise<HistoryDay[]> {
    const { history, historyDays } = this.deps.rules.capabilities[account.plan];
    if (history === 'none') throw refusal('Plan required', account.plan, 'History is part of the Plus and Pro plans.');
    const today = localDate(this.deps.clock.now(), account.timezone);
    const days = await this.deps.diary.days(account.id, addDays(today, 1 - historyDays), today);
    return days.map((day) => presentHistoryDay(day, history));
  }
}
