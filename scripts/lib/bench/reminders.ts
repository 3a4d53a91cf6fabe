import pg from 'pg';
import { names } from '../postgres-roles.js';
import type { DataSource } from 'typeorm';
import type * as Postgres from '../../../backend/src/adapters/postgres/index.js';
import type * as Capabilities from '../../../backend/src/app/capabilities.js';
import type * as LoadConfig from '../../../backend/src/config/load-config.js';
import type * as BlankSnapshot from '../../../backend/src/conversation/blank-snapshot.js';
import type * as LocalDay from '../../../backend/src/domain/local-day.js';
import type * as FireReminders from '../../../backend/src/usecases/fire-reminders.js';
import type * as TendReminders from '../../../backend/src/usecases/tend-reminders.js';
import type { Dependencies } from '../../../backend/src/usecases/dependencies.js';
import { builtBackend } from '../built-backend.js';
import { inDatabase } from './support/in-database.js';
import type { BenchContext, BenchLine } from './support/bench-line.js';

/** The scheduler looks this often in a minute. */
const LOOKS_A_MINUTE = 12;

/** A breakfast that everybody is reminded of at one minute, beside the same rows written by one statement; and what it costs to look when nobody is due. */
export async function measure({ quick, postgres }: BenchContext): Promise<BenchLine[]> {
  const [due, users] = quick ? [5_000, 20_000] : [100_000, 1_000_000];
  const admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  await admin.query(`create database bench_reminders owner ${names.owner}`);
  const inBench = (url: string) => inDatabase(url, 'bench_reminders');
  const { migrate, makeDataSource, PostgresReminders } = await builtBackend<typeof Postgres>('adapters/postgres/index.js');
  await migrate(inBench(postgres.ownerUrl), inBench(postgres.databaseUrl), () => {});
  const dataSource = await makeDataSource(inBench(postgres.databaseUrl), 4, 'bench').initialize();
  try {
    await fill(dataSource, users, due);
    const { blankSnapshot } = await builtBackend<typeof BlankSnapshot>('conversation/blank-snapshot.js');
    const deps = worldOf(new PostgresReminders(dataSource, await snapshotSettings(), blankSnapshot));
    const { fireReminders } = await builtBackend<typeof FireReminders>('usecases/fire-reminders.js');
    const { tendReminders } = await builtBackend<typeof TendReminders>('usecases/tend-reminders.js');
    const fired = await seconds(() => Promise.all([fireReminders(deps), fireReminders(deps)]));
    const [queued] = await dataSource.query<{ n: number }[]>(`select count(*)::int as n from outbound_texts where state = 'queued'`);
    if (queued?.n !== due) throw new Error(`${queued?.n} of ${due} reminders were queued`);
    const idle = await seconds(async () => {
      for (let look = 0; look < LOOKS_A_MINUTE; look += 1) await tendReminders(deps);
    });
    const bare = await seconds(() => writeBare(dataSource));
    const many = (count: number) => count.toLocaleString('en-US');
    return [
      {
        name: `${many(due)} reminders of one minute`,
        figure: fired,
        unit: 's',
        atMost: quick ? undefined : 30,
        ratio: fired / bare,
        floor: `three statements: ${bare.toFixed(1)} s`,
      },
      { name: `idle minute, ${many(users)} users`, figure: idle * 1000, unit: 'ms', atMost: 50 },
    ];
  } finally {
    await dataSource.destroy();
    await admin.query('drop database bench_reminders with (force)');
    await admin.end();
  }
}

/** Pro users, `due` of them to be reminded now and the others tomorrow. */
async function fill(dataSource: DataSource, users: number, due: number): Promise<void> {
  const { zoneDataVersion } = await builtBackend<typeof LocalDay>('domain/local-day.js');
  const id = `('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const phone = `'+1' || (2020000000 + n)`;
  const all = `from generate_series(1, ${users}) n`;
  for (const sql of [
    `insert into users (id, phone, phone_hash, username, timezone, timezone_source, country, created_at) select ${id}, ${phone}, ${phone}, 'Sam', 'UTC', 'browser', 'US', now() ${all}`,
    `insert into conversations (id, phone, phone_hash, user_id, created_at) select ${id}, ${phone}, ${phone}, ${id}, now() ${all}`,
    `insert into subscriptions (user_id, provider, plan, status, updated_at) select ${id}, 'local', 'pro', 'active', now() ${all}`,
    `insert into reminder_settings (user_id, notifications, remind_breakfast, remind_lunch, remind_dinner, remind_snacks, enable_summary, breakfast_time, lunch_time, dinner_time, snack_time, summary_time, updated_at, planned_with)
     select ${id}, true, true, false, false, false, false, '08:00', '12:00', '18:00', '15:30', '21:00', now(), '${zoneDataVersion()}' ${all}`,
    `insert into reminders (user_id, kind, next_at, local_date) select ${id}, 'breakfast', case when n <= ${due} then now() else now() + interval '20 hours' end, (now() at time zone 'UTC')::date ${all}`,
    'analyze',
  ])
    await dataSource.query(sql);
}

/** The rows that firing writes, without looking at anybody. */
async function writeBare(dataSource: DataSource): Promise<void> {
  await dataSource.query(`delete from reminder_log`);
  await dataSource.query(
    `insert into outbound_texts (id, conversation_id, business_key, channel, to_phone, to_hash, body, kinds, meal, segments, lane, state, not_before, expires_at, created_at)
     select gen_random_uuid(), conversation_id, 'bare:' || business_key, channel, to_phone, to_hash, body, kinds, meal, segments, lane, state, not_before, expires_at, created_at from outbound_texts`,
  );
  await dataSource.query(
    `insert into reminder_log (user_id, kind, local_date, result, outbound_id, at) select c.user_id, 'breakfast', current_date, 'sent', o.id, now() from outbound_texts o join conversations c on c.id = o.conversation_id where o.business_key like 'bare:%'`,
  );
  await dataSource.query(
    `update reminders r set next_at = next_at + interval '1 day' from reminder_log l where l.user_id = r.user_id and l.kind = r.kind`,
  );
}

async function snapshotSettings() {
  const { loadConfig } = await builtBackend<typeof LoadConfig>('config/load-config.js');
  const { capabilitiesOf } = await builtBackend<typeof Capabilities>('app/capabilities.js');
  const secret = '0123456789abcdef0123456789abcdef';
  const config = loadConfig({ DATABASE_URL: 'postgres://x@localhost/x', SESSION_SECRET: secret, HASH_SECRET: `${secret}-` });
  const links = { app: 'http://localhost', upgrade: 'http://localhost', signup: 'http://localhost', support: 'x' };
  return { links, capabilities: capabilitiesOf(config), carrierAnswersKeywords: false };
}

const worldOf = (reminders: Postgres.PostgresReminders): Pick<Dependencies, 'reminders' | 'queue' | 'log' | 'metrics' | 'rules'> => ({
  reminders,
  queue: { ringMail: () => Promise.resolve(), ringDelivery: () => Promise.resolve() },
  log: { info: () => {}, warn: () => {}, error: console.error },
  metrics: { count: () => {}, time: () => {}, watch: () => {}, page: () => Promise.resolve({ type: '', text: '' }) },
  rules: { reminderSpreadMs: 0 } as Dependencies['rules'],
});

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
