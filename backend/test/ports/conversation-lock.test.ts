import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { makeDataSource, PostgresConversationLock } from '../../src/adapters/postgres/index.js';
import { freshDatabase, type TestDatabase } from '../support/postgres.js';

let database: TestDatabase;
/** Two processes. */
let pools: [DataSource, DataSource];
beforeAll(async () => {
  database = await freshDatabase();
  const open = () => makeDataSource(database.url, 3, 'test').initialize();
  pools = [await open(), await open()];
});
afterAll(async () => {
  for (const pool of pools ?? []) await pool.destroy();
  await database?.drop();
});

test('one at a time, whoever asks, and others are not held up', async () => {
  const [one, two] = pools.map((pool) => new PostgresConversationLock(pool)) as [PostgresConversationLock, PostgresConversationLock];
  const [mine, other] = [randomUUID(), randomUUID()];
  const seen = await one.run(mine, async () => [
    await one.run(mine, () => Promise.resolve('twice')),
    await two.run(mine, () => Promise.resolve('twice')),
    await two.run(other, () => Promise.resolve('beside')),
  ]);
  expect(seen).toEqual(['busy', 'busy', 'beside']);
  expect(await two.run(mine, () => Promise.resolve('after'))).toBe('after');
  await expect(one.run(mine, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await two.run(mine, () => Promise.resolve('after'))).toBe('after');
  expect(await pools[0].query('select 1 from conversation_leases')).toEqual([]);
});

test('what a killed process held is taken over once its lease is over, and it gives back nothing of others', async () => {
  const [one, two] = pools.map((pool) => new PostgresConversationLock(pool)) as [PostgresConversationLock, PostgresConversationLock];
  const id = randomUUID();
  const seen = await one.run(id, async () => {
    // As if it had stood still for longer than its lease.
    await pools[0].query(`update conversation_leases set until = clock_timestamp() - interval '1 ms' where conversation_id = $1`, [id]);
    return two.run(id, async () => {
      await one.run(randomUUID(), () => Promise.resolve());
      return 'taken over';
    });
  });
  expect(seen).toBe('taken over');
});

test('no session holds an advisory lock, and none is needed to work through a pooler by transaction', async () => {
  const lock = new PostgresConversationLock(pools[0]);
  const held = await lock.run(
    randomUUID(),
    () =>
      pools[1].query(
        `select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      ) as Promise<unknown[]>,
  );
  expect(held).toEqual([]);
});
