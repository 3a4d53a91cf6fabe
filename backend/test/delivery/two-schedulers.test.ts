import pg from 'pg';
import type { DataSource } from 'typeorm';
import { makeDataSource, PostgresReminders } from '../../src/adapters/postgres/index.js';
import { blankSnapshot } from '../../src/conversation/blank-snapshot.js';
import { addDays, instantOf, localDate, localTime } from '../../src/domain/local-day.js';
import { CAPABILITIES } from '../../src/domain/plan.js';
import { tendReminders } from '../../src/usecases/tend-reminders.js';
import { freshDatabase, type TestDatabase } from '../support/postgres.js';

const ZONES = ['America/New_York', 'America/Vancouver', 'America/St_Johns', 'America/Phoenix', 'America/Winnipeg', 'Pacific/Honolulu'];
const TIMES = { breakfast: '01:30', lunch: '12:00', dinner: '23:30' };
/** Clocks go back in the United States and in Newfoundland on the fourth of these days, and in Winnipeg never again. */
const FIRST_DAY = '2026-10-29';
const DAYS = 10;
const LOOK_MINUTES = 10;

let database: TestDatabase;
let owner: pg.Client;
let schedulers: DataSource[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  // What the product calls now() is found here first.
  await owner.query(`
    create schema pretended;
    create table pretended.clock (at timestamptz not null);
    insert into pretended.clock values ('epoch');
    create function pretended.now() returns timestamptz language sql stable as 'select at from pretended.clock';
    grant usage on schema pretended to public;
    grant select on pretended.clock to public`);
  await owner.query(
    `do $$ begin execute format('alter database %I set search_path = pretended, public, pg_catalog', current_database()); end $$`,
  );
  schedulers = await Promise.all(['one', 'two'].map((name) => makeDataSource(database.url, 2, name).initialize()));
});
afterAll(async () => {
  for (const one of schedulers) await one.destroy();
  await owner?.end();
  await database?.drop();
});

test.each([0, 240_000])(
  'two schedulers through ten days with a clock change: every reminder once a local day, at its local time, spread over %i ms',
  async (reminderSpreadMs) => {
    await owner.query('truncate users, conversations, phone_owners, reminders, reminder_log, outbound_texts cascade');
    for (const [index, zone] of ZONES.entries())
      await owner.query(
        `with u as (insert into users (id, phone, phone_hash, username, timezone, timezone_source, country, created_at)
         values (gen_random_uuid(), $1, $1, 'Sam', $2, 'browser', 'US', now()) returning id),
       c as (insert into conversations (id, phone, phone_hash, user_id, created_at) select gen_random_uuid(), $1, $1, id, now() from u),
       s as (insert into subscriptions (user_id, provider, plan, status, updated_at) select id, 'local', 'pro', 'active', now() from u)
       insert into reminder_settings (user_id, notifications, remind_breakfast, remind_lunch, remind_dinner, remind_snacks, enable_summary, breakfast_time, lunch_time, dinner_time, snack_time, summary_time, updated_at)
       select id, true, true, true, true, false, false, $3, $4, $5, '15:30', '21:00', now() from u`,
        [`+1202555${1700 + index}`, zone, TIMES.breakfast, TIMES.lunch, TIMES.dinner],
      );
    const links = { app: 'http://localhost', upgrade: 'http://localhost', signup: 'http://localhost', support: 'x' };
    const settings = { links, capabilities: CAPABILITIES, carrierAnswersKeywords: false };
    const worlds = schedulers.map((dataSource) => ({
      reminders: new PostgresReminders(dataSource, settings, blankSnapshot),
      queue: { ringMail: () => Promise.resolve(), ringDelivery: () => Promise.resolve() },
      log: { info: () => undefined, warn: () => undefined, error: (event: string, error: unknown) => expect([event, error]).toEqual([]) },
      metrics: { count: () => undefined, time: () => undefined, read: () => Promise.resolve('') },
      rules: { reminderSpreadMs },
    }));
    const begin = Date.parse(`${FIRST_DAY}T00:00:00Z`);
    const end = begin + DAYS * 86_400_000;
    for (let now = begin; now < end; now += LOOK_MINUTES * 60_000) {
      await owner.query('update pretended.clock set at = $1', [new Date(now)]);
      // Somebody who answers: else the fourth would be the last.
      await owner.query('update reminders set unanswered = 0 where unanswered > 1');
      await Promise.all(worlds.map((deps) => tendReminders(deps as unknown as Parameters<typeof tendReminders>[0])));
    }

    const { rows: log } = await owner.query<{ zone: string; kind: keyof typeof TIMES; day: string; result: string; at: Date; key: string }>(
      `select u.timezone as zone, l.kind, l.local_date::text as day, l.result, l.at, o.business_key as key
     from reminder_log l join users u on u.id = l.user_id left join outbound_texts o on o.id = l.outbound_id where l.kind <> 'weekly'`,
    );
    expect(new Set(log.map(({ result }) => result))).toEqual(new Set(['sent']));
    expect(new Set(log.map(({ key }) => key)).size).toBe(log.length);
    const { rows: texts } = await owner.query<{ n: number }>(`select count(*)::int as n from outbound_texts where lane = 3`);
    expect(texts).toEqual([{ n: log.length }]);
    const seen = log.map(({ zone, kind, day }) => `${zone} ${kind} ${day}`).sort();
    const wanted = ZONES.flatMap((zone) =>
      Array.from({ length: DAYS + 2 }, (_, day) => addDays(FIRST_DAY, day - 1)).flatMap((day) =>
        Object.entries(TIMES)
          .map(([kind, time]) => ({ kind, at: instantOf(day, time, zone).getTime() }))
          .filter(({ at }) => at > begin && at <= end - LOOK_MINUTES * 60_000)
          .map(({ kind }) => `${zone} ${kind} ${day}`),
      ),
    ).sort();
    expect(seen).toEqual(wanted);
    for (const { zone, kind, day, at } of log) {
      expect(localDate(at, zone)).toBe(day);
      const late = at.getTime() - instantOf(day, TIMES[kind], zone).getTime();
      expect(`${zone} ${kind} ${localTime(at, zone)} ${late >= 0 && late <= LOOK_MINUTES * 60_000}`).toMatch(/ true$/);
    }
    process.stdout.write(`two schedulers: ${log.length} reminders in ${DAYS} days, each once\n`);
  },
  300_000,
);
