import { BadRequestException, Body, Controller, HttpCode, HttpException, HttpStatus, Ip, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CheckCode, CodeSent, Done, Problem, SendCode } from '../../contract/index.js';
import { phoneNumber } from '../../usecases/phone-number.js';
import { sendCode } from '../../usecases/send-code.js';
import { signIn } from '../../usecases/sign-in.js';
import { World } from '../../usecases/world.js';
import { Public } from '../access.js';
import { SessionCookie } from '../session-cookie.js';

/** What a refused code is told; nothing here says whether the number has an account. */
const REFUSED: Readonly<Record<string, readonly [HttpStatus, string]>> = {
  'too-many': [HttpStatus.TOO_MANY_REQUESTS, 'Too many tries. Please wait ten minutes and ask for a new code.'],
  'not-a-mobile': [HttpStatus.BAD_REQUEST, 'This number cannot receive texts. Please use a mobile number.'],
  'opted-out': [HttpStatus.BAD_REQUEST, 'This number has opted out of our texts. Text START to our number, then try again.'],
  blocked: [HttpStatus.BAD_REQUEST, 'Failed to send verification code'],
  unavailable: [HttpStatus.SERVICE_UNAVAILABLE, 'Failed to send verification code'],
  wrong: [HttpStatus.BAD_REQUEST, 'Invalid verification code'],
  expired: [HttpStatus.BAD_REQUEST, 'Invalid verification code'],
};

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
    const result = await sendCode(this.world, usable(body.phoneNumber), ip);
    if (result.type === 'refused') throw refused(result.reason);
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
    const result = await signIn(this.world, usable(body.phoneNumber), body.code, ip, this.cookie.read(request));
    if (result.type === 'refused') throw refused(result.reason, 'Verification failed');
    this.cookie.write(response, result.secret);
    return { ok: true };
  }
}

function usable(written: string): string {
  const phone = phoneNumber(written);
  if (!phone) throw new BadRequestException('Please use a mobile number from the US or Canada.');
  return phone;
}

function refused(reason: string, unavailable?: string): HttpException {
  const [status, words] = REFUSED[reason]!;
  return new HttpException(reason === 'unavailable' && unavailable ? unavailable : words, status);
}
