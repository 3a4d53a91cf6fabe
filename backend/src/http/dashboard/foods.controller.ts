import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { FoodQuery, FoundFood, Problem } from '../../contract/index.js';
import { World } from '../../usecases/world.js';
import { LimitCalls } from '../guards/limit.guard.js';
import { presentFood } from '../presenters/food.js';

const SHOWN = 8;

@ApiTags('Meals')
@ApiResponse({ status: 401, type: Problem })
@Controller('api/foods')
export class FoodsController {
  constructor(private readonly world: World) {}

  @Get()
  @LimitCalls('foods', 240, 60)
  @ApiOperation({ summary: `Foods of the table by words of their names, best first, at most ${SHOWN}` })
  @ApiResponse({ status: 200, type: [FoundFood] })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 429, type: Problem })
  find(@Query() { q }: FoodQuery): FoundFood[] {
    return this.world.foods.search(q, SHOWN).map(presentFood);
  }
}
