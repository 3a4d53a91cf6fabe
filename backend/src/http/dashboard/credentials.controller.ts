import { BadRequestException, Body, ConflictException, Controller, HttpCode, type HttpException, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ChangePassword, ChangePhone, Done, Problem, User } from '../../contract/index.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import type { Session } from '../../ports/storage/people/sessions.js';
import { changePassword } from '../../usecases/change-password.js';
import { changePhone } from '../../usecases/change-phone.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount, CallerSession } from '../access.js';
import { Askers } from '../asker.js';
import { CodeCookie } from '../code-cookie.js';
import { codeRefused, usableNumber } from '../code-refused.js';
import { LimitCalls } from '../guards/limit.guard.js';
import { presentUser } from '../presenters/user.js';
import { refusal } from '../refusal.js';

@ApiTags('Users')
@ApiResponse({ status: 400, type: Problem })
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@ApiResponse({ status: 429, type: Problem })
@Controller('api/users/:id')
export class CredentialsController {
  constructor(
    private readonly deps: Dependencies,
    private readonly asked: CodeCookie,
    private readonly askers: Askers,
  ) {}

  @Post('change-password')
  @HttpCode(200)
  @LimitCalls('change-password', 10, 600)
  @ApiOperation({
    summary: 'Set a password: against the current one, or the first against a fresh code of the user’s phone; other sessions end',
  })
  @ApiResponse({ status: 200, type: Done })
  async password(
    @Body() body: ChangePassword,
    @CallerAccount() account: Account,
    @CallerSession() session: Session,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Done> {
    if (body.code !== undefined) this.asked.require(request, account.phone, this.deps.clock.now());
    const result = await changePassword(this.deps, account, session, body, await this.askers.of(request, account.phone));
    if (result.type === 'refused') throw codeRefused(result.reason, 'Verification failed');
    if (result.type === 'common')
      throw new BadRequestException('Password too common: it is one of those that are tried first. Please choose another.');
    if (result.type === 'none-set')
      throw new BadRequestException('No password is set yet. Ask for a verification code and send it as code to set one.');
    if (result.type === 'wrong-password')
      throw new BadRequestException('Failed to change password. Please check your current password and try again.');
    if (body.code !== undefined) this.asked.clear(request, response, account.phone);
    return { ok: true };
  }

  @Post('change-phone')
  @HttpCode(200)
  @LimitCalls('change-phone', 10, 600)
  @ApiOperation({
    summary: 'Move the account to the number that the code proves; the account needs proof of the last ten minutes too; other sessions end',
  })
  @ApiResponse({ status: 200, type: User })
  @ApiResponse({
    status: 403,
    type: Problem,
    description: '"Verification required": sign in with a fresh code of the present number and repeat, or send currentPassword',
  })
  @ApiResponse({ status: 409, type: Problem, description: 'The number has an account of its own' })
  async phone(
    @Body() { phoneNumber, code, currentPassword }: ChangePhone,
    @CallerAccount() { id }: Account,
    @CallerSession() session: Session,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    const phone = usableNumber(phoneNumber);
    this.asked.require(request, phone, this.deps.clock.now());
    const result = await changePhone(this.deps, id, session, { phone, code, currentPassword }, await this.askers.of(request, phone));
    if (result.type === 'unproven') throw unproven(result.why);
    if (result.type === 'refused') throw codeRefused(result.reason, 'Verification failed');
    if (result.type === 'taken') throw new ConflictException('This number already has an account. Sign in with it, or use another number.');
    this.asked.clear(request, response, phone);
    this.askers.remember(request, response, phone);
    return presentUser((await this.deps.accounts.byId(id))!);
  }
}

function unproven(why: 'not-fresh' | 'wrong-password' | 'too-many'): HttpException {
  if (why === 'not-fresh') return refusal('Verification required');
  if (why === 'too-many') return codeRefused('too-many');
  return new BadRequestException('The current password is wrong.');
}
