import { Body, Controller, Get, Ip, Patch, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { News, Problem, SetNews } from '../../contract/index.js';
import { NEWS_CONSENT, notNamed } from '../../domain/consent-words.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount } from '../access.js';
import { userAgentOf } from '../user-agent.js';

@ApiTags('Users')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id/news')
export class NewsController {
  constructor(private readonly deps: Dependencies) {}

  @Get()
  @ApiOperation({ summary: 'Whether the user agreed to news by text' })
  @ApiResponse({ status: 200, type: News })
  async read(@CallerAccount() { id }: Account): Promise<News> {
    return { wanted: await this.deps.accountLife.wantsNews(id) };
  }

  @Patch()
  @ApiOperation({ summary: 'Agree to news by text, or take that back' })
  @ApiResponse({ status: 200, type: News })
  @ApiResponse({ status: 400, type: Problem })
  async set(@Body() body: SetNews, @CallerAccount() { id }: Account, @Ip() ip: string, @Req() request: Request): Promise<News> {
    const { wanted, consentVersion = notNamed(NEWS_CONSENT.version) } = body;
    const consent = { textVersion: consentVersion, ip, userAgent: userAgentOf(request) };
    await this.deps.accountLife.setNews(id, wanted, consent, this.deps.clock.now());
    return this.read({ id } as Account);
  }
}
