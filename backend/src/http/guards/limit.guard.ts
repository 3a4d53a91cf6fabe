import { type CanActivate, type ExecutionContext, HttpException, HttpStatus, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Dependencies } from '../../usecases/dependencies.js';
import type { CallerRequest } from '../access.js';

export const LIMIT = 'limit';
export interface Limit {
  name: string;
  hits: number;
  seconds: number;
}

/** At most so many calls in a window, for each user, session or assistant, or for each address where there is none. */
export const LimitCalls = (name: string, hits: number, seconds: number) => SetMetadata(LIMIT, { name, hits, seconds } satisfies Limit);

@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly deps: Dependencies,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.getAllAndOverride<Limit | undefined>(LIMIT, [context.getHandler(), context.getClass()]);
    if (!limit) return true;
    const request = context.switchToHttp().getRequest<CallerRequest>();
    const { account, session } = request.caller ?? {};
    const who = request.assistant?.connection.id ?? account?.id ?? session?.idHash ?? request.ip ?? 'unknown';
    if (await this.deps.limiter.hit(`call:${limit.name}:${who}`, limit.hits, limit.seconds, this.deps.clock.now())) return true;
    throw new HttpException('Too many requests. Please wait a little and try again.', HttpStatus.TOO_MANY_REQUESTS);
  }
}
