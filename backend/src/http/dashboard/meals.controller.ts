import { BadRequestException, Body, Controller, Delete, Get, NotFoundException, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { DayQuery, Done, Meal, Problem, UpdateMeal } from '../../contract/index.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import { editEntryOnScreen } from '../../usecases/edit-entry.js';
import { logAgain } from '../../usecases/log-again.js';
import { removeEntry } from '../../usecases/remove-entry.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount } from '../access.js';
import { allowedDay, userToday } from '../plan-gate.js';
import { mealView, presentMeal } from '../presenters/meal.js';
import { refusal } from '../refusal.js';
import { mealChange } from '../screen-change.js';
import { unknownFood } from '../unknown-food.js';

@ApiTags('Meals')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id/meals')
export class MealsController {
  constructor(private readonly deps: Dependencies) {}

  @Get()
  @ApiOperation({ summary: 'Meals of one local day, oldest first' })
  @ApiResponse({ status: 200, type: [Meal] })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 403, type: Problem })
  async list(@Query() query: DayQuery, @CallerAccount() account: Account): Promise<Partial<Meal>[]> {
    const { date, past } = allowedDay(this.deps, account, query.date);
    const view = mealView(this.deps.rules.capabilities[account.plan], past);
    const meals = await this.deps.diary.entriesOn(account.id, date, 'meal');
    return meals.filter((entry) => entry.kind === 'meal').map((meal) => presentMeal(meal, view, this.deps.foods));
  }

  @Patch(':mealId')
  @ApiParam({ name: 'mealId', description: 'As the list has it' })
  @ApiOperation({ summary: 'Change a meal: its type, day, time or items; what is left out stays' })
  @ApiResponse({ status: 200, type: Meal })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 422, type: Problem, description: '"Unknown food": nothing was changed; details names the foods' })
  async change(@Param('mealId') mealId: string, @Body() body: UpdateMeal, @CallerAccount() account: Account): Promise<Partial<Meal>> {
    const refuseUnknown = body.unknownFoods === 'refuse';
    const edited = await editEntryOnScreen(this.deps, account.id, 'meal', mealId, mealChange(body), { refuseUnknown });
    if (edited === 'future') throw new BadRequestException('date must not be in the future');
    if (typeof edited === 'object' && 'unknown' in edited) throw unknownFood(edited.unknown);
    if (edited === 'not-found' || edited.entry.kind !== 'meal')
      throw new NotFoundException('There is no such meal. It may have been deleted already.');
    const { entry, changeId } = edited;
    const view = mealView(this.deps.rules.capabilities[account.plan], entry.localDate < userToday(this.deps, account));
    return { ...presentMeal(entry, view, this.deps.foods), changeId };
  }

  @Post(':mealId/again')
  @ApiParam({ name: 'mealId', description: 'As the list has it' })
  @ApiOperation({ summary: 'Log the same meal once more, now' })
  @ApiResponse({ status: 201, type: Meal })
  async again(@Param('mealId') mealId: string, @CallerAccount() account: Account): Promise<Partial<Meal>> {
    const logged = await logAgain(this.deps, account.id, 'meal', mealId);
    if (logged === 'limit') throw refusal('Meal limit reached', account.plan);
    if (logged === 'not-found' || logged.entry.kind !== 'meal')
      throw new NotFoundException('There is no such meal. It may have been deleted already.');
    const view = mealView(this.deps.rules.capabilities[account.plan], false);
    return { ...presentMeal(logged.entry, view, this.deps.foods), changeId: logged.changeId };
  }

  @Delete(':mealId')
  @ApiParam({ name: 'mealId', description: 'As the list has it' })
  @ApiOperation({ summary: 'Remove a meal; gone for good after 24 hours, until then its change can be undone' })
  @ApiResponse({ status: 200, type: Done })
  async remove(@Param('mealId') mealId: string, @CallerAccount() account: Account): Promise<Done> {
    const removed = await removeEntry(this.deps, account.id, 'meal', mealId);
    if (!removed) throw new NotFoundException('There is no such meal. It may have been deleted already.');
    return { ok: true, ...removed };
  }
}
