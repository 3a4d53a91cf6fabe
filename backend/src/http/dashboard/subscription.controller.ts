import { BadGatewayException, ConflictException, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Problem, Subscription, SubscriptionQuery } from '../../contract/index.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import { BillingUnavailable } from '../../ports/billing/billing.js';
import { cancelSubscription } from '../../usecases/billing/cancel-subscription.js';
import { readSubscription } from '../../usecases/billing/read-subscription.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount } from '../access.js';
import { LimitCalls } from '../guards/limit.guard.js';
import { presentSubscription } from '../presenters/subscription.js';

const YES = ['true', '1'];

@ApiTags('Subscription')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id')
export class SubscriptionController {
  constructor(private readonly deps: Dependencies) {}

  @Get('subscription')
  @ApiOperation({ summary: 'What the user has bought. With sync the billing provider is asked first, at most 6 times a minute' })
  @ApiResponse({ status: 200, type: Subscription })
  @ApiResponse({ status: 400, type: Problem })
  async read(@Query() { sync, autoSync }: SubscriptionQuery, @CallerAccount() { id }: Account): Promise<Subscription> {
    const ask = YES.includes(sync ?? '') ? 'sync' : YES.includes(autoSync ?? '') ? 'autoSync' : null;
    const state = await readSubscription(this.deps, id, ask);
    const now = this.deps.clock.now();
    // Only after it was synced.
    const [account, given] = await Promise.all([this.deps.accounts.byId(id), this.deps.subscriptions.given(id, now)]);
    return presentSubscription(state, account?.plan ?? 'free', given, now);
  }

  @Post('cancel-subscription')
  @HttpCode(200)
  @LimitCalls('cancel-subscription', 10, 60)
  @ApiOperation({ summary: 'End it when the paid period does' })
  @ApiResponse({ status: 200, type: Subscription })
  @ApiResponse({ status: 409, type: Problem, description: 'There is nothing to cancel' })
  @ApiResponse({ status: 502, type: Problem, description: 'The billing provider does not answer' })
  async cancel(@CallerAccount() { id }: Account): Promise<Subscription> {
    const result = await cancelSubscription(this.deps, id).catch((error: unknown) => {
      if (!(error instanceof BillingUnavailable)) throw error;
      throw new BadGatewayException('Failed to cancel the subscription. Please try again.');
    });
    if (result === 'nothing') throw new ConflictException('There is no subscription to cancel.');
    return this.read({}, { id } as Account);
  }
}
