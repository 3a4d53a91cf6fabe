import pg from 'pg';
import type { DataSource } from 'typeorm';
import { freshDatabase, type TestDatabase } from '../../../test/support/postgres.js';
import { makeDataSource } from './data-source.js';
import { APPEND_ONLY, migrate } from './migrate.js';

let database: TestDatabase;
let app: DataSource;

beforeAll(async () => {
  database = await freshDatabase();
  app = await makeDataSource(database.url, 2, 'test').initialize();
});

afterAll(async () => {
  await app?.destroy();
  await database?.drop();
});

test('migrating again, three at once, changes nothing and does not race', async () => {
  const lines: string[] = [];
  await Promise.all([1, 2, 3].map(() => migrate(database.ownerUrl, database.url, (line) => lines.push(line))));
  expect(lines).toEqual([]);
});

test('migrating an empty database three times at once applies each migration once', async () => {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query('drop schema public cascade; create schema public; drop schema bullmq cascade');
  await owner.end();
  const lines: string[] = [];
  await Promise.all([1, 2, 3].map(() => migrate(database.ownerUrl, database.url, (line) => lines.push(line))));
  expect(lines).toEqual([expect.stringContaining('migrations applied')]);
});

test('with one role for everything it says that the audit log is not protected', async () => {
  const lines: string[] = [];
  await migrate(database.ownerUrl, database.ownerUrl, (line) => lines.push(line));
  expect(lines.join()).toContain('audit log is not protected');
});

test.each(APPEND_ONLY)('the application may add to %s and read it, never rewrite it', async (table) => {
  await app.query(
    table === 'audit_log'
      ? `insert into audit_log (at, actor_kind, actor_id, action, object_kind, object_id) values (now(), 'system', 'test', 'look', 'user', '1')`
      : `insert into consents (phone_hash, purpose, action, at) values ('x', 'service', 'granted', now())`,
  );
  expect(await app.query(`select count(*)::int as n from ${table}`)).toEqual([{ n: 1 }]);
  for (const sql of [`update ${table} set at = now()`, `delete from ${table}`, `truncate ${table}`, `drop table ${table}`]) {
    await expect(app.query(sql)).rejects.toThrow(/permission denied|must be owner/);
  }
});

test('entities and tables agree on every column', async () => {
  for (const { tableName, columns } of app.entityMetadatas) {
    const found = await app.query<{ name: string; nullable: boolean; type: string }[]>(
      `select a.attname as name, not a.attnotnull as nullable, format_type(coalesce(nullif(t.typbasetype, 0), t.oid), a.atttypmod) as type
       from pg_attribute a join pg_type t on t.oid = a.atttypid where a.attrelid = $1::regclass and a.attnum > 0 order by 1`,
      [tableName],
    );
    const expected = columns.map((column) => ({
      name: column.databaseName,
      nullable: column.isNullable,
      type: `${String(column.type).replace('timestamptz', 'timestamp with time zone')}${column.isArray ? '[]' : ''}`,
    }));
    expect({ table: tableName, columns: expected.toSorted((a, b) => (a.name < b.name ? -1 : 1)) }).toEqual({
      table: tableName,
      columns: found,
    });
  }
});

test.each(['NaN', 'Infinity', '-1', '1e9'])('a figure of %s is refused by the table itself', async (figure) => {
  await expect(
    app.query(`insert into goals (user_id, calories, updated_at) values (gen_random_uuid(), '${figure}'::double precision, now())`),
  ).rejects.toThrow(/figure_check/);
});
