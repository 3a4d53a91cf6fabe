import { type CanActivate, type ExecutionContext, ForbiddenException, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { type AssistantDoor, assistantDoor, SCOPE } from '../../usecases/assistants/assistant-door.js';
import { isThisMachine } from '../../usecases/assistants/redirect-uri.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { type Access, ACCESS, type AssistantCaller, type CallerRequest } from '../access.js';
import { OwnOrigins } from './same-site.guard.js';

/**
 * Lets in whoever shows an access token for this very address, and tells the others where one is to be had. Pages of other sites are turned
 * away before that, also those that had their name lead to this machine.
 */
@Injectable()
export class AssistantGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly deps: Dependencies,
    private readonly origins: OwnOrigins,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [context.getHandler(), context.getClass()]);
    if (access !== 'assistant') return true;
    const request = context.switchToHttp().getRequest<CallerRequest>();
    const door = assistantDoor(this.deps.rules);
    const origin = request.get('origin');
    if (!isOurName(request.get('host'), door)) throw new ForbiddenException('This host is not served here.');
    if (origin !== undefined && !this.origins.has(origin, request.get('host')))
      throw new ForbiddenException('This request came from another site.');
    const token = bearerOf(request);
    const assistant = token === null ? null : await this.caller(token, door);
    if (!assistant) {
      context
        .switchToHttp()
        .getResponse<Response>()
        .setHeader('WWW-Authenticate', challenge(door, token !== null));
      throw new UnauthorizedException('Connect this assistant to a Mealtext account first.');
    }
    request.assistant = assistant;
    return true;
  }

  private async caller(token: string, { resource }: AssistantDoor): Promise<AssistantCaller | null> {
    const connection = await this.deps.assistants.find(token, resource, this.deps.clock.now());
    const account = connection && (await this.deps.accounts.byId(connection.userId));
    return account && { connection, account };
  }
}

/** Our public name, or one of this machine: a name that somebody else's name server leads here is neither. */
function isOurName(host: string | undefined, { issuer }: AssistantDoor): boolean {
  const address = `http://${host ?? ''}`;
  if (!host || !URL.canParse(address)) return false;
  return host.toLowerCase() === new URL(issuer).host || isThisMachine(new URL(address).hostname);
}

function bearerOf(request: Request): string | null {
  const [scheme, token, ...more] = (request.get('authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token && token.length <= 200 && more.length === 0 ? token : null;
}

/** RFC 6750 and RFC 9728: where to ask, and what for. */
function challenge({ metadata }: AssistantDoor, shown: boolean): string {
  const asked = `resource_metadata="${metadata}", scope="${SCOPE}"`;
  return `Bearer ${shown ? `error="invalid_token", error_description="It is wrong, too old, or was taken back.", ` : ''}${asked}`;
}
