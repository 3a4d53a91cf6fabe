import {
  Body,
  Controller,
  Get,
  HttpCode,
  HttpException,
  HttpStatus,
  Post,
  Req,
  Res,
  ServiceUnavailableException,
  UnauthorizedException,
} from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Done, Problem, StaffSession, StaffSignIn } from '../../contract/index.js';
import { STAFF_IDLE_MS, type StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import { CAPABILITIES_OF } from '../../usecases/staff/capabilities.js';
import { signInStaff } from '../../usecases/staff/sign-in-staff.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { Public } from '../access.js';
import { KnownStaffDevice } from '../known-device.js';
import { ForStaff, Staff, type StaffRequest } from './staff-access.js';
import { StaffCookie } from './staff-cookie.js';

@ApiTags('Console')
@Controller('api/staff')
export class StaffSessionController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
    private readonly cookie: StaffCookie,
    private readonly known: KnownStaffDevice,
  ) {}

  @Post('sign-in')
  @HttpCode(200)
  @Public()
  @ApiOperation({ summary: 'Sign in with password and one-time code' })
  @ApiResponse({ status: 200, type: StaffSession })
  @ApiResponse({ status: 401, type: Problem })
  @ApiResponse({ status: 429, type: Problem })
  @ApiResponse({ status: 503, type: Problem })
  async signIn(
    @Body() body: StaffSignIn,
    @Req() request: StaffRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffSession> {
    const email = body.email.trim().toLowerCase();
    const device = this.known.find(request, email, this.deps.clock.now());
    const from = { ip: request.ip ?? null, requestId: request.requestId ?? null, device };
    const held = this.cookie.read(request);
    const result = await signInStaff({ ...this.deps, staff: this.staff }, body, from);
    if (result.type === 'locked')
      throw new HttpException(
        'Too many tries. Please wait a quarter of an hour, use a browser in which you signed in before, or ask an admin.',
        HttpStatus.TOO_MANY_REQUESTS,
      );
    if (result.type === 'lost')
      throw new ServiceUnavailableException(
        'Your authenticator cannot be checked: the secret of the server has changed. Ask an admin for new ones.',
      );
    if (result.type === 'wrong')
      throw new UnauthorizedException('E-mail, password or code is wrong. A code works once: wait for the next one.');
    if (held) await this.staff.accounts.end(held);
    this.cookie.write(response, result.secret);
    this.known.write(request, response, email, this.deps.clock.now());
    return this.present((await this.staff.accounts.find(result.secret, this.deps.clock.now()))!);
  }

  @Post('sign-out')
  @HttpCode(200)
  @Public()
  @ApiOperation({ summary: 'End this session, if there is one' })
  @ApiResponse({ status: 200, type: Done })
  async signOut(@Req() request: StaffRequest, @Res({ passthrough: true }) response: Response): Promise<Done> {
    const secret = this.cookie.read(request);
    if (secret) await this.staff.accounts.end(secret);
    this.cookie.clear(response);
    return { ok: true };
  }

  @Get('session')
  @ForStaff('any')
  @ApiOperation({ summary: 'Who is signed in, and what they may do' })
  @ApiResponse({ status: 200, type: StaffSession })
  @ApiResponse({ status: 401, type: Problem })
  session(@Staff() caller: StaffCaller): StaffSession {
    return this.present(caller);
  }

  private present({ account, expiresAt }: StaffCaller): StaffSession {
    const { id, email, name, role } = account;
    return {
      staff: { id, email, name, role },
      capabilities: [...CAPABILITIES_OF[role]],
      idleMinutes: STAFF_IDLE_MS / 60_000,
      expiresAt: expiresAt.toISOString(),
      savesFixtures: this.staff.fixtures !== null,
      liveReplay: this.deps.model !== null,
    };
  }
}
