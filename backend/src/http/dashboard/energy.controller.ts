import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { EnergyDayView, Problem, TrendQuery } from '../../contract/index.js';
import { energyBalance } from '../../domain/energy-balance.js';
import { addDays } from '../../domain/local-day.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount } from '../access.js';
import { allowedRange } from '../plan-gate.js';

/** What an estimate looks back on. */
const WINDOW = 28;
/** A longer past is shown from here on. */
const MOST_DAYS = 366;

@ApiTags('Body')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id/energy')
export class EnergyController {
  constructor(private readonly deps: Dependencies) {}

  @Get()
  @ApiOperation({ summary: 'Energy in against energy out for the finished days of a range, at most a year; Plus and Pro' })
  @ApiResponse({ status: 200, type: [EnergyDayView] })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 403, type: Problem, description: '"Plan required"' })
  async read(@Query() { days: range = '30' }: TrendQuery, @CallerAccount() account: Account): Promise<EnergyDayView[]> {
    const { from, to } = allowedRange(this.deps, account, range);
    const first = from ?? addDays(to, 1 - MOST_DAYS);
    const { diary } = this.deps;
    const [days, weights] = await Promise.all([diary.days(account.id, addDays(first, -WINDOW), to), diary.weights(account.id)]);
    const logged = days.find(({ date }) => date >= first)?.date;
    return logged === undefined ? [] : energyBalance(days, weights, { from: from ?? logged, to });
  }
}
