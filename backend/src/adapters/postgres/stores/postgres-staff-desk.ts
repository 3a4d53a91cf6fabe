import type { DataSource, EntityManager } from 'typeorm';
import type { FeedbackRow, SavedReply } from '../../../contract/index.js';
import type { Plan } from '../../../domain/plan.js';
import type { AuditCause, AuditNote } from '../../../ports/staff-audit.js';
import { type CannotSend, type ResendResult, StaffDesk, type StaffText } from '../../../ports/staff-desk.js';
import { safeText } from '../safe-json.js';
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
const LOOKING = '10 minutes';

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
    const rows = await this.dataSource.query<{ id: string }[]>('select id from conversations where id = $1 or user_id = $1', [id]);
    return rows[0]?.id ?? null;
  }

  override async languageOf(conversationId: string): Promise<'en' | 'fr' | 'es'> {
    const rows = await this.dataSource.query<{ language: 'en' | 'fr' | 'es' }[]>(
      'select coalesce(u.chosen_language, u.language) as language from conversations c join users u on u.id = c.user_id where c.id = $1',
      [conversationId],
    );
    return rows[0]?.language ?? 'en';
  }

  override opened(conversationId: string, mayAnswer: boolean, cause: AuditCause, now: Date): Promise<void> {
    return this.act<void>(cause, now, async (tx) => {
      const lately = await tx.query<unknown[]>(
        `select 1 from audit_log where object_kind = 'conversation' and object_id = $1 and actor_id = $2 and action = 'open' and at > $3::timestamptz - interval '${LOOKING}' limit 1`,
        [conversationId, cause.by.staffId, now],
      );
      if (mayAnswer)
        await tx.query(
          `update conversations c set staff_seen_at = $2 from conversation_activity a where c.id = $1 and a.conversation_id = c.id and a.last_text_at > coalesce(c.staff_seen_at, '-infinity')`,
          [conversationId, now],
        );
      return [undefined, lately.length ? null : { action: 'open', object: { kind: 'conversation', id: conversationId } }];
    });
  }

  override reveal(
    conversationId: string,
    cause: AuditCause,
    now: Date,
  ): Promise<{ userId: string | null; conversationId: string; phone: string | null } | null> {
    return this.act(cause, now, async (tx) => {
      const [found] = await tx.query<{ userId: string | null; conversationId: string; phone: string | null }[]>(
        'select user_id as "userId", id as "conversationId", phone from conversations where id = $1',
        [conversationId],
      );
      if (!found) return [null, null];
      await tx.query('insert into staff_reveals (session_hash, conversation_id, at) values ($1, $2, $3) on conflict do nothing', [
        cause.by.sessionHash,
        conversationId,
        now,
      ]);
      return [found, { action: 'reveal', object: { kind: 'conversation', id: conversationId } }];
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
      await tx.query('update conversations set assigned_to = $2 where id = $1 and assigned_to is null', [conversationId, cause.by.staffId]);
      await tellScreens(tx, conversationId);
      const after = { delivery: text.id, segments: text.segments, ...(held ? { held } : {}) };
      return [sent, { action: 'reply', object: { kind: 'conversation', id: conversationId }, after }];
    });
  }

  override close(conversationId: string, text: StaffText | null, cause: AuditCause, now: Date): Promise<boolean> {
    return this.act(cause, now, async (tx) => {
      const [, released] = await tx.query<[unknown, number]>(
        'update conversations set held_at = null, held_by = null, version = version + 1 where id = $1 and held_at is not null',
        [conversationId],
      );
      const [, resolved] = await tx.query<[unknown, number]>(
        'update flags set resolved_at = $2, resolved_by = $3 where conversation_id = $1 and resolved_at is null',
        [conversationId, now, cause.by.staffId],
      );
      const [, unassigned] = await tx.query<[unknown, number]>(
        'update conversations set assigned_to = null, snoozed_until = null where id = $1 and (assigned_to is not null or snoozed_until is not null)',
        [conversationId],
      );
      await tx.query('delete from staff_reveals where conversation_id = $1 and for_case', [conversationId]);
      if (!released && !resolved && !unassigned) return [false, null];
      const told = text && released ? (await sendText(tx, conversationId, text, cause.by.staffId, now)) === 'queued' : false;
      if (told) await tellScreens(tx, conversationId);
      const after = { released: released === 1, flagsResolved: resolved, told };
      return [true, { action: 'close', object: { kind: 'conversation', id: conversationId }, after }];
    });
  }

  override assign(conversationId: string, staffId: string | null, cause: AuditCause, now: Date): Promise<'assigned' | 'no-such-staff'> {
    return this.act(cause, now, async (tx) => {
      const known = staffId && (await tx.query<unknown[]>('select 1 from staff where id = $1 and disabled_at is null', [staffId])).length;
      if (staffId && !known) return ['no-such-staff', null];
      const [before] = await tx.query<{ assignedTo: string | null }[]>(
        'select assigned_to as "assignedTo" from conversations where id = $1 for update',
        [conversationId],
      );
      await tx.query('update conversations set assigned_to = $2 where id = $1', [conversationId, staffId]);
      const object = { kind: 'conversation', id: conversationId };
      return ['assigned', { action: 'assign', object, before: { ...before! }, after: { assignedTo: staffId } }];
    });
  }

  override note(conversationId: string, note: { id: string; body: string }, cause: AuditCause, now: Date): Promise<void> {
    return this.act(cause, now, async (tx) => {
      await tx.query('insert into staff_notes (id, conversation_id, staff_id, body, at) values ($1, $2, $3, $4, $5)', [
        note.id,
        conversationId,
        cause.by.staffId,
        safeText(note.body),
        now,
      ]);
      return [undefined, { action: 'note', object: { kind: 'conversation', id: conversationId }, after: { note: note.id } }];
    });
  }

  override resolveFlag(conversationId: string, flagId: number, cause: AuditCause, now: Date): Promise<boolean> {
    return this.act(cause, now, async (tx) => {
      const [rows] = await tx.query<[{ reason: string }[], number]>(
        'update flags set resolved_at = $3, resolved_by = $4 where conversation_id = $1 and id = $2 and resolved_at is null returning reason',
        [conversationId, flagId, now, cause.by.staffId],
      );
      if (!rows[0]) return [false, null];
      const object = { kind: 'conversation', id: conversationId };
      return [true, { action: 'resolve-flag', object, after: { flag: flagId, reason: rows[0].reason } }];
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
      const known = await tx.query<unknown[]>('select 1 from users where id = $1 and deleted_at is null', [userId]);
      if (!known.length) return [null, null];
      const [, ended] = await tx.query<[unknown, number]>('delete from sessions where user_id = $1', [userId]);
      await tx.query('delete from assistant_connections where user_id = $1', [userId]);
      return [ended, { action: 'end-sessions', object: { kind: 'user', id: userId }, after: { ended } }];
    });
  }

  override optOut(userId: string, cause: AuditCause, now: Date): Promise<boolean> {
    return this.act(cause, now, (tx) => optOut(tx, userId, now));
  }

  override resend(deliveryId: string, newId: string, cause: AuditCause, now: Date): Promise<ResendResult> {
    return this.act<ResendResult>(cause, now, async (tx) => {
      // Locked first, and looked at in a statement of its own: what another resend has just done is seen then.
      await tx.query('select 1 from outbound_texts where id = $1 for update', [deliveryId]);
      const [old] = await tx.query<{ state: string; optedOut: boolean; erased: boolean; can: boolean }[]>(
        `select o.state, not o.despite_opt_out and exists (select 1 from suppressions s where s.phone_hash = o.to_hash) as "optedOut",
           o.to_phone is null as erased, ${CAN_RESEND} as can from outbound_texts o where o.id = $1`,
        [deliveryId],
      );
      if (!old) return ['not-found', null];
      if (!['failed', 'undelivered', 'expired', 'suppressed'].includes(old.state)) return ['not-failed', null];
      if (old.erased) return ['erased', null];
      if (old.optedOut) return ['opted-out', null];
      if (!old.can) return ['under-way', null];
      await tx.query(
        `insert into outbound_texts (id, conversation_id, business_key, inbound_id, channel, to_phone, to_hash, body, kinds, meal, segments, entry_ids, lane, despite_opt_out, state, not_before, created_at, resend_of, staff_id, sender)
         select $2::uuid, conversation_id, 'resend:' || $2::uuid::text, inbound_id, channel, to_phone, to_hash, body, kinds, meal, segments, entry_ids, lane, despite_opt_out, 'queued', $3, $3, id, $4, sender_for(conversation_id, inbound_id, to_hash)
         from outbound_texts where id = $1`,
        [deliveryId, newId, now, cause.by.staffId],
      );
      const object = { kind: 'delivery', id: deliveryId };
      return [{ id: newId }, { action: 'resend', object, before: { state: old.state }, after: { delivery: newId } }];
    });
  }

  override setFeedback(id: string, state: FeedbackRow['state'], cause: AuditCause, now: Date): Promise<boolean> {
    return this.act(cause, now, async (tx) => {
      const [before] = await tx.query<{ state: string }[]>('select state from feedback where id = $1 for update', [id]);
      if (!before) return [false, null];
      await tx.query('update feedback set state = $2 where id = $1', [id, state]);
      return [true, { action: 'feedback-state', object: { kind: 'feedback', id }, before: { state: before.state }, after: { state } }];
    });
  }

  override answerFeedback(id: string, text: StaffText, cause: AuditCause, now: Date): Promise<'queued' | CannotSend> {
    return this.act<'queued' | CannotSend>(cause, now, async (tx) => {
      const [found] = await tx.query<{ conversationId: string | null; state: string }[]>(
        'select c.id as "conversationId", f.state from feedback f left join conversations c on c.user_id = f.user_id where f.id = $1 for update of f',
        [id],
      );
      if (!found?.conversationId) return ['not-found', null];
      const sent = await sendText(tx, found.conversationId, text, cause.by.staffId, now);
      if (sent !== 'queued') return [sent, null];
      await tx.query(`update feedback set state = 'answered', answer = $2, answered_at = $3, answered_by = $4 where id = $1`, [
        id,
        safeText(text.body),
        now,
        cause.by.staffId,
      ]);
      await tellScreens(tx, found.conversationId);
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
      const values = [id, safeText(title), safeText(body), language, now];
      const sql =
        how === 'make'
          ? 'insert into saved_replies (id, title, body, language, updated_at) values ($1, $2, $3, $4, $5) returning id'
          : 'update saved_replies set title = $2, body = $3, language = $4, updated_at = $5 where id = $1 returning id';
      const answer = await tx.query<unknown[]>(sql, values);
      const rows = (how === 'make' ? answer : answer[0]) as unknown[];
      if (!rows.length) return [false, null];
      return [true, { action: `saved-reply-${how}`, object: { kind: 'saved-reply', id }, after: { title, body, language } }];
    });
  }

  override removeReply(id: string, cause: AuditCause, now: Date): Promise<boolean> {
    return this.act(cause, now, async (tx) => {
      const [rows] = await tx.query<[{ title: string; body: string }[], number]>(
        'delete from saved_replies where id = $1 returning title, body',
        [id],
      );
      if (!rows[0]) return [false, null];
      return [true, { action: 'saved-reply-remove', object: { kind: 'saved-reply', id }, before: rows[0] }];
    });
  }
}

async function tellScreens(tx: EntityManager, conversationId: string): Promise<void> {
  const [row] = await tx.query<{ userId: string | null }[]>('select user_id as "userId" from conversations where id = $1', [
    conversationId,
  ]);
  if (row?.userId) await notify(tx, row.userId, ['messages']);
}
