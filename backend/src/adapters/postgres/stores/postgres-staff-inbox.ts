import type { DataSource } from 'typeorm';
import type { AuditCause } from '../../../ports/storage/staff/staff-audit.js';
import {
  type CannotTake,
  type Colleague,
  type DraftKind,
  type Drafts,
  PRESENT_MS,
  StaffInbox,
  TYPING_MS,
} from '../../../ports/storage/staff/staff-inbox.js';
import { ConversationRow, StaffDraftRow, StaffRevealRow, StaffRow } from '../entities/index.js';
import { safeText } from '../safe-json.js';
import { tellerOf } from '../tell-after-commit.js';
import { addNew } from './add-new.js';
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
      const conversations = tx.getRepository(ConversationRow);
      const found = await conversations.findOne({ where: { id: conversationId }, lock: { mode: 'pessimistic_write' } });
      if (!found) return { refused: 'not-found' };
      const was = { heldBy: found.heldBy, assignedTo: found.assignedTo };
      const colleague = [was.assignedTo, was.heldBy].find((one) => one !== null && one !== by.staffId);
      if (colleague && !over) {
        const named = await tx.getRepository(StaffRow).findOneBy({ id: colleague });
        return { refused: 'taken', by: named?.name ?? null };
      }
      // SQL: what makes a case is in words that lists share.
      const [waits] = await tx.query<{ need: number }[]>(`select n.need from ${CASES} where n.id = $1`, [conversationId]);
      const why = reason ?? (waits ? `case: ${needWords(waits.need)}` : null);
      if (why === null) return { refused: 'no-case' };
      const held = await hold(tx, conversationId, by.staffId, now);
      await conversations.update({ id: conversationId }, { assignedTo: by.staffId, heldBy: by.staffId, snoozedUntil: null });
      const shown = { conversationId, sessionHash: by.sessionHash, at: now, forCase: true };
      const revealed = await addNew(tx.getRepository(StaffRevealRow), shown);
      const object = { kind: 'conversation', id: conversationId };
      if (revealed) await recordAudit(tx, { by, reason: why, action: 'reveal', object }, now);
      const after = { assignedTo: by.staffId, held, revealed };
      await recordAudit(tx, { by, reason: why, action: 'take', object, before: was, after }, now);
      return 'taken';
    });
  }

  override snooze(conversationId: string, until: Date | null, { by, reason }: AuditCause, now: Date): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const { affected } = await tx.getRepository(ConversationRow).update({ id: conversationId }, { snoozedUntil: until, snoozedAt: now });
      if (!affected) return false;
      const object = { kind: 'conversation', id: conversationId };
      await recordAudit(tx, { by, reason, action: 'snooze', object, after: { until: until?.toISOString() ?? null } }, now);
      return true;
    });
  }

  override async drafts(conversationId: string, staffId: string): Promise<Drafts> {
    const rows = await this.dataSource.getRepository(StaffDraftRow).findBy({ conversationId, staffId });
    const of = (kind: DraftKind): string => rows.find((row) => row.kind === kind)?.body ?? '';
    return { reply: of('reply'), notes: of('notes') };
  }

  override async saveDraft(conversationId: string, staffId: string, kind: DraftKind, body: string, now: Date): Promise<void> {
    const drafts = this.dataSource.getRepository(StaffDraftRow);
    const key = { conversationId, staffId, kind };
    if (!body) await drafts.delete(key);
    else await drafts.upsert({ ...key, body: safeText(body), at: now }, ['conversationId', 'staffId', 'kind']);
  }

  override async present(conversationId: string, staffId: string, typing: boolean, now: Date): Promise<void> {
    // SQL: whether it is news is told by the row as it was before the same statement changes it.
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
    // SQL: a join that says of each colleague whether they type now.
    return this.dataSource.query(
      `select p.staff_id as "staffId", s.name, coalesce(p.typed_at > $4, false) as typing from staff_presence p join staff s on s.id = p.staff_id
       where p.conversation_id = $1 and p.staff_id <> $2 and p.seen_at > $3 order by s.name`,
      [conversationId, staffId, ago(now, PRESENT_MS), ago(now, TYPING_MS)],
    );
  }
}
