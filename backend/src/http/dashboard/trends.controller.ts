import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Problem, TrendQuery, Trends } from '../../contract/index.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount } from '../access.js';
import { allowedRange } from '../plan-gate.js';
import { presentSource, presentTrendDay } from '../presenters/trends.js';

/** From before anybody logged anything. */
const EVER = '0001-01-01';

@ApiTags('Days')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id/trends')
export class TrendsController {
  constructor(private readonly deps: Dependencies) {}

  @Get()
  @ApiOperation({ summary: 'Finished days of a range, and the foods and meals they were made of; Plus and Pro' })
  @ApiResponse({ status: 200, type: Trends })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 403, type: Problem, description: '"Plan required"' })
  async read(@Query() { days: range = '30' }: TrendQuery, @CallerAccount() account: Account): Promise<Trends> {
    const { id, plan } = account;
    const { history } = this.deps.rules.capabilities[plan];
    const { from: first, to } = allowedRange(this.deps, account, range);
    const from = first ?? EVER;
    const { diary } = this.deps;
    const [days, foods, meals] = await Promise.all([
      diary.trendDays(id, from, to),
      diary.foodSources(id, from, to),
      diary.mealSources(id, from, to),
    ]);
    const macros = history === 'all';
    return {
      from: first ?? days[0]?.date ?? to,
      to,
      days: days.map((day) => presentTrendDay(day, macros)),
      foods: foods.map((food) => presentSource(food, macros)),
      meals: meals.map((meal) => presentSource(meal, macros)),
    };
  }
}
