import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Done } from '../../contract/index.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { Public } from '../access.js';
import { SessionCookie } from '../session-cookie.js';

@ApiTags('Sign-in')
@Controller('api')
export class SessionController {
  constructor(
    private readonly deps: Dependencies,
    private readonly cookie: SessionCookie,
  ) {}

  @Post('logout')
  @HttpCode(200)
  @Public()
  @ApiOperation({ summary: 'End this session, if there is one' })
  @ApiResponse({ status: 200, type: Done })
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Done> {
    const secret = this.cookie.read(request);
    if (secret) await this.deps.sessions.end(secret);
    this.cookie.clear(response);
    response.setHeader('Clear-Site-Data', '"cache"');
    return { ok: true };
  }
}
