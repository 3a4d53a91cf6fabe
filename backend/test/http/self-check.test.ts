import type { DataSource } from 'typeorm';
import { selfCheck } from '../../src/app/self-check.js';
import { startApp, type TestApp } from '../support/app.js';
import { redisMissing, startRedis } from '../support/redis.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

const configWith = (part: 'process' | 'database', values: object) => ({
  ...target.parts,
  config: { ...target.parts.config, [part]: { ...target.parts.config[part], ...values } },
});

test('sound surroundings pass', async () => {
  await selfCheck(target.parts);
});

test('time zone data of yesteryear is refused', async () => {
  await expect(selfCheck(configWith('process', { timeZoneData: '2999a' }))).rejects.toThrow(
    /time zone data is release 20\d\d\w, and 2999a/,
  );
});

test.each([-6000, 6000])('a clock that is %d ms off is refused', async (off) => {
  await expect(selfCheck(target.parts, () => Date.now() + off)).rejects.toThrow(/differ by [56] seconds/);
});

test('an old PostgreSQL is refused, with whatever else is wrong', async () => {
  const answer = [{ version: 140_011, name: '14.11', at: new Date(0) }];
  const dataSource = { query: () => Promise.resolve(answer) } as unknown as DataSource;
  await expect(selfCheck({ ...target.parts, dataSource })).rejects.toThrow(/PostgreSQL 14\.11 is too old[^]*clock/);
});

const missing = redisMissing();
(missing ? test.skip : test)('a Redis that throws keys away is refused, and one that keeps them passes', async () => {
  const redis = await startRedis();
  try {
    await redis.client.config('SET', 'maxmemory-policy', 'noeviction');
    await selfCheck(configWith('database', { redisUrl: redis.url }));
    await redis.client.config('SET', 'maxmemory-policy', 'allkeys-lru');
    await expect(selfCheck(configWith('database', { redisUrl: redis.url }))).rejects.toThrow(/maxmemory-policy allkeys-lru/);
  } finally {
    await redis.stop();
  }
});
