import type { AuditCause } from '../staff/staff-audit.js';

export type MoneyKind = 'refund' | 'cancel-at-end' | 'cancel-now';
/** `waiting`: for a colleague's consent; `due`: the provider is yet to be asked, or asked again; `dropped`: consent did not come. */
export type MoneyState = 'waiting' | 'due' | 'done' | 'failed' | 'dropped';

/** What one of staff has done with a user's money. */
export interface MoneyOrder {
  /** The key under which the provider is asked, too. */
  id: string;
  userId: string;
  customerId: string;
  kind: MoneyKind;
  /** Of a refund. */
  invoiceId: string | null;
  cents: number | null;
  currency: string | null;
  reason: string;
  askedBy: string;
  askedByName: string | null;
  askedAt: Date;
  /** What a colleague consents to, if one has to. */
  requestId: string | null;
  state: MoneyState;
  attempts: number;
  /** The provider's own name of what went wrong last. */
  problem: string | null;
  settledAt: Date | null;
}

export type NewMoneyOrder = Pick<MoneyOrder, 'id' | 'userId' | 'customerId' | 'kind' | 'invoiceId' | 'cents' | 'currency'>;

/** What a refund is held against. */
export interface RefundBounds {
  /** What was left of the invoice when the provider was asked, and when that was. */
  left: number;
  readAt: Date;
  /** How much one of staff gives back to a user alone within `ALONE_DAYS`. */
  alone: number;
}
export const ALONE_DAYS = 30;

/** `taken`: the key was used for something else; `open`: another refund of this user waits for consent already. */
export type MoneyAsked = 'waiting' | 'due' | 'repeated' | 'taken' | 'not-found' | 'more-than-paid' | 'open';
export type MoneyResult =
  | { state: 'done'; providerId: string | null }
  | { state: 'failed'; problem: string }
  | { state: 'due'; problem: string; nextTry: Date };

/**
 * What is to be done with users' money, from before the provider is asked until its answer is known. Only rows of the provider in use.
 * Promises: the same id is one order; refunds of an invoice that are under way never come to more than was left of it; more than one of staff
 * may give back alone waits for a colleague; each step is a row of the audit in the same transaction.
 */
export abstract class MoneyOrders {
  abstract ask(order: NewMoneyOrder, bounds: RefundBounds | null, cause: AuditCause & { reason: string }, now: Date): Promise<MoneyAsked>;
  abstract one(userId: string, id: string): Promise<MoneyOrder | null>;
  /** The order that a request for consent is about. */
  abstract ofRequest(requestId: string): Promise<MoneyOrder | null>;
  /** Of a user, newest first. */
  abstract of(userId: string, limit: number): Promise<MoneyOrder[]>;
  /** How much was given back to a user without a colleague lately, in cents. */
  abstract givenAlone(userId: string, now: Date): Promise<number>;
  abstract due(now: Date, limit: number): Promise<MoneyOrder[]>;
  /** What became of a try; nothing when it was settled meanwhile. */
  abstract settle(order: MoneyOrder, result: MoneyResult, now: Date): Promise<void>;
}
