import { Body, Controller, Get, Ip, NotFoundException, Param, Patch, Post, Req, UnauthorizedException } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CreateUser, Problem, UpdateUser, User } from '../../contract/index.js';
import { notNamed, SIGN_UP_CONSENT } from '../../domain/consent-words.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import type { Session } from '../../ports/storage/people/sessions.js';
import { phoneNumber } from '../../usecases/phone-number.js';
import { register } from '../../usecases/register.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount, CallerSession, ProvenPhone } from '../access.js';
import { LimitCalls } from '../guards/limit.guard.js';
import { presentUser } from '../presenters/user.js';
import { userAgentOf } from '../user-agent.js';

@ApiTags('Users')
@ApiResponse({ status: 401, type: Problem })
@Controller('api/users')
export class UsersController {
  constructor(private readonly deps: Dependencies) {}

  @Get('phone/:phoneNumber')
  @ProvenPhone()
  @ApiParam({
    name: 'phoneNumber',
    description: 'In any of the ways people write it; the number that this session has proven',
    example: '+12025550123',
  })
  @ApiOperation({ summary: 'The account of the phone that this session has proven; 404 when it has none yet' })
  @ApiResponse({ status: 200, type: User })
  @ApiResponse({ status: 404, type: Problem })
  async byPhone(@Param('phoneNumber') written: string, @CallerSession() session: Session): Promise<User> {
    const phone = this.proven(written, session);
    const account = await this.deps.accounts.byPhone(phone);
    if (!account) throw new NotFoundException('No such user');
    if (session.userId !== account.id) await this.deps.sessions.attach(session.idHash, account.id);
    return presentUser(account);
  }

  @Post()
  @ProvenPhone()
  @LimitCalls('create-user', 10, 600)
  @ApiOperation({ summary: 'Create the account of the proven phone; a repeat answers with the same account' })
  @ApiResponse({ status: 201, type: User })
  @ApiResponse({ status: 400, type: Problem })
  async create(@Body() body: CreateUser, @CallerSession() session: Session, @Ip() ip: string, @Req() request: Request): Promise<User> {
    const {
      username = null,
      firstName = null,
      lastName = null,
      timezone = null,
      language,
      consentVersion = notNamed(SIGN_UP_CONSENT.version),
    } = body;
    const phone = this.proven(body.phoneNumber, session);
    const account = await register(this.deps, {
      phone,
      username,
      firstName,
      lastName,
      timezone,
      language,
      consentVersion,
      ip,
      userAgent: userAgentOf(request),
    });
    await this.deps.sessions.attach(session.idHash, account.id);
    return presentUser(account);
  }

  @Get()
  @ApiOperation({ summary: 'A list that holds the caller alone' })
  @ApiResponse({ status: 200, type: [User] })
  list(@CallerAccount() account: Account): User[] {
    return [presentUser(account)];
  }

  @Get(':id')
  @ApiOperation({ summary: 'The caller' })
  @ApiResponse({ status: 200, type: User })
  @ApiResponse({ status: 404, type: Problem })
  one(@CallerAccount() account: Account): User {
    return presentUser(account);
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Change name, language and onboarding state' })
  @ApiResponse({ status: 200, type: User })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 404, type: Problem })
  async update(@Body() body: UpdateUser, @CallerAccount() account: Account): Promise<User> {
    const changes = body.onboardingComplete ? { ...body, isNewUser: false } : { ...body };
    return presentUser((await this.deps.accounts.change(account.id, changes))!);
  }

  /** The session's own phone, or nothing at all: this must not tell who has an account. */
  private proven(written: string, session: Session): string {
    const phone = phoneNumber(written);
    if (phone !== session.phone) throw new UnauthorizedException('Please sign in.');
    return phone;
  }
}
