// SQL: a report, and recipients that go a portion at a time.
import { type EntityManager, IsNull } from 'typeorm';
import type { LeftOut } from '../../../../domain/outreach.js';
import type { OutreachReport } from '../../../../ports/storage/staff/staff-outreach.js';
import { OutreachRow } from '../../entities/index.js';

/** What a recipient has come to, as a word of the report or why they were left out. A text that is forgotten already had been sent. */
const CAME_TO = `case when r.state = 'waiting' then 'waiting' when r.state = 'left-out' then r.why
  else case coalesce(r.result, o.state, 'sent') when 'delivered' then 'delivered' when 'accepted' then 'sent' when 'sent' then 'sent'
    when 'failed' then 'failed' when 'undelivered' then 'failed' when 'expired' then 'failed' when 'suppressed' then 'opted-out' else 'queued' end end`;
const COUNTED = ['waiting', 'queued', 'sent', 'delivered', 'failed'] as const;

/** Counts what came of an outreach so far. */
export async function reportOf(tx: Pick<EntityManager, 'query'>, id: string): Promise<OutreachReport> {
  const rows = await tx.query<{ word: string; people: number; segments: number }[]>(
    `select ${CAME_TO} as word, count(*)::int as people, coalesce(sum(o.segments) filter (where r.state = 'queued' and o.state <> 'suppressed'), 0)::int as segments
     from outreach_recipients r left join outbound_texts o on o.id = r.outbound_id where r.outreach_id = $1 group by 1 order by 2 desc, 1`,
    [id],
  );
  const people = (word: string): number => rows.find((row) => row.word === word)?.people ?? 0;
  const [waiting, queued, sent, delivered, failed] = COUNTED.map(people) as [number, number, number, number, number];
  return {
    ...{ waiting, queued, sent, delivered, failed },
    segments: rows.reduce((sum, row) => sum + row.segments, 0),
    leftOut: rows
      .filter(({ word }) => !(COUNTED as readonly string[]).includes(word))
      .map((row) => ({ why: row.word as LeftOut, people: row.people })),
  };
}

/** Keeps the figures of what ended so long ago, and forgets whom it was for. */
export async function retireRecipients(tx: EntityManager, before: Date, limit: number): Promise<number> {
  const [old] = await tx.query<{ id: string }[]>(
    `select id from outreaches o where ended_at < $1 and exists (select 1 from outreach_recipients r where r.outreach_id = o.id) order by ended_at limit 1 for update skip locked`,
    [before],
  );
  if (!old) return 0;
  await tx.getRepository(OutreachRow).update({ id: old.id, report: IsNull() }, { report: await reportOf(tx, old.id) });
  const [, gone] = await tx.query<[unknown, number]>(
    'delete from outreach_recipients where (user_id, outreach_id) in (select user_id, outreach_id from outreach_recipients where outreach_id = $1 limit $2)',
    [old.id, limit],
  );
  return gone;
}
