import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CheckCode, CodeSent, Done, Problem, SendCode } from '../../contract/index.js';
import { deviceWords } from '../../domain/device-words.js';
import { sendCode } from '../../usecases/send-code.js';
import { signIn } from '../../usecases/sign-in.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { Public } from '../access.js';
import { Askers } from '../asker.js';
import { CodeCookie } from '../code-cookie.js';
import { codeRefused, usableNumber } from '../code-refused.js';
import { SessionCookie } from '../session-cookie.js';

@ApiTags('Sign-in')
@Controller('api/verify')
@Public()
export class VerifyController {
  constructor(
    private readonly deps: Dependencies,
    private readonly cookie: SessionCookie,
    private readonly asked: CodeCookie,
    private readonly askers: Askers,
  ) {}

  @Post('send')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a sign-in code to a US or Canadian mobile; it works in the browser (by cookie) that asked for it' })
  @ApiResponse({ status: 200, type: CodeSent })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 429, type: Problem })
  async send(@Body() body: SendCode, @Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<CodeSent> {
    const phone = usableNumber(body.phoneNumber);
    const result = await sendCode(this.deps, phone, await this.askers.of(request, phone));
    if (result.type === 'refused') throw codeRefused(result.reason);
    this.asked.write(request, response, phone, this.deps.clock.now());
    return { success: true, message: 'Verification code sent', ...(result.code ? { code: result.code } : {}) };
  }

  @Post('check')
  @HttpCode(200)
  @ApiOperation({ summary: 'Check a code asked for in this browser; a right one starts a session for the phone' })
  @ApiResponse({ status: 200, type: Done })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 429, type: Problem })
  async check(@Body() body: CheckCode, @Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Done> {
    const phone = usableNumber(body.phoneNumber);
    this.asked.require(request, phone, this.deps.clock.now());
    const result = await signIn(this.deps, phone, body.code, await this.askers.of(request, phone), {
      heldSecret: this.cookie.read(request),
      device: deviceWords(request.get('user-agent')),
    });
    if (result.type === 'refused') throw codeRefused(result.reason, 'Verification failed');
    this.cookie.write(response, result.secret);
    this.asked.clear(request, response, phone);
    this.askers.remember(request, response, phone);
    return { ok: true };
  }
}
