import { type DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import type { AuditCause, AuditFacts } from '../../../ports/storage/staff/staff-audit.js';
import {
  type OutreachDraft,
  type OutreachRefusal,
  type OutreachReport,
  type SegmentShare,
  StaffOutreach,
  type TestRefusal,
} from '../../../ports/storage/staff/staff-outreach.js';
import { OutreachRecipientRow, OutreachRow, StaffPhoneRow } from '../entities/index.js';
import { safeText } from '../safe-json.js';
import { conversationOfNumber } from './number-owner.js';
import { queueText } from './queue-text.js';
import { recordAudit } from './staff/audit-row.js';
import { reportOf } from './staff/outreach-report.js';
import { LANGUAGE, segmentSql, whyLeftOut } from './staff/segment.js';

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
    const { staffId } = cause.by;
    const draft = { title: safeText(title), kind, filter, words, changedAt: now };
    return this.dataSource.transaction(async (tx) => {
      // Says what is wrong with it before anything is kept.
      segmentSql(filter);
      const outreaches = tx.getRepository(OutreachRow);
      if (how === 'make') await outreaches.insert({ id, ...draft, authors: [staffId], madeAt: now });
      else {
        const found = await findOpen(tx, id);
        if (typeof found === 'string') return found;
        const authors = found.authors.includes(staffId) ? found.authors : [...found.authors, staffId];
        await outreaches.update({ id }, { ...draft, ...OPEN, version: found.version + 1, authors });
      }
      await note(tx, how, id, cause, now, { kind, filters: Object.keys(filter).sort(), languages: Object.keys(words) });
      return 'saved';
    });
  }

  override remove(id: string, cause: AuditCause, now: Date): Promise<'removed' | OutreachRefusal> {
    return this.change(id, 'remove', cause, now, async (tx, found) => {
      if (found.state !== 'draft' && found.state !== 'asked') return 'not-now';
      await tx.getRepository(OutreachRow).delete({ id });
      return 'removed';
    });
  }

  override async preview({ kind, filter, words }: Pick<OutreachDraft, 'kind' | 'filter' | 'words'>): Promise<SegmentShare[]> {
    const { from, where, values } = segmentSql(filter);
    const [kindAt, languages] = [`$${values.length + 1}::text`, `$${values.length + 2}::text[]`];
    // SQL: a segment is a piece of it.
    return this.dataSource.query<SegmentShare[]>(
      `select language, why, count(*)::int as people from (select ${LANGUAGE} as language, ${whyLeftOut(kindAt, languages)} as why from ${from} where ${where}) segment
       group by language, why order by language, why nulls first`,
      [...values, kind, Object.keys(words)],
    );
  }

  override ask(id: string, cause: AuditCause, now: Date): Promise<'asked' | OutreachRefusal> {
    return this.change(id, 'ask', cause, now, async (tx, { state }) => {
      if (state !== 'draft') return 'not-now';
      await tx.getRepository(OutreachRow).update({ id }, { state: 'asked', askedBy: cause.by.staffId, askedAt: now });
      return 'asked';
    });
  }

  override reopen(id: string, how: 'withdraw' | 'refuse', cause: AuditCause, now: Date): Promise<'reopened' | OutreachRefusal> {
    return this.change(id, how, cause, now, async (tx, { state, askedBy, authors }) => {
      if (state !== 'asked') return 'not-now';
      const own = askedBy === cause.by.staffId || authors.includes(cause.by.staffId);
      if (own !== (how === 'withdraw')) return 'own';
      await tx.getRepository(OutreachRow).update({ id }, OPEN);
      return 'reopened';
    });
  }

  override approve(id: string, version: number, cause: AuditCause, now: Date): Promise<'approved' | OutreachRefusal> {
    return this.change(id, 'approve', cause, now, async (tx, found) => {
      if (found.state !== 'asked') return 'not-now';
      if (found.version !== version) return 'changed';
      if (found.askedBy === cause.by.staffId || found.authors.includes(cause.by.staffId)) return 'own';
      await tx.getRepository(OutreachRow).update({ id }, { state: 'sending', approvedBy: cause.by.staffId, approvedAt: now });
      return 'approved';
    });
  }

  override stop(id: string, cause: AuditCause, now: Date): Promise<'stopped' | OutreachRefusal> {
    return this.change(id, 'stop', cause, now, async (tx, { state }) => {
      if (state !== 'sending') return 'not-now';
      await tx.getRepository(OutreachRow).update({ id }, { state: 'stopped', endedBy: cause.by.staffId, endedAt: now });
      // What has not begun to leave stays; what has is the carrier's. SQL: many rows, by those of another table.
      const [held] = await tx.query<[{ id: string }[], number]>(
        `update outbound_texts o set state = 'suppressed', settled_at = $2 from outreach_recipients r
         where r.outreach_id = $1 and r.outbound_id = o.id and o.state = 'queued' and o.attempts = 0 returning o.id`,
        [id, now],
      );
      await tx.getRepository(OutreachRecipientRow).update(
        [
          { outreachId: id, state: 'waiting' },
          { outreachId: id, outboundId: In(held.map((text) => text.id)) },
        ],
        { state: 'left-out', why: 'stopped', outboundId: null, at: now },
      );
      return 'stopped';
    });
  }

  override async report(id: string): Promise<OutreachReport | null> {
    const kept = await this.dataSource.getRepository(OutreachRow).findOneBy({ id });
    return kept && ((kept.report as OutreachReport | null) ?? reportOf(this.dataSource, id));
  }

  override test(...[id, language, write, cause, now]: Parameters<StaffOutreach['test']>): Promise<'queued' | TestRefusal> {
    return this.dataSource.transaction(async (tx) => {
      const found = await find(tx, id);
      if (!found) return 'not-found';
      const words = found.words[language];
      if (!words) return 'no-words';
      const own = await tx.getRepository(StaffPhoneRow).findOneBy({ staffId: cause.by.staffId, provenAt: Not(IsNull()) });
      if (!own) return 'no-phone';
      const to = { phone: own.phone, phoneHash: this.hash(own.phone) };
      const { id: conversationId } = await conversationOfNumber(tx, to, now);
      const text = write(found.kind, words);
      const [queued] = await queueText(
        tx,
        [
          {
            ...{ ...text, ...to, conversationId, businessKey: `outreach-test:${text.id}` },
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
    const row = await this.dataSource.getRepository(StaffPhoneRow).findOneBy({ staffId });
    return row && { phone: row.phone, proven: row.provenAt !== null };
  }

  override setPhone(staffId: string, phone: string, proven: boolean, cause: AuditCause, now: Date): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await tx.getRepository(StaffPhoneRow).upsert({ staffId, phone, askedAt: now, provenAt: proven ? now : null }, ['staffId']);
      if (proven) await recordAudit(tx, { ...cause, action: 'own-phone', object: { kind: 'staff', id: staffId } }, now);
    });
  }

  /** One act on what is there, noted where it was done. */
  private change<T extends string>(
    id: string,
    act: string,
    cause: AuditCause,
    now: Date,
    work: (tx: EntityManager, found: OutreachRow) => Promise<T | OutreachRefusal>,
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

/** As one that nobody has asked for yet. */
const OPEN = { state: 'draft', askedBy: null, askedAt: null } as const;
const REFUSALS: readonly string[] = ['not-found', 'not-now', 'own', 'changed'] satisfies OutreachRefusal[];

const find = (tx: EntityManager, id: string): Promise<OutreachRow | null> =>
  tx.getRepository(OutreachRow).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });

async function findOpen(tx: EntityManager, id: string): Promise<OutreachRow | OutreachRefusal> {
  const found = await find(tx, id);
  if (!found) return 'not-found';
  return found.state === 'draft' || found.state === 'asked' ? found : 'not-now';
}

const note = (tx: EntityManager, act: string, id: string, cause: AuditCause, now: Date, after: AuditFacts): Promise<void> =>
  recordAudit(tx, { ...cause, action: `outreach-${act}`, object: { kind: 'outreach', id }, after }, now);
