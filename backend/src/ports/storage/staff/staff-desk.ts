import type { FeedbackRow, SavedReply } from '../../../contract/index.js';
import type { Plan } from '../../../domain/plan.js';
import type { AuditCause } from './staff-audit.js';

/** A text of staff on its way to a user. */
export interface StaffText {
  id: string;
  body: string;
  segments: number;
}

/** Why a text cannot be sent: there is nobody, the number is erased, or it has opted out. */
export type CannotSend = 'not-found' | 'erased' | 'opted-out';
export type ResendResult = { id: string } | CannotSend | 'not-failed' | 'under-way';

/**
 * What staff do. Promises: each happens wholly or not at all, with its row in the audit in the same transaction; what changes how a
 * conversation is answered also moves its version on, so that no turn is committed on what was true before.
 */
export abstract class StaffDesk {
  /** The id of a conversation, by its own or its user's. */
  abstract conversation(id: string): Promise<string | null>;
  /**
   * Somebody looks into a conversation: one row in the audit for each stretch of looking. Where they may answer, its texts count as
   * seen by staff.
   */
  abstract opened(conversationId: string, mayAnswer: boolean, cause: AuditCause, now: Date): Promise<void>;
  abstract reveal(
    conversationId: string,
    cause: AuditCause,
    now: Date,
  ): Promise<{ userId: string | null; conversationId: string; phone: string | null } | null>;
  /** False when it is held already: whoever holds it stays. */
  abstract hold(conversationId: string, cause: AuditCause, now: Date): Promise<boolean>;
  /** Takes the conversation where nobody holds it or nobody was assigned, and queues the text. */
  abstract reply(conversationId: string, text: StaffText, cause: AuditCause, now: Date): Promise<'queued' | CannotSend>;
  /** The bot speaks again; open flags are resolved; nobody has the case any more, and what it had revealed is hidden again; the user is told where `text` is given and texts may go there. False: there was no case. */
  abstract close(conversationId: string, text: StaffText | null, cause: AuditCause, now: Date): Promise<boolean>;
  abstract languageOf(conversationId: string): Promise<'en' | 'fr' | 'es'>;
  /** `no-such-staff`: unknown or disabled. */
  abstract assign(conversationId: string, staffId: string | null, cause: AuditCause, now: Date): Promise<'assigned' | 'no-such-staff'>;
  abstract note(conversationId: string, note: { id: string; body: string }, cause: AuditCause, now: Date): Promise<void>;
  abstract resolveFlag(conversationId: string, flagId: number, cause: AuditCause, now: Date): Promise<boolean>;
  abstract givePlan(userId: string, plan: Plan, until: Date, cause: AuditCause, now: Date): Promise<boolean>;
  abstract takePlanBack(userId: string, cause: AuditCause, now: Date): Promise<boolean>;
  /** How many there were; null: no such user. */
  abstract endSessions(userId: string, cause: AuditCause, now: Date): Promise<number | null>;
  /** The user told staff to stop: as STOP by text, on the list that outlives the account. */
  abstract optOut(userId: string, cause: AuditCause, now: Date): Promise<boolean>;
  /** Puts a failed text on its way again as a row of its own; the old one stays as it is. */
  abstract resend(deliveryId: string, newId: string, cause: AuditCause, now: Date): Promise<ResendResult>;
  abstract setFeedback(id: string, state: FeedbackRow['state'], cause: AuditCause, now: Date): Promise<boolean>;
  abstract answerFeedback(id: string, text: StaffText, cause: AuditCause, now: Date): Promise<'queued' | CannotSend>;
  /** Makes or changes one; null when it is to be changed and is not there. */
  abstract saveReply(
    reply: Pick<SavedReply, 'id' | 'title' | 'body' | 'language'>,
    how: 'make' | 'change',
    cause: AuditCause,
    now: Date,
  ): Promise<boolean>;
  abstract removeReply(id: string, cause: AuditCause, now: Date): Promise<boolean>;
}
