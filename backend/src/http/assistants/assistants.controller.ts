import { BadRequestException, Body, Controller, Delete, Get, NotFoundException, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  AssistantAsks,
  AssistantDecided,
  AssistantQuery,
  ConnectedAssistant,
  DecideAssistant,
  Done,
  Problem,
} from '../../contract/index.js';
import { localDate, localTime } from '../../domain/local-day.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import { assistantDoor } from '../../usecases/assistants/assistant-door.js';
import { decideAuthorization } from '../../usecases/assistants/decide-authorization.js';
import { readAuthorization } from '../../usecases/assistants/read-authorization.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount } from '../access.js';
import { LimitCalls } from '../guards/limit.guard.js';

@ApiTags('Assistants')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id/assistants')
export class AssistantsController {
  constructor(private readonly deps: Dependencies) {}

  @Get()
  @ApiOperation({ summary: 'Assistants that the user let in, the one used last first' })
  @ApiResponse({ status: 200, type: [ConnectedAssistant] })
  async list(@CallerAccount() { id: userId, timezone }: Account): Promise<ConnectedAssistant[]> {
    const connected = await this.deps.assistants.connections(userId, this.deps.clock.now());
    return connected.map(({ id, name, createdAt, seenAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastSeenDate: seenAt && localDate(seenAt, timezone),
      lastSeenTime: seenAt && localTime(seenAt, timezone),
    }));
  }

  @Get('asking')
  @LimitCalls('assistant-asking', 60, 60)
  @ApiOperation({ summary: 'Which program asks to be let in, by the query of the page that it opened' })
  @ApiResponse({ status: 200, type: AssistantAsks })
  @ApiResponse({ status: 400, type: Problem, description: 'No such program is known, or it is not its address that waits for the answer' })
  async asking(@Query() { request }: AssistantQuery): Promise<AssistantAsks> {
    const asked = await this.asked(request);
    const redirectTo = asked.type === 'refused' ? asked.redirectTo : null;
    return { name: asked.client.name, host: hostOf(asked.redirectUri), redirectTo };
  }

  @Post()
  @LimitCalls('assistant-decide', 20, 600)
  @ApiOperation({ summary: 'Let the program in, or refuse it' })
  @ApiResponse({ status: 201, type: AssistantDecided })
  @ApiResponse({ status: 400, type: Problem })
  async decide(@Body() { request, allow }: DecideAssistant, @CallerAccount() { id }: Account): Promise<AssistantDecided> {
    const asked = await this.asked(request);
    if (asked.type === 'refused') return { redirectTo: asked.redirectTo };
    return { redirectTo: await decideAuthorization(this.deps, assistantDoor(this.deps.rules), id, asked, allow) };
  }

  @Delete(':assistantId')
  @ApiParam({ name: 'assistantId', description: 'As the list names it' })
  @ApiOperation({ summary: 'Disconnect it: what it holds opens nothing any more' })
  @ApiResponse({ status: 200, type: Done })
  async disconnect(@Param('assistantId') assistantId: string, @CallerAccount() { id }: Account): Promise<Done> {
    if (!(await this.deps.assistants.disconnect(id, assistantId, this.deps.clock.now()))) throw new NotFoundException('Not found');
    return { ok: true };
  }

  private async asked(request: string) {
    const asked = await readAuthorization(this.deps, assistantDoor(this.deps.rules), request);
    if (asked.type === 'unknown') throw new BadRequestException('This request is not valid. Start again from your assistant.');
    return asked;
  }
}

/** The site that waits for the answer, or the scheme of a program. */
function hostOf(redirectUri: string): string {
  const { protocol, hostname } = new URL(redirectUri);
  return protocol === 'https:' || protocol === 'http:' ? hostname : protocol.slice(0, -1);
}
