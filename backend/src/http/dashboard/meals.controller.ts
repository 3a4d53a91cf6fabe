import { BadRequestException, Body, Controller, Delete, Get, NotFoundException, Param, Patch, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { DayQuery, Done, Meal, Problem, UpdateMeal } from '../../contract/index.js';
import type { Account } from '../../ports/accounts.js';
import { editEntryOnScreen } from '../../usecases/edit-entry.js';
import { removeEntry } from '../../usecases/remove-entry.js';
import { World } from '../../usecases/world.js';
import { CallerAccount } from '../access.js';
import { allowedDay, userToday } from '../plan-gate.js';
import { mealView, presentMeal } from '../presenters/meal.js';
import { mealChange } from '../screen-change.js';

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

  @Patch(':mealId')
  @ApiParam({ name: 'mealId', description: 'As the list has it' })
  @ApiOperation({ summary: 'Change a meal: its type, day, time or items; what is left out stays' })
  @ApiResponse({ status: 200, type: Meal })
  @ApiResponse({ status: 400, type: Problem })
  async change(@Param('mealId') mealId: string, @Body() body: UpdateMeal, @CallerAccount() account: Account): Promise<Partial<Meal>> {
    const entry = await editEntryOnScreen(this.world, account.id, 'meal', mealId, mealChange(body));
    if (entry === 'future') throw new BadRequestException('date must not be in the future');
    if (entry === 'not-found' || entry.kind !== 'meal')
      throw new NotFoundException('There is no such meal. It may have been deleted already.');
    return presentMeal(entry, mealView(this.world.rules.capabilities[account.plan], entry.localDate < userToday(this.world, account)));
  }

  @Delete(':mealId')
  @ApiParam({ name: 'mealId', description: 'As the list has it' })
  @ApiOperation({ summary: 'Remove a meal for good' })
  @ApiResponse({ status: 200, type: Done })
  async remove(@Param('mealId') mealId: string, @CallerAccount() account: Account): Promise<Done> {
    if (!(await removeEntry(this.world, account.id, 'meal', mealId)))
      throw new NotFoundException('There is no such meal. It may have been deleted already.');
    return { ok: true };
  }
}
