import type { StaffRole } from '../../../contract/index.js';
import type { AuditNote } from './staff-audit.js';

/** A person who works here. */
export interface StaffAccount {
  id: string;
  /** Lower case. */
  email: string;
  name: string;
  role: StaffRole;
  disabledAt: Date | null;
}

/** What a sign-in is checked against. */
export interface StaffSecrets extends StaffAccount {
  passwordHash: string;
  /** Base32; null: nobody can sign in. */
  totpSecret: string | null;
  /** There is one, but it was sealed with another key. */
  totpLost: boolean;
}

export interface NewStaff extends Omit<StaffAccount, 'disabledAt'> {
  passwordHash: string;
  totpSecret: string;
}

/** Who is calling. */
export interface StaffCaller {
  account: StaffAccount;
  sessionHash: string;
  expiresAt: Date;
}

/** Sessions end after so long without a request, and after so long in any case. */
export const STAFF_IDLE_MS = 30 * 60_000;
export const STAFF_ABSOLUTE_MS = 12 * 3_600_000;

/**
 * Staff accounts and their sessions, apart from users'.
 * Promises: of a session's secret only a keyed hash is stored, and an authenticator's secret only sealed; one that was ended, idle or too old finds nothing, nor does one of a
 * disabled account; no time step of one-time codes is accepted twice; with `audit`, the row is written in the same transaction.
 */
export abstract class StaffAccounts {
  abstract all(): Promise<StaffAccount[]>;
  abstract byId(id: string): Promise<StaffAccount | null>;
  abstract secretsOf(email: string): Promise<StaffSecrets | null>;
  /** Seals what was kept before secrets were sealed; the addresses of those whose secret nobody can open. */
  abstract sealOld(): Promise<string[]>;
  /** False when the address is taken. */
  abstract create(staff: NewStaff, now: Date, audit: AuditNote | null): Promise<boolean>;
  abstract change(
    id: string,
    changes: Partial<Pick<StaffAccount, 'name' | 'role' | 'disabledAt'>>,
    now: Date,
    audit: AuditNote | null,
  ): Promise<StaffAccount | 'not-found' | 'last-admin'>;
  /** New secrets; every session ends. */
  abstract reset(id: string, secrets: { passwordHash: string; totpSecret: string }, now: Date, audit: AuditNote | null): Promise<boolean>;
  /** Accepts a code's time step and starts a session, answering its secret; null when that step or a later one was used already. */
  abstract begin(id: string, step: number, from: { ip: string | null; requestId: string | null }, now: Date): Promise<string | null>;
  /** `unattended`: asked by an open page alone, which does not count as somebody being there. */
  abstract find(secret: string, now: Date, how?: 'at-work' | 'unattended'): Promise<StaffCaller | null>;
  abstract end(secret: string): Promise<void>;
}
