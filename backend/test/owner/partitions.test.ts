import type { DataSource } from 'typeorm';
import { makeDataSource } from '../../src/adapters/postgres/index.js';
import { OWNED } from '../../src/adapters/postgres/owner/owned.js';
import { partitionOwned } from '../../src/adapters/postgres/owner/partition.js';
import { freshDatabase, type TestDatabase } from '../support/postgres.js';

/** What cannot lie in parts yet: a function takes its rows. */
const WHOLE = ['subscriptions'];

let database: TestDatabase;
let owner: DataSource;
beforeAll(async () => {
  database = await freshDatabase();
  owner = await makeDataSource(database.ownerUrl, 1, 'test').initialize();
});
afterAll(async () => {
  await owner?.destroy();
  await database?.drop();
});

test('what belongs to people can lie in parts by owner, with its keys, references, triggers and rights, and keeps its rows', async () => {
  // Where all tests run so, there is nothing left to lay in parts.
  if (process.env['OWNED_PARTITIONS']) return;
  const user = '00000000-0000-4000-8000-000000000001';
  await owner.query(
    `insert into users (id, phone, phone_hash, username, timezone, timezone_source, country, created_at) values ($1, '+12025550123', 'x', 'Sam', 'UTC', 'unknown', 'US', now())`,
    [user],
  );
  await owner.query(
    `insert into water (id, user_id, ml, local_date, at) select n::text, $1, 250, now(), now() from generate_series(1, 5) n`,
    [user],
  );
  const rightsBefore = await owner.query('select count(*)::int as n from information_schema.role_table_grants where table_name = any($1)', [
    Object.keys(OWNED),
  ]);
  expect(await partitionOwned(owner, 4)).toEqual(Object.keys(OWNED).filter((table) => !WHOLE.includes(table)));
  expect(await owner.query('select count(*)::int as n, count(distinct tableoid)::int as parts from water')).toEqual([{ n: 5, parts: 1 }]);
  expect(
    await owner.query('select count(*)::int as n from information_schema.role_table_grants where table_name = any($1)', [
      Object.keys(OWNED),
    ]),
  ).toEqual(rightsBefore);
  await owner.query('delete from users where id = $1', [user]);
  expect(await owner.query('select count(*)::int as n from water')).toEqual([{ n: 0 }]);
});
