import {
  BadRequestException,
  Controller,
  ForbiddenException,
  Header,
  HttpCode,
  Post,
  Req,
  ServiceUnavailableException,
} from '@nestjs/common';
import { ApiConsumes, ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Problem } from '../../contract/index.js';
import { TextWebhook, type Unusable, type WebhookRequest } from '../../ports/texts/text-webhook.js';
import { acceptText } from '../../usecases/accept-text.js';
import { recordDelivery } from '../../usecases/record-delivery.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { Public, Signed } from '../access.js';
import { readForm } from './read-form.js';

/** Says nothing: replies have rows of their own and go out through the outbox. */
const NOTHING_TO_SAY = '<?xml version="1.0" encoding="UTF-8"?><Response/>';
/** The provider tries its second address when the first does not answer well; better soon than after its own deadline. */
const PATIENCE_MS = 4000;

@ApiTags('Webhooks')
@Controller('webhooks/sms')
@Public()
@Signed()
@ApiConsumes('application/x-www-form-urlencoded')
@ApiProduces('text/xml')
@ApiResponse({ status: 403, type: Problem, description: 'Not signed by the provider for this account' })
@ApiResponse({ status: 413, type: Problem })
@ApiResponse({ status: 415, type: Problem })
@ApiResponse({ status: 503, type: Problem, description: 'Could not be stored: try again, or try the second address' })
export class SmsController {
  constructor(
    private readonly deps: Dependencies,
    private readonly webhook: TextWebhook,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('Content-Type', 'text/xml')
  @ApiOperation({ summary: 'A text came in' })
  @ApiResponse({ status: 200, description: 'Taken in, or of no concern to us; an empty response, for replies go their own way' })
  async text(@Req() request: Request): Promise<string> {
    const heard = await this.webhook.inbound(await received(request));
    if (heard.type !== 'text') return this.unusable(heard);
    await this.store(acceptText(this.deps, heard.text));
    return NOTHING_TO_SAY;
  }

  @Post('status')
  @HttpCode(200)
  @Header('Content-Type', 'text/xml')
  @ApiOperation({ summary: 'What became of a text that went out' })
  @ApiResponse({ status: 200, description: 'Noted, or of no concern to us' })
  async status(@Req() request: Request): Promise<string> {
    const heard = this.webhook.report(await received(request));
    if (heard.type !== 'report') return this.unusable(heard);
    await this.store(recordDelivery(this.deps, heard.report));
    return NOTHING_TO_SAY;
  }

  private unusable(what: Unusable): string {
    if (what.type === 'forged') {
      this.deps.metrics.count('security_events', { what: 'forged-text' });
      this.deps.log.warn('webhook forged');
      throw new ForbiddenException('This request is not signed by our provider.');
    }
    if (what.type === 'malformed') throw new BadRequestException(`${what.reason} is not as documented.`);
    this.deps.log[what.alert ? 'warn' : 'info']('webhook ignored', { reason: what.reason });
    return NOTHING_TO_SAY;
  }

  /** Nothing is answered well before it is stored. A try that ends later has the effect of a repeat. */
  private async store(work: Promise<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('not stored in time')), PATIENCE_MS);
    });
    try {
      await Promise.race([work, late]);
    } catch (error) {
      this.deps.log.error('webhook not stored', error);
      throw new ServiceUnavailableException('Not stored. Please try again.');
    } finally {
      clearTimeout(timer);
    }
  }
}

async function received(request: Request): Promise<WebhookRequest> {
  return { target: request.originalUrl, signature: request.get('x-twilio-signature') ?? null, fields: await readForm(request) };
}
