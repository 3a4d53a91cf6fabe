import type { Entry } from '../../../domain/entry.js';

/** Facts of an object as staff changed it: states, plans, roles, figures. Never a phone number, a text or a name of a user. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** Who does something, from where. */
export interface StaffActor {
  staffId: string;
  /** Key of their session's row. */
  sessionHash: string;
  ip: string | null;
  requestId: string | null;
}

/** One row of the audit, written in the same transaction as what it tells of. */
export interface AuditNote {
  by: StaffActor;
  /** A verb: `reveal`, `reply`, `plan-override`. */
  action: string;
  object: { kind: string; id: string };
  before?: AuditFacts | null;
  after?: AuditFacts | null;
  reason?: string | null;
  /** Entries of a user whole, before and after: kept beside the row for as long as the account, and shown to whom the user is revealed. */
  whole?: { userId: string; before: readonly Entry[]; after: readonly Entry[] } | null;
}

/** What a write is told about its audit row: everything but what the write itself finds out. */
export type AuditCause = Pick<AuditNote, 'by' | 'reason'>;

/** The audit, for what happens outside of the database: exports, sign-ins. Promises: once it returns, it stands for ever. */
export abstract class StaffAudit {
  abstract record(note: AuditNote, now: Date): Promise<void>;
}
