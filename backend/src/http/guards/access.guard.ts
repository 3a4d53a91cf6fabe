import { type CanActivate, type ExecutionContext, Injectable, NotFoundException, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Dependencies } from '../../usecases/dependencies.js';
import { type Access, ACCESS, type Caller, type CallerRequest } from '../access.js';
import { SessionCookie } from '../session-cookie.js';

/**
 * Who is calling, and whether this is theirs: a route with `:id` belongs to that user alone, and for everybody else it
 * is not there, whether or not such a user exists.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly deps: Dependencies,
    private readonly cookie: SessionCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CallerRequest>();
    // Nothing that we keep has such an id, and no query could even ask for it.
    if (Object.values(request.params).some((value) => value.includes('\u0000'))) throw new NotFoundException('Not found');
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [context.getHandler(), context.getClass()]) ?? 'user';
    // Staff and assistants show something of their own, to a guard of their own.
    if (access === 'public' || access === 'staff' || access === 'assistant') return true;
    const caller = await this.caller(request);
    if (!caller || (access === 'user' && !caller.account)) throw new UnauthorizedException('Please sign in.');
    const { id } = request.params;
    if (id !== undefined && id !== caller.account?.id) throw new NotFoundException('Not found');
    request.caller = caller;
    return true;
  }

  private async caller(request: CallerRequest): Promise<Caller | null> {
    const secret = this.cookie.read(request);
    const session = secret && (await this.deps.sessions.find(secret, this.deps.clock.now()));
    if (!session) return null;
    if (!session.userId) return { session, account: null };
    const account = await this.deps.accounts.byId(session.userId);
    return account && { session, account };
  }
}
