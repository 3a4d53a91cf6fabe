import pg from 'pg';
import type * as Postgres from '../../../backend/src/adapters/postgres/index.js';
import { inDatabase } from '../bench/support/in-database.js';
import { textAt } from '../bench/support/texts.js';
import { builtBackend } from '../built-backend.js';
import type { RunningPostgres } from '../postgres.js';
import { names } from '../postgres-roles.js';
import type { RowBytes } from './reckon.js';

/** Rows of each table at first, and three times as many then: what they differ in is free of the pages that even an empty index has. */
const ROWS = 1500;
const ANSWER = 'Lunch #2: 1 chicken burrito, 1 cup rice. 720 cal, 41 g protein, 84 g carbs, 22 g fat. Today 1,340 of 2,000 cal.';
const ITEMS = JSON.stringify([
  { name: 'chicken burrito', amount: 1, unit: 'burrito', grams: 280, calories: 540, protein: 34, carbs: 52, fat: 20, code: '58100520' },
  { name: 'rice', amount: 1, unit: 'cup', grams: 158, calories: 205, protein: 4, carbs: 45, fat: 0.4, code: '56205000' },
]);

const n = (from: number) => `generate_series(${from}, ${from + ROWS - 1}) n`;
const id = (kind: string) => `md5('${kind}' || n)::uuid`;

const TABLES = {
  users: ['users', 'conversations', 'phone_owners', 'reminder_settings', 'reminders'],
  inbound: ['inbound_texts'],
  outbound: ['outbound_texts'],
  entries: ['entries'],
  changes: ['changes'],
  reminderLog: ['reminder_log'],
} satisfies Record<keyof RowBytes, string[]>;

/** What a row of each table takes with its indexes, in a database of its own that has our schema and no other rows. */
export async function measureRows(postgres: RunningPostgres): Promise<RowBytes> {
  const admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  await admin.query(`create database capacity owner ${names.owner}`);
  const inCapacity = (url: string) => inDatabase(url, 'capacity');
  const client = new pg.Client({ connectionString: inCapacity(postgres.databaseUrl) });
  try {
    const { migrate } = await builtBackend<typeof Postgres>('adapters/postgres/index.js');
    await migrate(inCapacity(postgres.ownerUrl), inCapacity(postgres.databaseUrl), () => {});
    await client.connect();
    await fill(client, 1);
    const before = await sizes(client);
    for (const from of [1 + ROWS, 1 + 2 * ROWS]) await fill(client, from);
    const after = await sizes(client);
    const of = (kind: keyof RowBytes) => TABLES[kind].reduce((sum, table) => sum + (after[table]! - before[table]!) / (2 * ROWS), 0);
    return {
      users: of('users'),
      inbound: of('inbound'),
      outbound: of('outbound'),
      entries: of('entries'),
      changes: of('changes'),
      reminderLog: of('reminderLog'),
    };
  } finally {
    await client.end();
    await admin.query('drop database capacity with (force)');
    await admin.end();
  }
}

/** Texts as they are when all is done: handled, answered and delivered. */
async function fill(client: pg.Client, from: number): Promise<void> {
  const texts = Array.from({ length: 25 }, (_, index) => textAt(index));
  const phone = `'+1' || (2020000000 + n)`;
  const at = `now() - n * interval '7 seconds'`;
  const statements: [sql: string, values?: unknown[]][] = [
    [
      `insert into users (id, phone, phone_hash, username, timezone, timezone_source, country, created_at)
       select ${id('user')}, ${phone}, md5(n::text) || md5(n::text), 'Sam', 'America/New_York', 'browser', 'US', ${at} from ${n(from)}`,
    ],
    [
      `insert into conversations (id, phone, phone_hash, user_id, created_at)
       select ${id('conversation')}, ${phone}, md5(n::text) || md5(n::text), ${id('user')}, ${at} from ${n(from)}`,
    ],
    [
      `insert into reminder_settings (user_id, notifications, remind_breakfast, remind_lunch, remind_dinner, remind_snacks, enable_summary, breakfast_time, lunch_time, dinner_time, snack_time, summary_time, updated_at)
       select ${id('user')}, true, true, true, true, false, true, '08:00', '12:00', '18:00', '15:30', '21:00', ${at} from ${n(from)} on conflict do nothing`,
    ],
    [
      `insert into inbound_texts (id, conversation_id, provider_id, source, body, received_at, handled_at, intents, heard, reader, trace_id)
       select ${id('in')}, ${id('conversation')}, 'SM' || md5('in' || n), 'sms', ($1::text[])[1 + n % 25], ${at}, ${at}, '{log_meal}', '[{"type":"log-meal"}]', 'rules', md5('trace' || n) from ${n(from)}`,
      [texts],
    ],
    [
      `insert into outbound_texts (id, conversation_id, business_key, inbound_id, provider_id, channel, to_phone, to_hash, body, kinds, segments, entry_ids, lane, state, not_before, created_at, settled_at, send_started_at, trace_id)
       select ${id('out')}, ${id('conversation')}, 'reply:' || ${id('in')}, ${id('in')}, 'SM' || md5('out' || n), 'sms', ${phone}, md5(n::text) || md5(n::text), $1, '{logged}', 1, array[${id('entry')}], 2, 'delivered', ${at}, ${at}, ${at}, ${at}, md5('trace' || n) from ${n(from)}`,
      [ANSWER],
    ],
    [
      `insert into entries (id, user_id, number, kind, at, local_date, local_time, meal, items, health_rating, calories, protein, carbs, fat, sugar, assumed, inbound_id, created_at)
       select ${id('entry')}::text, ${id('user')}, 1, 'meal', ${at}, (${at})::date, '12:30', 'lunch', $1, 6, 745, 38, 97, 20, 4, false, ${id('in')}, ${at} from ${n(from)}`,
      [ITEMS],
    ],
    [
      `insert into changes (user_id, id, at, events) select ${id('user')}, ${id('in')}::text, ${at}, jsonb_build_array(jsonb_build_object('type', 'meal-logged', 'entry', ${id('entry')}, 'items', $1::jsonb)) from ${n(from)}`,
      [ITEMS],
    ],
    [
      `insert into reminder_log (user_id, kind, local_date, result, outbound_id, at) select ${id('user')}, 'breakfast', current_date, 'sent', ${id('out')}, ${at} from ${n(from)}`,
    ],
  ];
  for (const [sql, values] of statements) await client.query(sql, values);
}

async function sizes(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ table: string; bytes: string }>(
    'select t as table, pg_total_relation_size(t::regclass) as bytes from unnest($1::text[]) t',
    [Object.values(TABLES).flat()],
  );
  return Object.fromEntries(rows.map(({ table, bytes }) => [table, Number(bytes)]));
}
