import type { LeftOut, OutreachKind, OutreachLanguage, OutreachWords } from '../../../domain/outreach.js';
import type { AuditCause } from './staff-audit.js';
import type { StaffText } from './staff-desk.js';
import type { ListRequest } from './staff-lists.js';

export interface OutreachDraft {
  title: string;
  kind: OutreachKind;
  filter: ListRequest['filter'];
  words: OutreachWords;
}

/** How many of a segment read one language, and why they are left out; null: they get it. */
export interface SegmentShare {
  language: OutreachLanguage;
  why: LeftOut | null;
  people: number;
}

/** What came of it so far, in people; segments are of what was queued. */
export interface OutreachReport {
  waiting: number;
  queued: number;
  sent: number;
  delivered: number;
  failed: number;
  segments: number;
  leftOut: { why: LeftOut; people: number }[];
}

export type OutreachRefusal = 'not-found' | 'not-now' | 'own' | 'changed';
export type TestRefusal = 'not-found' | 'no-words' | 'no-phone' | 'opted-out';

/**
 * Texts to many, as staff write and consent to them. Promises: what is consented to is what was shown (its version), by somebody who wrote
 * none of it and did not ask; a change takes back the asking; each act is in the audit with its reason. Segments fail with BadQuery.
 */
export abstract class StaffOutreach {
  abstract save(id: string, draft: OutreachDraft, how: 'make' | 'change', cause: AuditCause, now: Date): Promise<'saved' | OutreachRefusal>;
  abstract remove(id: string, cause: AuditCause, now: Date): Promise<'removed' | OutreachRefusal>;
  abstract preview(draft: Pick<OutreachDraft, 'kind' | 'filter' | 'words'>): Promise<SegmentShare[]>;
  abstract ask(id: string, cause: AuditCause, now: Date): Promise<'asked' | OutreachRefusal>;
  /** Takes back what was asked for, or refuses it: it is a draft again. */
  abstract reopen(id: string, how: 'withdraw' | 'refuse', cause: AuditCause, now: Date): Promise<'reopened' | OutreachRefusal>;
  abstract approve(id: string, version: number, cause: AuditCause, now: Date): Promise<'approved' | OutreachRefusal>;
  abstract stop(id: string, cause: AuditCause, now: Date): Promise<'stopped' | OutreachRefusal>;
  abstract report(id: string): Promise<OutreachReport | null>;
  /** Texts it to whoever asks, at the number that they have shown to be theirs. */
  abstract test(
    id: string,
    language: OutreachLanguage,
    write: (kind: OutreachKind, words: string) => StaffText,
    cause: AuditCause,
    now: Date,
  ): Promise<'queued' | TestRefusal>;
  abstract phoneOf(staffId: string): Promise<{ phone: string; proven: boolean } | null>;
  /** Notes a number that its owner has yet to show to be theirs, or that they have. */
  abstract setPhone(staffId: string, phone: string, proven: boolean, cause: AuditCause, now: Date): Promise<void>;
}
