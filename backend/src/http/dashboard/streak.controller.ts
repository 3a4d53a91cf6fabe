import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Problem, StreakView } from '../../contract/index.js';
import { addDays } from '../../domain/local-day.js';
import { streak } from '../../domain/streak.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount } from '../access.js';
import { userToday } from '../plan-gate.js';

/** Days looked at: a longer streak is told as this long. */
const YEAR = 366;

@ApiTags('Days')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id/streak')
export class StreakController {
  constructor(private readonly deps: Dependencies) {}

  @Get()
  @ApiOperation({ summary: 'How steadily the user logs: days with two eating occasions; every plan' })
  @ApiResponse({ status: 200, type: StreakView })
  async read(@CallerAccount() account: Account): Promise<StreakView> {
    const today = userToday(this.deps, account);
    const meals = await this.deps.diary.mealTimes(account.id, addDays(today, -YEAR));
    return streak(
      meals.filter(({ date }) => date <= today),
      today,
    );
  }
}
