import { BadRequestException, Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Done, Problem } from '../../contract/index.js';
import { handleBillingEvents } from '../../usecases/billing/handle-billing-events.js';
import { hearBillingEvent } from '../../usecases/billing/hear-billing-event.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { Public, Signed } from '../access.js';

/** Messages of the billing provider. They are kept before they are answered and acted on afterwards; what is missed then, a job finds. */
@ApiTags('Webhooks')
@Controller('webhooks/billing')
@Public()
@Signed()
export class BillingController {
  constructor(private readonly deps: Dependencies) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Something happened at the billing provider' })
  @ApiResponse({ status: 200, type: Done, description: 'Kept; also for a repeat' })
  @ApiResponse({ status: 400, type: Problem, description: 'Not signed by the billing provider, or too old' })
  @ApiResponse({ status: 413, type: Problem })
  @ApiResponse({ status: 503, type: Problem, description: 'Could not be stored: try again' })
  async hear(@Req() request: Request, @Headers('stripe-signature') signature: string | undefined): Promise<Done> {
    const raw: unknown = request.body;
    const heard = Buffer.isBuffer(raw) ? await hearBillingEvent(this.deps, raw, signature) : 'forged';
    if (heard === 'forged') throw new BadRequestException('This request is not signed by our billing provider.');
    if (heard === 'fresh')
      void handleBillingEvents(this.deps).catch((error: unknown) => this.deps.log.error('billing: events not handled', error));
    return { ok: true };
  }
}
