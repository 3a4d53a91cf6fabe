import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { PlanLimits, PlanPrice, Problem } from '../../contract/index.js';
import { PLANS } from '../../domain/plan.js';
import { planOfItem } from '../../domain/plan-mapping.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { Public } from '../access.js';
import { LimitCalls } from '../guards/limit.guard.js';
import { orBadGateway } from '../or-bad-gateway.js';

@ApiTags('Subscription')
@Controller('api/plans')
@Public()
export class PlansController {
  constructor(private readonly deps: Dependencies) {}

  @Get()
  @ApiOperation({ summary: 'What each plan allows a day, cheapest first' })
  @ApiResponse({ status: 200, type: [PlanLimits] })
  plans(): PlanLimits[] {
    return PLANS.map((plan) => {
      const { textsPerDay, mealsPerDay, workoutsPerDay } = this.deps.rules.capabilities[plan];
      return { plan, textsPerDay, mealsPerDay, workoutsPerDay };
    });
  }

  @Get('prices')
  @LimitCalls('prices', 120, 60)
  @ApiOperation({ summary: 'What each paid plan costs and has, cheapest first, for whoever has no account yet' })
  @ApiResponse({ status: 200, type: [PlanPrice] })
  @ApiResponse({ status: 429, type: Problem })
  @ApiResponse({ status: 502, type: Problem, description: 'The billing provider does not answer' })
  async prices(): Promise<PlanPrice[]> {
    const { billing } = this.deps;
    const products = await orBadGateway(billing.products(), 'The prices could not be loaded. Please try again.');
    return products.map(({ id, name, price, interval, priceId, features }) => {
      const { plan } = planOfItem({ priceId, productId: id, productName: name }, billing.catalogue);
      return { plan, name, price, interval, features };
    });
  }
}
