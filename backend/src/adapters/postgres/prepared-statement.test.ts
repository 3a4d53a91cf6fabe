import type { DataSource } from 'typeorm';
import { freshDatabase, type TestDatabase } from '../../../test/support/postgres.js';
import { makeDataSource } from './data-source.js';
import { preparedStatement } from './prepared-statement.js';

let database: TestDatabase;
let app: DataSource;

beforeAll(async () => {
  database = await freshDatabase();
  app = await makeDataSource(database.url, 1, 'test').initialize();
});

afterAll(async () => {
  await app?.destroy();
  await database?.drop();
});

const MARKED = preparedStatement('select $1::int + 1 as n');
const prepared = () => app.query<{ statement: string }[]>('select statement from pg_prepared_statements where not from_sql');

test('a marked statement is prepared once a connection and answers as ever, in a transaction too', async () => {
  for (let n = 0; n < 10; n += 1) expect(await app.query(MARKED, [n])).toEqual([{ n: n + 1 }]);
  expect(await app.transaction((tx) => tx.query<unknown>(MARKED, [41]))).toEqual([{ n: 42 }]);
  await app.query('select $1::int + 2 as n', [1]);
  expect((await prepared()).map(({ statement }) => statement)).toEqual([MARKED]);
});

test('a marked statement goes on when its table gains a column', async () => {
  const owner = await makeDataSource(database.ownerUrl, 1, 'owner').initialize();
  await owner.query('create table planned (id integer primary key, name text)');
  await owner.query(`insert into planned values (1, 'a')`);
  await owner.query('grant select on planned to public');
  const named = preparedStatement('select name from planned where id = $1');
  for (let n = 0; n < 8; n += 1) expect(await app.query(named, [1])).toEqual([{ name: 'a' }]);
  await owner.query('alter table planned add other text');
  expect(await app.query(named, [1])).toEqual([{ name: 'a' }]);
  await owner.query('drop table planned');
  await owner.destroy();
});

test('a refused marked statement says why, and works the next time', async () => {
  await expect(app.query(MARKED, ['ten'])).rejects.toThrow('invalid input syntax');
  expect(await app.query(MARKED, [1])).toEqual([{ n: 2 }]);
});
