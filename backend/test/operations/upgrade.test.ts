import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { makeDataSource, migrate } from '../../src/adapters/postgres/index.js';
import { AFTERWARDS, MIGRATIONS } from '../../src/adapters/postgres/migrations/index.js';
import { emptyDatabase, type TestDatabase } from '../support/postgres.js';

/** The release before this one had this schema. */
const BEFORE = MIGRATIONS.findIndex(({ name }) => name === 'Leaving1762350000001') + 1;
const ROWS = 5000;

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await emptyDatabase();
  const older = await makeDataSource(database.ownerUrl, 2, 'test', { migrations: MIGRATIONS.slice(0, BEFORE) }).initialize();
  await older.runMigrations();
  await older.query(
    `insert into conversations (id, phone, phone_hash, created_at) select gen_random_uuid(), '+1202' || 2000000 + n, n::text, now() from generate_series(1, 500) n`,
  );
  await older.query(
    `insert into inbound_texts (id, conversation_id, provider_id, source, body, received_at, handled_at)
     select gen_random_uuid(), c.id, 'old-' || n, 'sms', 'two eggs', now(), now() from generate_series(1, ${ROWS}) n join conversations c on c.phone_hash = (1 + n % 500)::text`,
  );
  await older.query(
    `insert into outbound_texts (id, conversation_id, business_key, inbound_id, channel, to_phone, to_hash, body, kinds, segments, lane, state, not_before, created_at)
     select gen_random_uuid(), i.conversation_id, 'reply:' || i.id, i.id, 'sms', '+12025550123', i.conversation_id::text, 'Logged.', '{logged}', 1, 2, 'delivered', now(), now() from inbound_texts i`,
  );
  await older.destroy();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
}, 300_000);
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

test('a full database of the release before is brought up to date while that release goes on writing: no write fails, no row is lost', async () => {
  expect(BEFORE).toBeGreaterThan(0);
  expect(BEFORE).toBeLessThan(MIGRATIONS.length);
  let stop = false;
  let written = 0;
  const failures: string[] = [];
  const writing = (async () => {
    while (!stop || written < 50) {
      // Statements of the release before: they name no column that it does not know.
      const id = `during-${written}`;
      try {
        await client.query(
          `insert into inbound_texts (id, conversation_id, provider_id, source, body, received_at)
           select gen_random_uuid(), id, $1, 'sms', 'a banana', now() from conversations where phone_hash = '7'`,
          [id],
        );
        await client.query(
          `insert into outbound_texts (id, conversation_id, business_key, inbound_id, channel, to_phone, to_hash, body, kinds, segments, lane, state, not_before, created_at)
           select gen_random_uuid(), conversation_id, 'reply:' || id, id, 'sms', '+12025550123', 'x', 'Logged.', '{logged}', 1, 2, 'queued', now(), now() from inbound_texts where provider_id = $1`,
          [id],
        );
        await client.query(`update inbound_texts set handled_at = now() where provider_id = $1`, [id]);
      } catch (error) {
        failures.push(String(error));
      }
      written += 1;
      await pause(5);
    }
  })();
  await migrate(database.ownerUrl, database.url, () => undefined);
  stop = true;
  await writing;
  expect(failures).toEqual([]);
  const { rows } = await client.query(
    `select count(*)::int as texts, count(o.id)::int as answers from inbound_texts i left join outbound_texts o on o.inbound_id = i.id`,
  );
  expect(rows).toEqual([{ texts: ROWS + written, answers: ROWS + written }]);
  expect(await applied()).toBe(MIGRATIONS.length - AFTERWARDS.length);
}, 300_000);

test('what that release needs is taken away by a later start, once nobody of it is connected', async () => {
  const serving = new pg.Client({ connectionString: database.url, application_name: 'mealtext standing' });
  await serving.connect();
  await migrate(database.ownerUrl, database.url, () => undefined);
  expect(await applied()).toBe(MIGRATIONS.length - AFTERWARDS.length);
  // A statement of it: a repeat of a text.
  const repeat = `insert into inbound_texts (id, conversation_id, provider_id, source, body, received_at)
    select gen_random_uuid(), id, 'during-1', 'sms', 'a banana', now() from conversations where phone_hash = '7' on conflict (provider_id) do nothing`;
  expect((await serving.query(repeat)).rowCount).toBe(0);
  await serving.end();
  await migrate(database.ownerUrl, database.url, () => undefined);
  expect(await applied()).toBe(MIGRATIONS.length);
  expect((await client.query(repeat.replace('(provider_id)', '(conversation_id, provider_id)'))).rowCount).toBe(0);
}, 300_000);

async function applied(): Promise<number> {
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from migrations');
  return rows[0]!.n;
}
