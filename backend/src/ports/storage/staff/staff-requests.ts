import type { PersonalData } from '../people/account-life.js';
import type { AuditCause } from './staff-audit.js';

export type RequestKind = 'export' | 'erase' | 'refund';
/** Why a request cannot go on: gone, decided already, over its time, asked by oneself, or not one's own. */
export type RequestRefusal = 'not-found' | 'decided' | 'expired' | 'own' | 'not-own';

/**
 * What one of staff asks for and another consents to. Promises: nobody consents to what they asked for, whatever their role, nor to what
 * is over its time; each step is a row of the audit in the same transaction; what is carried out is what the user's own button does.
 */
export abstract class StaffRequests {
  /** `open`: the same is asked for already. A refund is asked for as an order (`MoneyOrders`). */
  abstract ask(
    request: { id: string; kind: Exclude<RequestKind, 'refund'>; userId: string },
    cause: AuditCause & { reason: string },
    now: Date,
  ): Promise<'asked' | 'not-found' | 'open'>;
  /** Erases at once; an export may be taken out, and a refund is due, from then on. */
  abstract approve(id: string, cause: AuditCause, now: Date): Promise<'approved' | RequestRefusal>;
  abstract refuse(id: string, cause: AuditCause, now: Date): Promise<'refused' | RequestRefusal>;
  /** By whoever asked. */
  abstract withdraw(id: string, cause: AuditCause, now: Date): Promise<'withdrawn' | RequestRefusal>;
  /** By either of the two, within the time that consent gives. */
  abstract takeOut(id: string, cause: AuditCause, now: Date): Promise<{ userId: string; belongings: PersonalData } | RequestRefusal>;
}

/** Consent has to come within this time, and an export to be taken out within as long after it. */
export const REQUEST_MS = 24 * 3_600_000;
