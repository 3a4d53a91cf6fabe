import { Controller, Delete, Get, NotFoundException, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { DayQuery, Done, Meal, Problem } from '../../contract/index.js';
import type { Account } from '../../ports/accounts.js';
import { removeEntry } from '../../usecases/remove-entry.js';
import { World } from '../../usecases/world.js';
import { CallerAccount } from '../access.js';
import { allowedDay } from '../plan-gate.js';
import { mealView, presentMeal } from '../presenters/meal.js';

@ApiTags('Meals')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id/meals')
export class MealsController {
  constructor(private readonly world: World) {}

  @Get()
  @ApiOperation({ summary: 'Meals of one local day, oldest first' })
  @ApiResponse({ status: 200, type: [Meal] })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 403, type: Problem })
  async list(@Query() query: DayQuery, @CallerAccount() account: Account): Promise<Partial<Meal>[]> {
    const { date, past } = allowedDay(this.world, account, query.date);
    const view = mealView(this.world.rules.capabilities[account.plan], past);
    const meals = await this.world.diary.entriesOn(account.id, date, 'meal');
    return meals.filter((entry) => entry.kind === 'meal').map((meal) => presentMeal(meal, view));
  }

  @Delete(':mealId')
  @ApiOperation({ summary: 'Remove a meal for good' })
  @ApiResponse({ status: 200, type: Done })
  async remove(@Param('mealId') mealId: string, @CallerAccount() account: Account): Promise<Done> {
    if (!(await removeEntry(this.world, account.id, 'meal', mealId)))
      throw new NotFoundException('There is no such meal. It may have been deleted already.');
    return { ok: true };
  }
}
