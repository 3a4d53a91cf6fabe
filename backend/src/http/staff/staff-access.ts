import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import type { StaffCapability } from '../../contract/index.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import { ACCESS, type Access } from '../access.js';

export const CAPABILITY = 'staff-capability';

/** A route of the console, for staff whose role has this capability; `any`: for every role. */
export const ForStaff = (capability: StaffCapability | 'any') =>
  applyDecorators(SetMetadata(ACCESS, 'staff' satisfies Access), SetMetadata(CAPABILITY, capability));

export const UNATTENDED = 'staff-unattended';
/** A route that an open console calls by itself: nobody need be there, so it does not keep the session from ending. */
export const Unattended = () => SetMetadata(UNATTENDED, true);

export interface StaffRequest extends Request {
  staff?: StaffCaller;
  requestId?: string;
}

const requestOf = (context: ExecutionContext): StaffRequest => context.switchToHttp().getRequest<StaffRequest>();

/** The staff member who is calling, as the guard found them. */
export const Staff = createParamDecorator((_: unknown, context: ExecutionContext): StaffCaller | undefined => requestOf(context).staff);

/** The same as the audit names them. */
export const Actor = createParamDecorator((_: unknown, context: ExecutionContext): StaffActor => {
  const { staff, ip, requestId } = requestOf(context);
  return { staffId: staff!.account.id, sessionHash: staff!.sessionHash, ip: ip ?? null, requestId: requestId ?? null };
});
