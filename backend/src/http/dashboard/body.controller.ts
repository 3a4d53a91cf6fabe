import { BadRequestException, Body, Controller, Delete, Get, NotFoundException, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { AddWeight, DayQuery, Done, ExpenditureView, Problem, WaterDay, Weight } from '../../contract/index.js';
import { expenditure } from '../../domain/expenditure.js';
import { addDays } from '../../domain/local-day.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import { addWeight, removeDrink, removeWeight } from '../../usecases/measure.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount } from '../access.js';
import { allowedDay, userToday } from '../plan-gate.js';
import { presentExpenditure, presentWater, presentWeight } from '../presenters/body.js';
import { refusal } from '../refusal.js';

const WINDOW = 28;

/** Weights are shown to every plan from the first: they are the user's own, and no plan promises less. */
@ApiTags('Body')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id')
export class BodyController {
  constructor(private readonly deps: Dependencies) {}

  @Get('weights')
  @ApiOperation({ summary: 'Every weight, by day and in the order they came' })
  @ApiResponse({ status: 200, type: [Weight] })
  async weights(@CallerAccount() account: Account): Promise<Weight[]> {
    return (await this.deps.diary.weights(account.id)).map(presentWeight);
  }

  @Post('weights')
  @ApiOperation({ summary: 'Keep a weight of today or an earlier day' })
  @ApiResponse({ status: 201, type: Weight })
  @ApiResponse({ status: 400, type: Problem })
  async add(@Body() { kg, date }: AddWeight, @CallerAccount() account: Account): Promise<Weight> {
    const kept = await addWeight(this.deps, account.id, kg, date);
    if (kept === 'future') throw new BadRequestException('date must not be in the future');
    if (kept === 'not-found') throw new NotFoundException('Not found');
    return { id: kept.id, kg, date: kept.date, changeId: kept.changeId };
  }

  @Delete('weights/:weightId')
  @ApiParam({ name: 'weightId', description: 'As the list has it' })
  @ApiOperation({ summary: 'Remove a weight; for 24 hours its change can be undone' })
  @ApiResponse({ status: 200, type: Done })
  async remove(@Param('weightId') weightId: string, @CallerAccount() account: Account): Promise<Done> {
    const removed = await removeWeight(this.deps, account.id, weightId);
    if (!removed) throw new NotFoundException('There is no such weight. It may have been deleted already.');
    return { ok: true, ...removed };
  }

  @Get('water')
  @ApiOperation({ summary: 'The water of one local day' })
  @ApiResponse({ status: 200, type: WaterDay })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 403, type: Problem })
  async water(@Query() query: DayQuery, @CallerAccount() account: Account): Promise<WaterDay> {
    const { date } = allowedDay(this.deps, account, query.date);
    return presentWater(date, await this.deps.diary.drinks(account.id, date), account.timezone);
  }

  @Delete('water/:drinkId')
  @ApiParam({ name: 'drinkId', description: 'As the day has it' })
  @ApiOperation({ summary: 'Remove a drink of water; for 24 hours its change can be undone' })
  @ApiResponse({ status: 200, type: Done })
  async removeDrink(@Param('drinkId') drinkId: string, @CallerAccount() account: Account): Promise<Done> {
    const removed = await removeDrink(this.deps, account.id, drinkId);
    if (!removed) throw new NotFoundException('There is no such drink. It may have been deleted already.');
    return { ok: true, ...removed };
  }

  @Get('expenditure')
  @ApiOperation({ summary: 'What the user uses a day, estimated from intake and weight; Plus and Pro' })
  @ApiResponse({ status: 200, type: ExpenditureView })
  @ApiResponse({ status: 403, type: Problem, description: '"Plan required"' })
  async expenditure(@CallerAccount() account: Account): Promise<ExpenditureView> {
    const { plan, id } = account;
    if (this.deps.rules.capabilities[plan].trendDays === 0)
      throw refusal('Plan required', plan, 'What you use a day is part of the Plus and Pro plans.');
    const today = userToday(this.deps, account);
    const [days, weights] = await Promise.all([
      this.deps.diary.days(id, addDays(today, -WINDOW), addDays(today, -1)),
      this.deps.diary.weights(id),
    ]);
    return presentExpenditure(expenditure(days, weights, today));
  }
}
