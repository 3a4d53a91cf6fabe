import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import type { Account } from '../ports/storage/people/accounts.js';
import type { Connected } from '../ports/storage/people/assistants.js';
import type { Session } from '../ports/storage/people/sessions.js';

/** Who may call a route: everybody, whoever has proven a phone, staff, a user's assistant, or (unless said otherwise) a signed-in user. */
export type Access = 'public' | 'phone' | 'user' | 'staff' | 'assistant';
export const ACCESS = 'access';
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
export const ProvenPhone = () => SetMetadata(ACCESS, 'phone' satisfies Access);
export const OnlyAssistants = () => SetMetadata(ACCESS, 'assistant' satisfies Access);

/** A write that a provider signs instead of a browser proving where it comes from. */
export const SIGNED = 'signed';
export const Signed = () => SetMetadata(SIGNED, true);

/** The caller, as the access guard found them. */
export interface Caller {
  session: Session;
  /** Null only on routes for whoever has proven a phone. */
  account: Account | null;
}

/** An assistant and whom it speaks for, as the assistants' guard found them. */
export interface AssistantCaller {
  connection: Connected;
  account: Account;
}

export interface CallerRequest extends Request {
  caller?: Caller;
  assistant?: AssistantCaller;
  requestId?: string;
}

const callerOf = (context: ExecutionContext): Caller | undefined => context.switchToHttp().getRequest<CallerRequest>().caller;

/** The session of the caller. */
export const CallerSession = createParamDecorator((_: unknown, context: ExecutionContext) => callerOf(context)?.session);
/** The account of the caller; never null on a route for users. */
export const CallerAccount = createParamDecorator((_: unknown, context: ExecutionContext) => callerOf(context)?.account);
