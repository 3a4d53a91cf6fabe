import { type DataSource, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import type { SavedReply } from '../../../contract/index.js';
import type { Plan } from '../../../domain/plan.js';
import type { AuditCause, AuditNote } from '../../../ports/storage/staff/staff-audit.js';
import { type CannotSend, type ResendResult, StaffDesk, type StaffText } from '../../../ports/storage/staff/staff-desk.js';
import {
  AssistantConnectionRow,
  AuditRow,
  ConversationRow,
  FeedbackRow,
  FlagRow,
  OutboundTextRow,
  SavedReplyRow,
  SessionRow,
  StaffNoteRow,
  StaffRevealRow,
  StaffRow,
  UserRow,
} from '../entities/index.js';
import { safeText } from '../safe-json.js';
import { addNew, returned } from './add-new.js';
import { notify } from './notify.js';
import { recordAudit } from './staff/audit-row.js';
import { CAN_RESEND } from './staff/fragments.js';
import { hold } from './staff/hold.js';
import { sendText } from './staff/send-text.js';
import { givePlan, optOut, takePlanBack } from './staff/user-acts.js';

type Noted = Pick<AuditNote, 'action' | 'object'> & Partial<Pick<AuditNote, 'before' | 'after'>>;
/** What a write came to, and what the audit is told of it; null: nothing happened. */
type Done<T> = readonly [result: T, noted: Noted | null];

/** Looking again within this time is still the same look. */
const LOOKING_MS = 10 * 60_000;
const lock = { mode: 'pessimistic_write' } as const;

export class PostgresStaffDesk extends StaffDesk {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  private act<T>(cause: AuditCause, now: Date, work: (tx: EntityManager) => Promise<Done<T>>): Promise<T> {
    return this.dataSource.transaction(async (tx) => {
      const [result, noted] = await work(tx);
      if (noted) await recordAudit(tx, { ...cause, ...noted }, now);
      return result;
    });
  }

  override async conversation(id: string): Promise<string | null> {
    const found = await this.dataSource.getRepository(ConversationRow).findOneBy([{ id }, { userId: id }]);
    return found?.id ?? null;
  }

  override async languageOf(conversationId: string): Promise<'en' | 'fr' | 'es'> {
    const found = await this.dataSource.getRepository(ConversationRow).findOneBy({ id: conversationId });
    const user = found?.userId ? await this.dataSource.getRepository(UserRow).findOneBy({ id: found.userId }) : null;
    return user?.chosenLanguage ?? user?.language ?? 'en';
  }

  override opened(conversationId: string, mayAnswer: boolean, cause: AuditCause, now: Date): Promise<void> {
    return this.act<void>(cause, now, async (tx) => {
      const since = MoreThan(new Date(now.getTime() - LOOKING_MS));
      const look = { objectKind: 'conversation', objectId: conversationId, actorId: cause.by.staffId, action: 'open', at: since };
      const lately = await tx.getRepository(AuditRow).existsBy(look);
      // SQL: what was seen is compared with another table's row in the same statement.
      if (mayAnswer)
        await tx.query(
          `update conversations c set staff_seen_at = $2 from conversation_activity a where c.id = $1 and a.conversation_id = c.id and a.last_text_at > coalesce(c.staff_seen_at, '-infinity')`,
          [conversationId, now],
        );
      return [undefined, lately ? null : { action: 'open', object: { kind: 'conversation', id: conversationId } }];
    });
  }

  override reveal(
    conversationId: string,
    cause: AuditCause,
    now: Date,
  ): Promise<{ userId: string | null; conversationId: string; phone: string | null } | null> {
    return this.act(cause, now, async (tx) => {
      const found = await tx.getRepository(ConversationRow).findOneBy({ id: conversationId });
      if (!found) return [null, null];
      await addNew(tx.getRepository(StaffRevealRow), { conversationId, sessionHash: cause.by.sessionHash, at: now });
      const { userId, phone } = found;
      return [
        { userId, conversationId, phone },
        { action: 'reveal', object: { kind: 'conversation', id: conversationId } },
      ];
    });
  }

  override hold(conversationId: string, cause: AuditCause, now: Date): Promise<boolean> {
    return this.act(cause, now, async (tx) => {
      const held = await hold(tx, conversationId, cause.by.staffId, now);
      return [held, held ? { action: 'hold', object: { kind: 'conversation', id: conversationId } } : null];
    });
  }

  override reply(conversationId: string, text: StaffText, cause: AuditCause, now: Date): Promise<'queued' | CannotSend> {
    return this.act(cause, now, async (tx) => {
      const sent = await sendText(tx, conversationId, text, cause.by.staffId, now);
      if (sent !== 'queued') return [sent, null];
      const held = await hold(tx, conversationId, cause.by.staffId, now);
      await tx.getRepository(ConversationRow).update({ id: conversationId, assignedTo: IsNull() }, { assignedTo: cause.by.staffId });
      await tellScreens(tx, conversationId);
      const after = { delivery: text.id, segments: text.segments, ...(held ? { held } : {}) };
      return [sent, { action: 'reply', object: { kind: 'conversation', id: conversationId }, after }];
    });
  }

  override close(conversationId: string, text: StaffText | null, cause: AuditCause, now: Date): Promise<boolean> {
    return this.act(cause, now, async (tx) => {
      const conversations = tx.getRepository(ConversationRow);
      const { affected: released } = await conversations.update(
        { id: conversationId, heldAt: Not(IsNull()) },
        { heldAt: null, heldBy: null, version: () => 'version + 1' },
      );
      const { affected: resolved } = await tx
        .getRepository(FlagRow)
        .update({ conversationId, resolvedAt: IsNull() }, { resolvedAt: now, resolvedBy: cause.by.staffId });
      const { affected: unassigned } = await conversations.update(
        [
          { id: conversationId, assignedTo: Not(IsNull()) },
          { id: conversationId, snoozedUntil: Not(IsNull()) },
        ],
        { assignedTo: null, snoozedUntil: null },
      );
      await tx.getRepository(StaffRevealRow).delete({ conversationId, forCase: true });
      if (!released && !resolved && !unassigned) return [false, null];
      const told = text && released ? (await sendText(tx, conversationId, text, cause.by.staffId, now)) === 'queued' : false;
      if (told) await tellScreens(tx, conversationId);
      const after = { released: released === 1, flagsResolved: resolved ?? 0, told };
      return [true, { action: 'close', object: { kind: 'conversation', id: conversationId }, after }];
    });
  }

  override assign(conversationId: string, staffId: string | null, cause: AuditCause, now: Date): Promise<'assigned' | 'no-such-staff'> {
    return this.act(cause, now, async (tx) => {
      const known = staffId === null || (await tx.getRepository(StaffRow).existsBy({ id: staffId, disabledAt: IsNull() }));
      if (!known) return ['no-such-staff', null];
      const conversations = tx.getRepository(ConversationRow);
      const before = await conversations.findOne({ where: { id: conversationId }, lock });
      await conversations.update({ id: conversationId }, { assignedTo: staffId });
      const object = { kind: 'conversation', id: conversationId };
      return ['assigned', { action: 'assign', object, before: { assignedTo: before!.assignedTo }, after: { assignedTo: staffId } }];
    });
  }

  override note(conversationId: string, note: { id: string; body: string }, cause: AuditCause, now: Date): Promise<void> {
    return this.act(cause, now, async (tx) => {
      const { id, body } = note;
      await tx.getRepository(StaffNoteRow).insert({ id, conversationId, staffId: cause.by.staffId, body: safeText(body), at: now });
      return [undefined, { action: 'note', object: { kind: 'conversation', id: conversationId }, after: { note: id } }];
    });
  }

  override resolveFlag(conversationId: string, flagId: number, cause: AuditCause, now: Date): Promise<boolean> {
    return this.act(cause, now, async (tx) => {
      const resolved = await tx
        .getRepository(FlagRow)
        .update(
          { conversationId, id: flagId, resolvedAt: IsNull() },
          { resolvedAt: now, resolvedBy: cause.by.staffId },
          { returning: ['reason'] },
        );
      const [flag] = returned<Pick<FlagRow, 'reason'>>(resolved);
      if (!flag) return [false, null];
      const object = { kind: 'conversation', id: conversationId };
      return [true, { action: 'resolve-flag', object, after: { flag: flagId, reason: flag.reason } }];
    });
  }

  override givePlan(userId: string, plan: Plan, until: Date, cause: AuditCause, now: Date): Promise<boolean> {
    return this.act(cause, now, (tx) => givePlan(tx, userId, plan, until, cause, now));
  }

  override takePlanBack(userId: string, cause: AuditCause, now: Date): Promise<boolean> {
    return this.act(cause, now, (tx) => takePlanBack(tx, userId));
  }

  override endSessions(userId: string, cause: AuditCause, now: Date): Promise<number | null> {
    return this.act(cause, now, async (tx) => {
      if (!(await tx.getRepository(UserRow).existsBy({ id: userId, deletedAt: IsNull() }))) return [null, null];
      const ended = (await tx.getRepository(SessionRow).delete({ userId })).affected ?? 0;
      await tx.getRepository(AssistantConnectionRow).delete({ userId });
      return [ended, { action: 'end-sessions', object: { kind: 'user', id: userId }, after: { ended } }];
    });
  }

  override optOut(userId: string, cause: AuditCause, now: Date): Promise<boolean> {
    return this.act(cause, now, (tx) => optOut(tx, userId, now));
  }

  override resend(deliveryId: string, newId: string, cause: AuditCause, now: Date): Promise<ResendResult> {
    return this.act<ResendResult>(cause, now, async (tx) => {
      // Locked first, and looked at in a statement of its own: what another resend has just done is seen then.
      const select = { id: true, conversationId: true };
      const found = await tx.getRepository(OutboundTextRow).findOne({ select, where: { id: deliveryId }, lock });
      if (!found) return ['not-found', null];
      // SQL: whether it may be sent again is asked in words that lists share.
      const [old] = await tx.query<{ state: string; optedOut: boolean; erased: boolean; can: boolean }[]>(
        `select o.state, not o.despite_opt_out and exists (select 1 from suppressions s where s.phone_hash = o.to_hash) as "optedOut",
           o.to_phone is null as erased, ${CAN_RESEND} as can from outbound_texts o where o.conversation_id = $2 and o.id = $1`,
        [deliveryId, found.conversationId],
      );
      if (!old) return ['not-found', null];
      if (!['failed', 'undelivered', 'expired', 'suppressed'].includes(old.state)) return ['not-failed', null];
      if (old.erased) return ['erased', null];
      if (old.optedOut) return ['opted-out', null];
      if (!old.can) return ['under-way', null];
      // SQL: the copy is made of the row within the database.
      await tx.query(
        `insert into outbound_texts (id, conversation_id, business_key, inbound_id, channel, to_phone, to_hash, body, kinds, meal, segments, entry_ids, lane, despite_opt_out, state, not_before, created_at, resend_of, staff_id, sender)
         select $2::uuid, conversation_id, 'resend:' || $2::uuid::text, inbound_id, channel, to_phone, to_hash, body, kinds, meal, segments, entry_ids, lane, despite_opt_out, 'queued', $3, $3, id, $4, sender_for(conversation_id, inbound_id, to_hash)
         from outbound_texts where conversation_id = $5 and id = $1`,
        [deliveryId, newId, now, cause.by.staffId, found.conversationId],
      );
      const object = { kind: 'delivery', id: deliveryId };
      return [{ id: newId }, { action: 'resend', object, before: { state: old.state }, after: { delivery: newId } }];
    });
  }

  override setFeedback(id: string, state: FeedbackRow['state'], cause: AuditCause, now: Date): Promise<boolean> {
    return this.act(cause, now, async (tx) => {
      const feedback = tx.getRepository(FeedbackRow);
      const before = await feedback.findOne({ where: { id }, lock });
      if (!before) return [false, null];
      await feedback.update({ userId: before.userId, id }, { state });
      return [true, { action: 'feedback-state', object: { kind: 'feedback', id }, before: { state: before.state }, after: { state } }];
    });
  }

  override answerFeedback(id: string, text: StaffText, cause: AuditCause, now: Date): Promise<'queued' | CannotSend> {
    return this.act<'queued' | CannotSend>(cause, now, async (tx) => {
      const feedback = tx.getRepository(FeedbackRow);
      const found = await feedback.findOne({ where: { id }, lock });
      const conversation = found && (await tx.getRepository(ConversationRow).findOneBy({ userId: found.userId }));
      if (!conversation) return ['not-found', null];
      const sent = await sendText(tx, conversation.id, text, cause.by.staffId, now);
      if (sent !== 'queued') return [sent, null];
      await feedback.update(
        { userId: found.userId, id },
        { state: 'answered', answer: safeText(text.body), answeredAt: now, answeredBy: cause.by.staffId },
      );
      await tellScreens(tx, conversation.id);
      const object = { kind: 'feedback', id };
      return [sent, { action: 'feedback-answer', object, before: { state: found.state }, after: { state: 'answered', delivery: text.id } }];
    });
  }

  override saveReply(
    { id, title, body, language }: Pick<SavedReply, 'id' | 'title' | 'body' | 'language'>,
    how: 'make' | 'change',
    cause: AuditCause,
    now: Date,
  ): Promise<boolean> {
    return this.act(cause, now, async (tx) => {
      const replies = tx.getRepository(SavedReplyRow);
      const kept = { title: safeText(title), body: safeText(body), language, updatedAt: now };
      if (how === 'make') await replies.insert({ id, ...kept });
      else if (!(await replies.update({ id }, kept)).affected) return [false, null];
      return [true, { action: `saved-reply-${how}`, object: { kind: 'saved-reply', id }, after: { title, body, language } }];
    });
  }

  override removeReply(id: string, cause: AuditCause, now: Date): Promise<boolean> {
    return this.act(cause, now, async (tx) => {
      const removed = await tx.createQueryBuilder().delete().from(SavedReplyRow).where({ id }).returning(['title', 'body']).execute();
      const [gone] = returned<Pick<SavedReply, 'title' | 'body'>>(removed);
      if (!gone) return [false, null];
      return [true, { action: 'saved-reply-remove', object: { kind: 'saved-reply', id }, before: gone }];
    });
  }
}

async function tellScreens(tx: EntityManager, conversationId: string): Promise<void> {
  const row = await tx.getRepository(ConversationRow).findOneBy({ id: conversationId });
  if (row?.userId) await notify(tx, row.userId, ['messages']);
}
