// SQL: a report of counts.
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { type FlagGrade, urgencyOf } from '../../../domain/flag.js';
import type { Sample } from '../../../ports/process/metrics.js';
import { LANES } from '../../../ports/storage/texts/store.js';

const age = (oldest: string) => `coalesce(extract(epoch from now() - min(${oldest})), 0)::float8`;

/** Each reads an index that holds only what waits. */
const QUERIES = [
  `select 'inbox' as what, '' as label, count(*)::int as waiting, ${age('received_at')} as oldest from inbound_texts where handled_at is null and dead_at is null`,
  `select 'outbox', l.lane::text, count(o.id)::int, ${age('o.not_before')} from unnest($1::int[]) as l (lane)
   left join outbound_texts o on o.lane = l.lane and o.channel = 'sms' and o.state = 'queued' and o.not_before <= now() group by l.lane`,
  `select 'unknown', '', count(*)::int, ${age('send_started_at')} from outbound_texts where state = 'unknown'`,
  `select 'opted-out', reason, count(*)::int, 0 from suppressions group by reason`,
  `select 'flags', reason || '/' || grade, count(*)::int, ${age('at')} from flags where resolved_at is null group by reason, grade`,
  `select 'reminders', '', count(*)::int, ${age('next_at')} from reminders where next_at <= now()`,
  `select 'billing', 'events', count(*)::int, 0 from billing_events where handled_at is null`,
  `select 'billing', 'cancellations', count(*)::int, 0 from billing_cancellations where confirmed_at is null`,
].join(' union all ');

interface Row {
  what: 'inbox' | 'outbox' | 'unknown' | 'opted-out' | 'flags' | 'reminders' | 'billing';
  label: string;
  waiting: number;
  oldest: number;
}

/** Connections of one process's pool. */
export function connectionsOf(dataSource: DataSource): Sample[] {
  const { totalCount, idleCount, waitingCount } = (dataSource.driver as PostgresDriver).master as Pool;
  const name = 'database_connections';
  return [
    { name, labels: { state: 'used' }, value: totalCount - idleCount },
    { name, labels: { state: 'idle' }, value: idleCount },
    { name, labels: { state: 'wanted' }, value: waitingCount },
  ];
}

/** What waits in the database, for whoever reads the figures. Several processes report the same. */
export async function postgresBacklog(dataSource: DataSource): Promise<Sample[]> {
  const rows: Row[] = await dataSource.query(QUERIES, [Object.values(LANES)]);
  return rows.flatMap(samplesOf);
}

function samplesOf({ what, label, waiting, oldest }: Row): Sample[] {
  const sample = <N extends Sample['name']>(name: N, labels: Extract<Sample, { name: N }>['labels'], value: number) =>
    ({ name, labels, value }) as Sample;
  switch (what) {
    case 'inbox':
      return [sample('inbox_waiting', {}, waiting), sample('inbox_oldest_seconds', {}, oldest)];
    case 'outbox': {
      const lane = Object.entries(LANES).find(([, number]) => String(number) === label)?.[0] ?? label;
      return [sample('outbox_waiting', { lane }, waiting), sample('outbox_oldest_seconds', { lane }, oldest)];
    }
    case 'unknown':
      return [sample('outbox_unknown', {}, waiting), sample('outbox_unknown_oldest_seconds', {}, oldest)];
    case 'opted-out':
      return [sample('opted_out_numbers', { reason: label }, waiting)];
    case 'flags': {
      const [reason, grade] = label.split('/') as [string, FlagGrade];
      const labels = { reason, grade, urgency: urgencyOf(reason, grade) };
      return [sample('open_flags', labels, waiting), sample('open_flags_oldest_seconds', labels, oldest)];
    }
    case 'reminders':
      return [sample('reminders_overdue', {}, waiting), sample('reminders_overdue_oldest_seconds', {}, oldest)];
    case 'billing':
      return [sample('billing_waiting', { kind: label as 'events' | 'cancellations' }, waiting)];
  }
}
