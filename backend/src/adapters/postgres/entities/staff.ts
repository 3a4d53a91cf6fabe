import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LearningState } from '../../../domain/learning.js';
import type { OutreachKind, OutreachState, OutreachWords } from '../../../domain/outreach.js';
import type { ReviewVerdict } from '../../../domain/reading-review.js';
import type { DraftKind } from '../../../ports/storage/staff/staff-inbox.js';
import type { RequestKind } from '../../../ports/storage/staff/staff-requests.js';
import { SAFE_JSON } from './safe-json-column.js';

/** For a column that is to go: no statement names it any more, so that the next release can remove it. */
const OF_BEFORE = Object.freeze({ select: false, insert: false, update: false });

@Entity('staff')
export class StaffRow {
  @PrimaryColumn('uuid') id: string;
  @Column('text') email: string;
  @Column('text') name: string;
  @Column('text') role: 'viewer' | 'agent' | 'admin';
  @Column('text') passwordHash: string;
  @Column('text', { nullable: true }) totpSecret: string | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) disabledAt: Date | null;
  @Column('bigint', { nullable: true }) totpStep: number | null;
  @Column('integer', { ...OF_BEFORE }) failures?: number;
  @Column('timestamptz', { ...OF_BEFORE, nullable: true }) lockedUntil?: Date | null;
}

@Entity('staff_sessions')
export class StaffSessionRow {
  @PrimaryColumn('text') idHash: string;
  @Column('uuid') staffId: string;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') seenAt: Date;
  @Column('timestamptz') expiresAt: Date;
}

/** Where staff get a text to try it. */
@Entity('staff_phones')
export class StaffPhoneRow {
  @PrimaryColumn('uuid') staffId: string;
  @Column('text') phone: string;
  @Column('timestamptz') askedAt: Date;
  @Column('timestamptz', { nullable: true }) provenAt: Date | null;
}

/** A conversation that a session may see whole. */
@Entity('staff_reveals')
export class StaffRevealRow {
  @PrimaryColumn('uuid') conversationId: string;
  @PrimaryColumn('text') sessionHash: string;
  @Column('timestamptz') at: Date;
  @Column('boolean') forCase: boolean;
}

@Entity('staff_notes')
export class StaffNoteRow {
  @PrimaryColumn('uuid') conversationId: string;
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') staffId: string;
  @Column('text') body: string;
  @Column('timestamptz') at: Date;
}

@Entity('staff_drafts')
export class StaffDraftRow {
  @PrimaryColumn('uuid') conversationId: string;
  @PrimaryColumn('uuid') staffId: string;
  @PrimaryColumn('text') kind: DraftKind;
  @Column('text') body: string;
  @Column('timestamptz') at: Date;
}

@Entity('saved_replies')
export class SavedReplyRow {
  @PrimaryColumn('uuid') id: string;
  @Column('text') title: string;
  @Column('text') body: string;
  @Column('text') language: string;
  @Column('timestamptz') updatedAt: Date;
}

@Entity('staff_views')
export class StaffViewRow {
  @PrimaryColumn('uuid') id: string;
  @Column('text') resource: string;
  @Column('text') name: string;
  @Column('jsonb', { ...SAFE_JSON }) filter: object;
  @Column('jsonb', { ...SAFE_JSON, nullable: true }) sort: object | null;
  @Column('uuid') ownerId: string;
  @Column('boolean') shared: boolean;
  @Column('timestamptz') changedAt: Date;
}

@Entity('conversation_tags')
export class ConversationTagRow {
  @PrimaryColumn('uuid') conversationId: string;
  @PrimaryColumn('text') tag: string;
  @Column('uuid', { nullable: true }) staffId: string | null;
  @Column('timestamptz') at: Date;
}

/** What one of staff asks for and another consents to. */
@Entity('staff_requests')
export class StaffRequestRow {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('uuid') id: string;
  @Column('text') kind: RequestKind;
  @Column('text') reason: string;
  @Column('uuid') askedBy: string;
  @Column('timestamptz') askedAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('text', { nullable: true }) decision: 'approved' | 'refused' | 'withdrawn' | null;
  @Column('uuid', { nullable: true }) decidedBy: string | null;
  @Column('timestamptz', { nullable: true }) decidedAt: Date | null;
}

@Entity('plan_overrides')
export class PlanOverrideRow {
  @PrimaryColumn('uuid') userId: string;
  @Column('text') plan: 'free' | 'plus' | 'pro';
  @Column('timestamptz') until: Date;
  @Column('text') reason: string;
  @Column('uuid') staffId: string;
  @Column('timestamptz') at: Date;
}

/** Append-only. */
@Entity('audit_log')
export class AuditRow {
  @PrimaryColumn('bigint', { generated: 'identity' }) id: number;
  @Column('timestamptz') at: Date;
  @Column('text') actorKind: 'staff' | 'user' | 'system';
  @Column('text') actorId: string;
  @Column('text') action: string;
  @Column('text') objectKind: string;
  @Column('text') objectId: string;
  @Column('text', { ...OF_BEFORE, nullable: true }) beforeHash?: string | null;
  @Column('text', { ...OF_BEFORE, nullable: true }) afterHash?: string | null;
  @Column('text', { nullable: true }) reason: string | null;
  @Column('text', { nullable: true }) ip: string | null;
  @Column('jsonb', { ...SAFE_JSON, nullable: true }) before: object | null;
  @Column('jsonb', { ...SAFE_JSON, nullable: true }) after: object | null;
  @Column('text', { nullable: true }) requestId: string | null;
}

/** Entries of a user as staff changed them, kept for as long as the account. */
@Entity('audited_entries')
export class AuditedEntryRow {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('bigint') auditId: number;
  @Column('jsonb', { ...SAFE_JSON, nullable: true }) before: object | null;
  @Column('jsonb', { ...SAFE_JSON, nullable: true }) after: object | null;
}

/** What the food table was taught. */
@Entity('lessons')
export class LessonRow {
  @PrimaryColumn('uuid') id: string;
  @Column('text', { nullable: true }) formId: string | null;
  @Column('jsonb', { ...SAFE_JSON }) lesson: object;
  @Column('uuid') madeBy: string;
  @Column('timestamptz') madeAt: Date;
  @Column('jsonb', { ...SAFE_JSON, nullable: true }) tried: object | null;
  @Column('uuid', { nullable: true }) publishedBy: string | null;
  @Column('timestamptz', { nullable: true }) publishedAt: Date | null;
  @Column('uuid', { nullable: true }) takenBackBy: string | null;
  @Column('timestamptz', { nullable: true }) takenBackAt: Date | null;
}

/** What staff did about a form of words. */
@Entity('learning_forms')
export class LearningFormRow {
  @PrimaryColumn('text') id: string;
  @Column('text') state: LearningState;
  @Column('uuid', { nullable: true }) owner: string | null;
  @Column('timestamptz') changedAt: Date;
}

@Entity('reading_reviews')
export class ReadingReviewRow {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { nullable: true }) textId: string | null;
  @Column('date') day: string;
  @Column('text') reader: string;
  @Column('real') sureness: number;
  @Column('uuid', { nullable: true }) judgedBy: string | null;
  @Column('timestamptz', { nullable: true }) judgedAt: Date | null;
  @Column('text', { nullable: true }) verdict: ReviewVerdict | null;
}

/** A text to many. */
@Entity('outreaches')
export class OutreachRow {
  @PrimaryColumn('uuid') id: string;
  @Column('text') title: string;
  @Column('text') kind: OutreachKind;
  @Column('jsonb', { ...SAFE_JSON }) filter: object;
  @Column('jsonb', { ...SAFE_JSON }) words: OutreachWords;
  @Column('integer') version: number;
  @Column('text') state: OutreachState;
  @Column('uuid', { array: true }) authors: string[];
  @Column('timestamptz') madeAt: Date;
  @Column('timestamptz') changedAt: Date;
  @Column('uuid', { nullable: true }) askedBy: string | null;
  @Column('timestamptz', { nullable: true }) askedAt: Date | null;
  @Column('uuid', { nullable: true }) approvedBy: string | null;
  @Column('timestamptz', { nullable: true }) approvedAt: Date | null;
  @Column('uuid', { nullable: true }) endedBy: string | null;
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
  @Column('uuid', { nullable: true }) gatheredTo: string | null;
  @Column('timestamptz', { nullable: true }) gatheredAt: Date | null;
  @Column('timestamptz', { nullable: true }) nextAt: Date | null;
  @Column('jsonb', { ...SAFE_JSON, nullable: true }) report: object | null;
}

@Entity('outreach_recipients')
export class OutreachRecipientRow {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('uuid') outreachId: string;
  @Column('text') state: 'waiting' | 'queued' | 'left-out';
  @Column('timestamptz') dueAt: Date;
  @Column('smallint') tries: number;
  @Column('text', { nullable: true }) why: string | null;
  @Column('uuid', { nullable: true }) outboundId: string | null;
  @Column('text', { nullable: true }) result: string | null;
  @Column('timestamptz') at: Date;
}
