import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { OutreachKind, OutreachState, OutreachWords } from '../../../domain/outreach.js';
import type { AuditCause, AuditFacts } from '../../../ports/staff-audit.js';
import {
  type OutreachDraft,
  type OutreachRefusal,
  type OutreachReport,
  type SegmentShare,
  StaffOutreach,
  type TestRefusal,
} from '../../../ports/staff-outreach.js';
import { safeJson, safeText } from '../safe-json.js';
import { queueText } from './queue-text.js';
import { recordAudit } from './staff/audit-row.js';
import { reportOf } from './staff/outreach-report.js';
import { LANGUAGE, segmentSql, whyLeftOut } from './staff/segment.js';

interface Found {
  kind: OutreachKind;
  words: OutreachWords;
  version: number;
  state: OutreachState;
  authors: string[];
  askedBy: string | null;
}

const ROW = 'kind, words, version, state, authors, asked_by as "askedBy"';

export class PostgresStaffOutreach extends StaffOutreach {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hash: (text: string) => string,
  ) {
    super();
  }

  override save(
    ...[id, { title, kind, filter, words }, how, cause, now]: Parameters<StaffOutreach['save']>
  ): Promise<'saved' | OutreachRefusal> {
    const values = [id, safeText(title), kind, safeJson(filter), safeJson(words), cause.by.staffId, now];
    return this.dataSource.transaction(async (tx) => {
      // Says what is wrong with it before anything is kept.
      segmentSql(filter);
      if (how === 'make')
        await tx.query(
          'insert into outreaches (id, title, kind, filter, words, authors, made_at, changed_at) values ($1, $2, $3, $4, $5, array[$6::uuid], $7, $7)',
          values,
        );
      else {
        const found = await findOpen(tx, id);
        if (typeof found === 'string') return found;
        await tx.query(
          `update outreaches set title = $2, kind = $3, filter = $4, words = $5, version = version + 1, state = 'draft', asked_by = null, asked_at = null, changed_at = $7,
             authors = case when $6::uuid = any(authors) then authors else authors || $6::uuid end where id = $1`,
          values,
        );
      }
      await note(tx, how, id, cause, now, { kind, filters: Object.keys(filter).sort(), languages: Object.keys(words) });
      return 'saved';
    });
  }

  override remove(id: string, cause: AuditCause, now: Date): Promise<'removed' | OutreachRefusal> {
    return this.change(id, 'remove', cause, now, async (tx, found) => {
      if (found.state !== 'draft' && found.state !== 'asked') return 'not-now';
      await tx.query('delete from outreaches where id = $1', [id]);
      return 'removed';
    });
  }

  override async preview({ kind, filter, words }: Pick<OutreachDraft, 'kind' | 'filter' | 'words'>): Promise<SegmentShare[]> {
    const { from, where, values } = segmentSql(filter);
    const [kindAt, languages] = [`$${values.length + 1}::text`, `$${values.length + 2}::text[]`];
    return this.dataSource.query<SegmentShare[]>(
      `select language, why, count(*)::int as people from (select ${LANGUAGE} as language, ${whyLeftOut(kindAt, languages)} as why from ${from} where ${where}) segment
       group by language, why order by language, why nulls first`,
      [...values, kind, Object.keys(words)],
    );
  }

  override ask(id: string, cause: AuditCause, now: Date): Promise<'asked' | OutreachRefusal> {
    return this.change(id, 'ask', cause, now, async (tx, { state }) => {
      if (state !== 'draft') return 'not-now';
      await tx.query(`update outreaches set state = 'asked', asked_by = $2, asked_at = $3 where id = $1`, [id, cause.by.staffId, now]);
      return 'asked';
    });
  }

  override reopen(id: string, how: 'withdraw' | 'refuse', cause: AuditCause, now: Date): Promise<'reopened' | OutreachRefusal> {
    return this.change(id, how, cause, now, async (tx, { state, askedBy, authors }) => {
      if (state !== 'asked') return 'not-now';
      const own = askedBy === cause.by.staffId || authors.includes(cause.by.staffId);
      if (own !== (how === 'withdraw')) return 'own';
      await tx.query(`update outreaches set state = 'draft', asked_by = null, asked_at = null where id = $1`, [id]);
      return 'reopened';
    });
  }

  override approve(id: string, version: number, cause: AuditCause, now: Date): Promise<'approved' | OutreachRefusal> {
    return this.change(id, 'approve', cause, now, async (tx, found) => {
      if (found.state !== 'asked') return 'not-now';
      if (found.version !== version) return 'changed';
      if (found.askedBy === cause.by.staffId || found.authors.includes(cause.by.staffId)) return 'own';
      await tx.query(`update outreaches set state = 'sending', approved_by = $2, approved_at = $3 where id = $1`, [
        id,
        cause.by.staffId,
        now,
      ]);
      return 'approved';
    });
  }

  override stop(id: string, cause: AuditCause, now: Date): Promise<'stopped' | OutreachRefusal> {
    return this.change(id, 'stop', cause, now, async (tx, { state }) => {
      if (state !== 'sending') return 'not-now';
      await tx.query(`update outreaches set state = 'stopped', ended_by = $2, ended_at = $3 where id = $1`, [id, cause.by.staffId, now]);
      // What has not begun to leave stays; what has is the carrier's.
      const [held] = await tx.query<[{ id: string }[], number]>(
        `update outbound_texts o set state = 'suppressed', settled_at = $2 from outreach_recipients r
         where r.outreach_id = $1 and r.outbound_id = o.id and o.state = 'queued' and o.attempts = 0 returning o.id`,
        [id, now],
      );
      await tx.query(
        `update outreach_recipients set state = 'left-out', why = 'stopped', outbound_id = null, at = $2 where outreach_id = $1 and (state = 'waiting' or outbound_id = any($3::uuid[]))`,
        [id, now, held.map((text) => text.id)],
      );
      return 'stopped';
    });
  }

  override async report(id: string): Promise<OutreachReport | null> {
    const [kept] = await this.dataSource.query<{ report: OutreachReport | null }[]>('select report from outreaches where id = $1', [id]);
    return kept ? (kept.report ?? reportOf(this.dataSource, id)) : null;
  }

  override test(...[id, language, write, cause, now]: Parameters<StaffOutreach['test']>): Promise<'queued' | TestRefusal> {
    return this.dataSource.transaction(async (tx) => {
      const found = await find(tx, id);
      if (!found) return 'not-found';
      const words = found.words[language];
      if (!words) return 'no-words';
      const [own] = await tx.query<{ phone: string }[]>('select phone from staff_phones where staff_id = $1 and proven_at is not null', [
        cause.by.staffId,
      ]);
      if (!own) return 'no-phone';
      const to = { phone: own.phone, phoneHash: this.hash(own.phone) };
      await tx.query('insert into conversations (id, phone, phone_hash, created_at) values ($1, $2, $3, $4) on conflict do nothing', [
        randomUUID(),
        to.phone,
        to.phoneHash,
        now,
      ]);
      const [conversation] = await tx.query<{ id: string }[]>('select id from conversations where phone_hash = $1', [to.phoneHash]);
      const text = write(found.kind, words);
      const [queued] = await queueText(
        tx,
        [
          {
            ...{ ...text, ...to, conversationId: conversation!.id, businessKey: `outreach-test:${text.id}` },
            ...{ kinds: ['outreach'], lane: 'reply', notBefore: now, staffId: cause.by.staffId },
          },
        ],
        now,
      );
      if (!queued) return 'opted-out';
      await note(tx, 'test', id, cause, now, { language });
      return 'queued';
    });
  }

  override async phoneOf(staffId: string): Promise<{ phone: string; proven: boolean } | null> {
    const rows = await this.dataSource.query<{ phone: string; proven: boolean }[]>(
      'select phone, proven_at is not null as proven from staff_phones where staff_id = $1',
      [staffId],
    );
    return rows[0] ?? null;
  }

  override setPhone(staffId: string, phone: string, proven: boolean, cause: AuditCause, now: Date): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await tx.query(
        `insert into staff_phones (staff_id, phone, asked_at, proven_at) values ($1, $2, $3, $4)
         on conflict (staff_id) do update set phone = $2, asked_at = $3, proven_at = $4`,
        [staffId, phone, now, proven ? now : null],
      );
      if (proven) await recordAudit(tx, { ...cause, action: 'own-phone', object: { kind: 'staff', id: staffId } }, now);
    });
  }

  /** One act on what is there, noted where it was done. */
  private change<T extends string>(
    id: string,
    act: string,
    cause: AuditCause,
    now: Date,
    work: (tx: EntityManager, found: Found) => Promise<T | OutreachRefusal>,
  ): Promise<T | OutreachRefusal> {
    return this.dataSource.transaction(async (tx) => {
      const found = await find(tx, id);
      if (!found) return 'not-found';
      const done = await work(tx, found);
      if (!REFUSALS.includes(done)) await note(tx, act, id, cause, now, { version: found.version });
      return done;
    });
  }
}

const REFUSALS: readonly string[] = ['not-found', 'not-now', 'own', 'changed'] satisfies OutreachRefusal[];

async function find(tx: EntityManager, id: string): Promise<Found | undefined> {
  return (await tx.query<Found[]>(`select ${ROW} from outreaches where id = $1 for update`, [id]))[0];
}

async function findOpen(tx: EntityManager, id: string): Promise<Found | OutreachRefusal> {
  const found = await find(tx, id);
  if (!found) return 'not-found';
  return found.state === 'draft' || found.state === 'asked' ? found : 'not-now';
}

const note = (tx: EntityManager, act: string, id: string, cause: AuditCause, now: Date, after: AuditFacts): Promise<void> =>
  recordAudit(tx, { ...cause, action: `outreach-${act}`, object: { kind: 'outreach', id }, after }, now);
