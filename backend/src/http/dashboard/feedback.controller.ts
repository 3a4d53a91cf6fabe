import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Done, Problem, SendFeedback } from '../../contract/index.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount } from '../access.js';
import { LimitCalls } from '../guards/limit.guard.js';

@ApiTags('Feedback')
@ApiResponse({ status: 401, type: Problem })
@Controller('api/feedback')
export class FeedbackController {
  constructor(private readonly deps: Dependencies) {}

  @Post()
  @HttpCode(201)
  @LimitCalls('feedback', 10, 3600)
  @ApiOperation({ summary: 'Tell us what works, what does not and what is missing' })
  @ApiResponse({ status: 201, type: Done })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 429, type: Problem })
  async send(@Body() { subject, message }: SendFeedback, @CallerAccount() { id }: Account): Promise<Done> {
    await this.deps.suggestions.feedback(id, subject, message, this.deps.clock.now());
    return { ok: true };
  }
}
