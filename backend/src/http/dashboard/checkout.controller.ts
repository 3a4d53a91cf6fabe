import {
  BadRequestException,
  Body,
  Controller,
  ForbiddenException,
  Get,
  Headers,
  HttpCode,
  HttpException,
  HttpStatus,
  Post,
  Req,
} from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CreateCheckout, Problem, PublicKey, Redirection, SubscriptionProduct } from '../../contract/index.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import { openPortal } from '../../usecases/billing/open-portal.js';
import { startCheckout } from '../../usecases/billing/start-checkout.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount } from '../access.js';
import { orBadGateway } from '../or-bad-gateway.js';
import { presentProduct } from '../presenters/subscription.js';

const OWN_SITES = [undefined, 'same-origin', 'none'];

@ApiTags('Subscription')
@ApiResponse({ status: 401, type: Problem })
@Controller('api')
export class CheckoutController {
  constructor(private readonly deps: Dependencies) {}

  @Get('subscription-products')
  @ApiOperation({ summary: 'What can be bought, cheapest first' })
  @ApiResponse({ status: 200, type: [SubscriptionProduct] })
  @ApiResponse({ status: 502, type: Problem, description: 'The billing provider does not answer' })
  async products(): Promise<SubscriptionProduct[]> {
    return (await orBadGateway(this.deps.billing.products(), 'Failed to fetch subscription data')).map(presentProduct);
  }

  @Get('stripe-public-key')
  @ApiOperation({ summary: "The key for the payment provider's client; null when none is to be loaded" })
  @ApiResponse({ status: 200, type: PublicKey })
  publicKey(): PublicKey {
    return { publicKey: this.deps.billing.publicKey() };
  }

  @Post('create-checkout-session')
  @HttpCode(200)
  @ApiOperation({ summary: 'A page to pay on, or the portal for whoever already pays' })
  @ApiResponse({ status: 200, type: Redirection })
  @ApiResponse({ status: 400, type: Problem, description: 'Not one of our prices' })
  @ApiResponse({ status: 429, type: Problem })
  @ApiResponse({ status: 502, type: Problem, description: 'The billing provider does not answer' })
  async checkout(@Body() { priceId }: CreateCheckout, @CallerAccount() { id }: Account, @Req() request: Request): Promise<Redirection> {
    const result = await orBadGateway(startCheckout(this.deps, id, priceId), 'Failed to start checkout process');
    if (result.type === 'go') return { url: absolute(result.url, request) };
    if (result.reason === 'unknown-price') throw new BadRequestException('priceId must be the id of one of the offered prices.');
    throw tooMany();
  }

  @Get('customer-portal')
  @ApiOperation({ summary: 'A page on which the user manages what they pay for' })
  @ApiResponse({ status: 200, type: Redirection })
  @ApiResponse({ status: 403, type: Problem, description: 'Asked for by another site' })
  @ApiResponse({ status: 429, type: Problem })
  @ApiResponse({ status: 502, type: Problem, description: 'The billing provider does not answer' })
  async portal(
    @CallerAccount() { id }: Account,
    @Headers('sec-fetch-site') site: string | undefined,
    @Req() request: Request,
  ): Promise<Redirection> {
    if (!OWN_SITES.includes(site)) throw new ForbiddenException('This request came from another site.');
    const result = await orBadGateway(openPortal(this.deps, id), 'Failed to open customer portal');
    if (result === 'too-many') throw tooMany();
    return { url: absolute(result.url, request) };
  }
}

/** The local stand-in's pages are wherever we are. */
const absolute = (url: string, request: Request): string =>
  new URL(url, `${request.protocol}://${request.get('host') ?? 'localhost'}`).href;

const tooMany = () => new HttpException('Too many requests. Please wait a little and try again.', HttpStatus.TOO_MANY_REQUESTS);
