import { BadRequestException, Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Dependencies } from '../../usecases/dependencies.js';
import { type CallerRequest, OnlyAssistants, Public, Signed } from '../access.js';
import { Release } from '../dashboard/status.controller.js';
import { LimitCalls } from '../guards/limit.guard.js';

/** The Model Context Protocol over HTTP, without sessions: each call is asked and answered by itself, and nothing is streamed. */
@Controller('mcp')
@Signed()
@ApiExcludeController()
export class McpController {
  constructor(
    private readonly deps: Dependencies,
    private readonly release: Release,
  ) {}

  @Post()
  @OnlyAssistants()
  @LimitCalls('assistant', 60, 60)
  async call(@Req() request: CallerRequest, @Res() response: Response): Promise<void> {
    // The protocol has no batches any more, and one would get round the limit of calls.
    if (Array.isArray(request.body)) throw new BadRequestException('Send one call at a time.');
    response.setHeader('Cache-Control', 'no-store');
    // Fetched when it is first called for: most processes never need it.
    const { serveCall } = await import('./serve-call.js');
    await serveCall(this.deps, request.assistant!, this.release.version, request, response);
  }

  @Get()
  @Public()
  stream(@Res() response: Response): void {
    onlyPost(response);
  }

  @Delete()
  @Public()
  end(@Res() response: Response): void {
    onlyPost(response);
  }
}

const onlyPost = (response: Response): void =>
  void response.status(405).setHeader('Allow', 'POST').json({ statusCode: 405, message: 'Only POST is answered here.' });
