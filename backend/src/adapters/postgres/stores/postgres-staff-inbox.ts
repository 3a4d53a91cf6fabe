import type { DataSource } from 'typeorm';
import type { AuditCause } from '../../../ports/staff-audit.js';
import {
  type CannotTake,
  type Colleague,
  type DraftKind,
  type Drafts,
  PRESENT_MS,
  StaffInbox,
  TYPING_MS,
} from '../../../ports/staff-inbox.js';
import { safeText } from '../safe-json.js';
import { tellerOf } from '../tell-after-commit.js';
import { STAFF_CHANNEL } from './postgres-staff-notices.js';
import { recordAudit } from './staff/audit-row.js';
import { hold } from './staff/hold.js';
import { CASES, needWords } from './staff/inbox-list.js';

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

export class PostgresStaffInbox extends StaffInbox {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override take(conversationId: string, over: boolean, { by, reason }: AuditCause, now: Date): Promise<'taken' | CannotTake> {
    return this.dataSource.transaction(async (tx) => {
      const [was] = await tx.query<{ heldBy: string | null; assignedTo: string | null }[]>(
        'select held_by as "heldBy", assigned_to as "assignedTo" from conversations where id = $1 for update',
        [conversationId],
      );
      if (!was) return { refused: 'not-found' };
      const colleague = [was.assignedTo, was.heldBy].find((one) => one !== null && one !== by.staffId);
      if (colleague && !over) {
        const [named] = await tx.query<{ name: string }[]>('select name from staff where id = $1', [colleague]);
        return { refused: 'taken', by: named?.name ?? null };
      }
      const [waits] = await tx.query<{ need: number }[]>(`select n.need from ${CASES} where n.id = $1`, [conversationId]);
      const why = reason ?? (waits ? `case: ${needWords(waits.need)}` : null);
      if (why === null) return { refused: 'no-case' };
      const held = await hold(tx, conversationId, by.staffId, now);
      await tx.query('update conversations set assigned_to = $2, held_by = $2, snoozed_until = null where id = $1', [
        conversationId,
        by.staffId,
      ]);
      const [shown] = await tx.query<unknown[]>(
        'insert into staff_reveals (session_hash, conversation_id, at, for_case) values ($1, $2, $3, true) on conflict do nothing returning 1',
        [by.sessionHash, conversationId, now],
      );
      const object = { kind: 'conversation', id: conversationId };
      if (shown) await recordAudit(tx, { by, reason: why, action: 'reveal', object }, now);
      const after = { assignedTo: by.staffId, held, revealed: shown !== undefined };
      await recordAudit(tx, { by, reason: why, action: 'take', object, before: { ...was }, after }, now);
      return 'taken';
    });
  }

  override snooze(conversationId: string, until: Date | null, { by, reason }: AuditCause, now: Date): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const [, found] = await tx.query<[unknown, number]>('update conversations set snoozed_until = $2, snoozed_at = $3 where id = $1', [
        conversationId,
        until,
        now,
      ]);
      if (!found) return false;
      const object = { kind: 'conversation', id: conversationId };
      await recordAudit(tx, { by, reason, action: 'snooze', object, after: { until: until?.toISOString() ?? null } }, now);
      return true;
    });
  }

  override async drafts(conversationId: string, staffId: string): Promise<Drafts> {
    const rows = await this.dataSource.query<{ kind: DraftKind; body: string }[]>(
      'select kind, body from staff_drafts where conversation_id = $1 and staff_id = $2',
      [conversationId, staffId],
    );
    const of = (kind: DraftKind): string => rows.find((row) => row.kind === kind)?.body ?? '';
    return { reply: of('reply'), notes: of('notes') };
  }

  override async saveDraft(conversationId: string, staffId: string, kind: DraftKind, body: string, now: Date): Promise<void> {
    const key = [conversationId, staffId, kind];
    if (!body) await this.dataSource.query('delete from staff_drafts where conversation_id = $1 and staff_id = $2 and kind = $3', key);
    else
      await this.dataSource.query(
        `insert into staff_drafts (conversation_id, staff_id, kind, body, at) values ($1, $2, $3, $4, $5)
         on conflict (conversation_id, staff_id, kind) do update set body = $4, at = $5`,
        [...key, safeText(body), now],
      );
  }

  override async present(conversationId: string, staffId: string, typing: boolean, now: Date): Promise<void> {
    const [news] = await this.dataSource.query<unknown[]>(
      `with was as (select seen_at > $4 as there, coalesce(typed_at > $5, false) as typing from staff_presence where conversation_id = $1 and staff_id = $2),
         kept as (insert into staff_presence (conversation_id, staff_id, seen_at, typed_at) values ($1, $2, $3, case when $6 then $3::timestamptz end)
           on conflict (conversation_id, staff_id) do update set seen_at = $3, typed_at = excluded.typed_at returning 1)
       select 1 from kept where not exists (select 1 from was where there and typing = $6)`,
      [conversationId, staffId, now, ago(now, PRESENT_MS), ago(now, TYPING_MS), typing],
    );
    if (news) (await tellerOf(this.dataSource))(STAFF_CHANNEL, `${conversationId} presence`);
  }

  override others(conversationId: string, staffId: string, now: Date): Promise<Colleague[]> {
    return this.dataSource.query(
      `select p.staff_id as "staffId", s.name, coalesce(p.typed_at > $4, false) as typing from staff_presence p join staff s on s.id = p.staff_id
       where p.conversation_id = $1 and p.staff_id <> $2 and p.seen_at > $3 order by s.name`,
      [conversationId, staffId, ago(now, PRESENT_MS), ago(now, TYPING_MS)],
    );
  }
}
