import type { AuditCause } from './staff-audit.js';

export type DraftKind = 'reply' | 'notes';
export type Drafts = Record<DraftKind, string>;

/** Why a case cannot be taken: it is gone, a colleague has it, or there is nothing to take and no reason given. */
export type CannotTake = { refused: 'not-found' | 'no-case' } | { refused: 'taken'; by: string | null };

export interface Colleague {
  staffId: string;
  name: string | null;
  typing: boolean;
}

/** Somebody who looks or types is there for so long after the last word of their screen. */
export const PRESENT_MS = 45_000;
export const TYPING_MS = 8000;

/**
 * How staff share cases. Promises: taking assigns, reveals and pauses at once or not at all, with its rows in the audit; what it reveals is
 * hidden again when the case is closed; a draft is its author's alone.
 */
export abstract class StaffInbox {
  /** @param over also from a colleague; without a reason, the case is the reason of the reveal */
  abstract take(conversationId: string, over: boolean, cause: AuditCause, now: Date): Promise<'taken' | CannotTake>;
  /** Out of the inbox until then, or until something happens; null: back in it. False: there is no such conversation. */
  abstract snooze(conversationId: string, until: Date | null, cause: AuditCause, now: Date): Promise<boolean>;
  abstract drafts(conversationId: string, staffId: string): Promise<Drafts>;
  abstract saveDraft(conversationId: string, staffId: string, kind: DraftKind, body: string, now: Date): Promise<void>;
  /** Notes that somebody is there; colleagues are told where that is news. */
  abstract present(conversationId: string, staffId: string, typing: boolean, now: Date): Promise<void>;
  /** Who else is there. */
  abstract others(conversationId: string, staffId: string, now: Date): Promise<Colleague[]>;
}
