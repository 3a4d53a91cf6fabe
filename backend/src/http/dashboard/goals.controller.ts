import { BadRequestException, Body, Controller, Get, HttpCode, Ip, NotFoundException, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { GoalsFromDay, GoalsView, Problem, SaveGoals } from '../../contract/index.js';
import { wordsFor } from '../../domain/consent-words.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import { saveGoals } from '../../usecases/save-goals.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount } from '../access.js';
import { goalChanges } from '../goal-changes.js';
import { presentGoals, presentGoalsFrom } from '../presenters/goals.js';
import { userAgentOf } from '../user-agent.js';

@ApiTags('Goals')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id/goals')
export class GoalsController {
  constructor(private readonly deps: Dependencies) {}

  @Get()
  @ApiOperation({ summary: 'Goals and reminder settings; null when none were ever saved' })
  @ApiResponse({ status: 200, type: GoalsView })
  async read(@CallerAccount() account: Account, @Res() response: Response): Promise<void> {
    // Nest would send nothing at all for null.
    response.json(presentGoals(account, await this.deps.diary.settings(account.id), this.deps.clock.now()));
  }

  @Get('history')
  @ApiOperation({ summary: 'Which goals stood from which local day on, oldest first; days before the first had those, too' })
  @ApiResponse({ status: 200, type: [GoalsFromDay] })
  async history(@CallerAccount() { id }: Account): Promise<GoalsFromDay[]> {
    return (await this.deps.diary.goalsHistory(id)).map(presentGoalsFrom);
  }

  @Patch()
  @ApiOperation({ summary: 'Save goals and reminder settings; what is left out stays' })
  @ApiResponse({ status: 200, type: GoalsView })
  @ApiResponse({ status: 400, type: Problem })
  change(@Body() body: SaveGoals, @CallerAccount() account: Account, @Ip() ip: string, @Req() request: Request): Promise<GoalsView> {
    return this.save(body, account, ip, request);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'The same, as onboarding calls it' })
  @ApiResponse({ status: 200, type: GoalsView })
  @ApiResponse({ status: 400, type: Problem })
  create(@Body() body: SaveGoals, @CallerAccount() account: Account, @Ip() ip: string, @Req() request: Request): Promise<GoalsView> {
    return this.save(body, account, ip, request);
  }

  private async save(body: SaveGoals, account: Account, ip: string, request: Request): Promise<GoalsView> {
    const save = (textVersion?: string) => {
      const consent = textVersion ? { textVersion, ip, userAgent: userAgentOf(request) } : null;
      return saveGoals(this.deps, account.id, { ...goalChanges(body), consent });
    };
    let result = await save(body.consentVersion);
    if (result === 'no-consent') result = await save(wordsFor(body.notifications, body.weeklyReport));
    if (result === 'bad-zone') throw new BadRequestException('timezone must be a time zone such as America/Toronto');
    if (result === 'bad-offset') throw new BadRequestException('timezoneOffset must be hours that a clock somewhere differs from UTC');
    if (result === 'not-found' || result === 'no-consent') throw new NotFoundException('Not found');
    const { changeId } = result;
    const fresh = (await this.deps.accounts.byId(account.id))!;
    const settings = { ...(await this.deps.diary.settings(account.id)), empty: false };
    return { ...presentGoals(fresh, settings, this.deps.clock.now())!, changeId };
  }
}
