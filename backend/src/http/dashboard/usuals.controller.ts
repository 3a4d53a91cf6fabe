import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Problem, Usual } from '../../contract/index.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import { usualsOf } from '../../usecases/usuals-of.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount } from '../access.js';
import { LimitCalls } from '../guards/limit.guard.js';
import { presentUsual } from '../presenters/usual.js';

@ApiTags('Meals')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id/usuals')
export class UsualsController {
  constructor(private readonly deps: Dependencies) {}

  @Get()
  @LimitCalls('usuals', 120, 60)
  @ApiOperation({ summary: 'Up to three meals that the user often has at this time of the day and has not had today, most frequent first' })
  @ApiResponse({ status: 200, type: [Usual] })
  @ApiResponse({ status: 429, type: Problem })
  async list(@CallerAccount() { id }: Account): Promise<Usual[]> {
    return (await usualsOf(this.deps, id)).map(presentUsual);
  }
}
