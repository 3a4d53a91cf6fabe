import { type CanActivate, type ExecutionContext, ForbiddenException, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { StaffCapability } from '../../contract/index.js';
import { mayStaff } from '../../usecases/staff/capabilities.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { type Access, ACCESS } from '../access.js';
import { CAPABILITY, type StaffRequest, UNATTENDED } from './staff-access.js';
import { StaffCookie } from './staff-cookie.js';

/** Lets staff, and nobody else, call the console's routes, each role what it may. Other routes are not its concern. */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
    private readonly cookie: StaffCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const of = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<Access | undefined>(ACCESS, of) !== 'staff') return true;
    const needed = this.reflector.getAllAndOverride<StaffCapability | 'any' | undefined>(CAPABILITY, of);
    const request = context.switchToHttp().getRequest<StaffRequest>();
    const secret = this.cookie.read(request);
    const unattended = this.reflector.getAllAndOverride<true | undefined>(UNATTENDED, of) === true;
    const caller = secret && (await this.staff.accounts.find(secret, this.deps.clock.now(), unattended ? 'unattended' : 'at-work'));
    if (!caller) throw new UnauthorizedException('Please sign in.');
    if (needed === undefined || (needed !== 'any' && !mayStaff(caller.account.role, needed)))
      throw new ForbiddenException('Your role may not do this.');
    request.staff = caller;
    return true;
  }
}
