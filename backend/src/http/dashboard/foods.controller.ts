import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { FoodQuery, FoundFood, Problem } from '../../contract/index.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { LimitCalls } from '../guards/limit.guard.js';
import { presentFood } from '../presenters/food.js';

const SHOWN = 8;

@ApiTags('Meals')
@ApiResponse({ status: 401, type: Problem })
@Controller('api/foods')
export class FoodsController {
  constructor(private readonly deps: Dependencies) {}

  @Get()
  @LimitCalls('foods', 240, 60)
  @ApiOperation({ summary: `Foods of the table by words of their names, best first, at most ${SHOWN}` })
  @ApiResponse({ status: 200, type: [FoundFood] })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 429, type: Problem })
  find(@Query() { q }: FoodQuery): FoundFood[] {
    return this.deps.foods.search(q, SHOWN).map(presentFood);
  }
}
