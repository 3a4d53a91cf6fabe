import { Body, Controller, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CheckCode, CodeSent, Done, Problem, SendCode } from '../../contract/index.js';
import { sendCode } from '../../usecases/send-code.js';
import { signIn } from '../../usecases/sign-in.js';
import { World } from '../../usecases/world.js';
import { Public } from '../access.js';
import { codeRefused, usableNumber } from '../code-refused.js';
import { SessionCookie } from '../session-cookie.js';

@ApiTags('Sign-in')
@Controller('api/verify')
@Public()
export class VerifyController {
  constructor(
    private readonly world: World,
    private readonly cookie: SessionCookie,
  ) {}

  @Post('send')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a sign-in code to a US or Canadian mobile' })
  @ApiResponse({ status: 200, type: CodeSent })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 429, type: Problem })
  async send(@Body() body: SendCode, @Ip() ip: string): Promise<CodeSent> {
    const result = await sendCode(this.world, usableNumber(body.phoneNumber), ip);
    if (result.type === 'refused') throw codeRefused(result.reason);
    return { success: true, message: 'Verification code sent', ...(result.code ? { code: result.code } : {}) };
  }

  @Post('check')
  @HttpCode(200)
  @ApiOperation({ summary: 'Check a code; a right one starts a session for the phone' })
  @ApiResponse({ status: 200, type: Done })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 429, type: Problem })
  async check(
    @Body() body: CheckCode,
    @Ip() ip: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Done> {
    const result = await signIn(this.world, usableNumber(body.phoneNumber), body.code, ip, this.cookie.read(request));
    if (result.type === 'refused') throw codeRefused(result.reason, 'Verification failed');
    this.cookie.write(response, result.secret);
    return { ok: true };
  }
}
