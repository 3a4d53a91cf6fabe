// SQL: recipients are gathered, claimed and settled many at once, by what other tables hold.
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import type { LeftOut } from '../../../domain/outreach.js';
import { type OutreachInHand, Outreaches, type OutreachRecipient, type OutreachStep } from '../../../ports/storage/texts/outreaches.js';
import type { ListRequest } from '../../../ports/storage/staff/staff-lists.js';
import { OutreachRow } from '../entities/index.js';
import { notify } from './notify.js';
import { queueText } from './queue-text.js';
import { LANGUAGE, segmentSql, whyLeftOut } from './staff/segment.js';

/** Rows that one portion looks at: most of them may be left out. */
const LOOKED_AT = 500;
const FOLLOWED = 5000;
/** One process at a time, whatever it does with outreaches. */
const ALONE = `select pg_try_advisory_xact_lock(hashtext('outreach')) as mine`;
const FINAL = `('delivered', 'undelivered', 'failed', 'suppressed', 'expired')`;

const LOAD = `select r.user_id as "userId", r.tries, c.id as "conversationId", u.phone, u.phone_hash as "phoneHash", u.timezone, ${LANGUAGE} as language,
  ${whyLeftOut('$3', '$4::text[]')} as why
  from outreach_recipients r join users u on u.id = r.user_id left join conversations c on c.user_id = u.id
  where r.outreach_id = $1 and r.state = 'waiting' and r.due_at <= $2 order by r.due_at, r.user_id limit ${LOOKED_AT} for update of r`;

interface Settled {
  user_id: string;
  state: 'waiting' | 'queued' | 'left-out';
  due_at: Date | null;
  why: LeftOut | null;
  outbound_id: string | null;
}

export class PostgresOutreaches extends Outreaches {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  private alone<T>(idle: T, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (tx) => {
      const [lock] = await tx.query<{ mine: boolean }[]>(ALONE);
      return lock!.mine ? work(tx) : idle;
    });
  }

  override gather(limit: number, now: Date): Promise<number> {
    return this.alone(0, async (tx) => {
      const one = await tx.getRepository(OutreachRow).findOne({
        where: { state: 'sending', gatheredAt: IsNull() },
        order: { approvedAt: 'asc', id: 'asc' },
        lock: { mode: 'pessimistic_write' },
      });
      if (!one) return 0;
      const { from, where, values } = segmentSql(one.filter as ListRequest['filter']);
      const [after, most] = [values.length + 1, values.length + 2];
      const found = await tx.query<{ id: string }[]>(
        `select u.id from ${from} where ${where} and u.id > $${after}::uuid order by u.id limit $${most}`,
        [...values, one.gatheredTo ?? '00000000-0000-0000-0000-000000000000', limit],
      );
      await tx.query(
        `insert into outreach_recipients (outreach_id, user_id, due_at, at) select $1, id, $3, $3 from unnest($2::uuid[]) id on conflict do nothing`,
        [one.id, found.map(({ id }) => id), now],
      );
      const gatheredTo = found.at(-1)?.id ?? one.gatheredTo;
      await tx.getRepository(OutreachRow).update({ id: one.id }, { gatheredTo, gatheredAt: found.length < limit ? now : null });
      return found.length;
    });
  }

  override portion(
    most: number,
    msEach: number,
    decide: (to: OutreachRecipient, outreach: OutreachInHand) => OutreachStep,
    now: Date,
  ): Promise<{ queued: number; settled: number }> {
    return this.alone({ queued: 0, settled: 0 }, async (tx) => {
      const [one] = await tx.query<OutreachInHand[]>(
        `select o.id, o.kind, o.words from outreaches o where o.state = 'sending'
           and exists (select 1 from outreach_recipients r where r.outreach_id = o.id and r.state = 'waiting' and r.due_at <= $1)
           and not exists (select 1 from outreaches p where p.next_at > $1)
         order by o.approved_at, o.id limit 1 for update`,
        [now],
      );
      if (!one) return { queued: 0, settled: 0 };
      const people = await tx.query<OutreachRecipient[]>(LOAD, [one.id, now, one.kind, Object.keys(one.words)]);
      const steps: { to: OutreachRecipient; step: OutreachStep }[] = [];
      for (const to of people) {
        if (steps.filter(({ step }) => step.type === 'send').length >= most) break;
        steps.push({ to, step: decide(to, one) });
      }
      const queued = await this.queue(tx, steps, now);
      await settle(
        tx,
        one.id,
        steps.map(({ to, step }) => rowOf(to, step, queued)),
        now,
      );
      if (queued.size)
        await tx.getRepository(OutreachRow).update({ id: one.id }, { nextAt: new Date(now.getTime() + queued.size * msEach) });
      return { queued: queued.size, settled: steps.length };
    });
  }

  /** The ids of the texts that were queued: who opted out in this moment gets none. */
  private async queue(tx: EntityManager, steps: { to: OutreachRecipient; step: OutreachStep }[], now: Date): Promise<Set<string>> {
    const sends = steps.flatMap(({ to, step }) => (step.type === 'send' ? [{ to, step }] : []));
    const queued = new Set(
      await queueText(
        tx,
        sends.map(({ to, step: { id, businessKey, body, segments, expiresAt } }) => ({
          ...{ id, businessKey, body, segments, expiresAt, kinds: ['outreach'], lane: 'outreach', notBefore: now },
          ...{ conversationId: to.conversationId!, phone: to.phone, phoneHash: to.phoneHash! },
        })),
        now,
      ),
    );
    for (const { to, step } of sends) if (queued.has(step.id)) await notify(tx, to.userId, ['messages']);
    return queued;
  }

  override follow(now: Date): Promise<void> {
    return this.alone<void>(undefined, async (tx) => {
      // Unsent until the evening: its turn comes again with the hours of the next day.
      await tx.query(
        `update outreach_recipients r set state = 'waiting', outbound_id = null, tries = r.tries + 1, due_at = $1, at = $1
         from outbound_texts o, outreaches x where o.id = r.outbound_id and x.id = r.outreach_id and x.state = 'sending' and r.state = 'queued' and r.result is null
           and o.state = 'expired' and o.attempts = 0`,
        [now],
      );
      await tx.query(
        `update outreach_recipients r set result = f.state, at = $1 from (
           select q.outreach_id, q.user_id, o.state from outreach_recipients q join outbound_texts o on o.id = q.outbound_id
           where q.state = 'queued' and q.result is null and o.state in ${FINAL} limit ${FOLLOWED}) f
         where r.outreach_id = f.outreach_id and r.user_id = f.user_id`,
        [now],
      );
      await tx.query(
        `update outreaches o set state = 'done', ended_at = $1 where o.state = 'sending' and o.gathered_at is not null
           and not exists (select 1 from outreach_recipients r where r.outreach_id = o.id and r.state = 'waiting')
           and not exists (select 1 from outreach_recipients r join outbound_texts t on t.id = r.outbound_id
             where r.outreach_id = o.id and r.state = 'queued' and r.result is null and t.state in ('queued', 'sending', 'unknown'))`,
        [now],
      );
    });
  }
}

function rowOf({ userId }: OutreachRecipient, step: OutreachStep, queued: ReadonlySet<string>): Settled {
  const row: Settled = { user_id: userId, state: 'left-out', due_at: null, why: null, outbound_id: null };
  if (step.type === 'later') return { ...row, state: 'waiting', due_at: step.at };
  if (step.type === 'leave-out') return { ...row, why: step.why };
  return queued.has(step.id) ? { ...row, state: 'queued', outbound_id: step.id } : { ...row, why: 'opted-out' };
}

async function settle(tx: EntityManager, outreachId: string, rows: readonly Settled[], now: Date): Promise<void> {
  await tx.query(
    `update outreach_recipients r set state = t.state, due_at = coalesce(t.due_at, r.due_at), why = t.why, outbound_id = t.outbound_id, at = $3
     from json_to_recordset($2::json) as t (user_id uuid, state text, due_at timestamptz, why text, outbound_id uuid) where r.outreach_id = $1 and r.user_id = t.user_id`,
    [outreachId, JSON.stringify(rows), now],
  );
}
