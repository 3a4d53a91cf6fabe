import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { acceptText } from '../../src/usecases/accept-text.js';
import { register } from '../../src/usecases/register.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { pgbouncerMissing, startPgbouncer } from '../support/pgbouncer.js';
import type { TestDatabase } from '../support/postgres.js';
import { redisMissing, startRedis } from '../support/redis.js';
import { startRedisCluster } from '../support/redis-cluster.js';

const missing = redisMissing();
const STORES = [
  { name: 'in PostgreSQL', skip: null },
  { name: 'in Redis', skip: missing },
  { name: 'in a Redis Cluster of three', skip: missing },
  { name: 'in Redis, behind a pooler by transaction', skip: missing ?? pgbouncerMissing() },
];

/** A Redis for the queues, what tells the product of it, and how to make it forget everything. */
async function redisFor(name: string): Promise<{
  environment: Record<string, string> | ((database: TestDatabase) => Record<string, string>);
  nodes: Redis[];
  stop(): Promise<void>;
} | null> {
  if (name === 'in PostgreSQL') return null;
  if (name === 'in Redis') {
    const { url, client, stop } = await startRedis();
    return { environment: { REDIS_URL: url }, nodes: [client], stop };
  }
  if (name.includes('pooler')) {
    const [{ url, client, stop }, pooler] = [await startRedis(), await startPgbouncer(process.env['TEST_POSTGRES_APPLICATION_URL']!)];
    return {
      environment: (database) => ({
        REDIS_URL: url,
        DATABASE_URL: pooler.through(database.url),
        DATABASE_POOLED: 'transaction',
        DATABASE_DIRECT_URL: database.url,
      }),
      nodes: [client],
      stop: async () => void (await Promise.all([stop(), pooler.stop()])),
    };
  }
  const { url, nodes, stop } = await startRedisCluster();
  return { environment: { REDIS_URL: url, REDIS_CLUSTER: 'yes' }, nodes, stop };
}

/** What the keys of each begin with. */
const QUEUES = ['{mt-realtime}:', '{mt-scheduled}:', '{mt-background}:'];

const phone = '+12025550123';
const WAYS = [
  'ran',
  'walked',
  'biked',
  'swam',
  'rowed',
  'hiked',
  'yoga',
  'pilates',
  'played tennis',
  'played basketball',
  'jumped rope',
  'danced',
];

describe.each(STORES)('doorbells kept $name', ({ name, skip }) => {
  if (skip) {
    // Said in the name, so that a report of the run tells what was left out, and why.
    test.skip(`left out: ${skip}`, () => undefined);
    return;
  }

  let redis: Awaited<ReturnType<typeof redisFor>> = null;
  let target: TestApp;

  beforeAll(async () => {
    redis = await redisFor(name);
    const environment = redis?.environment ?? {};
    target = await startApp((database) => ({ ROLE: 'all', ...(typeof environment === 'function' ? environment(database) : environment) }));
    await register(target.deps, {
      phone,
      username: null,
      firstName: 'Sam',
      lastName: null,
      timezone: null,
      consentVersion: null,
      ip: null,
      userAgent: null,
    });
    // The first text to a new user.
    await delivered(1);
    await target.parts.dataSource.query('delete from outbound_texts');
    await target.parts.dataSource.query(
      `insert into subscriptions (user_id, provider, plan, status, updated_at) select id, 'local', 'pro', 'active', now() from users`,
    );
  });
  afterEach(() => target.parts.dataSource.query('delete from outbound_texts; delete from rate_limits'));
  afterAll(async () => {
    await target?.close();
    await redis?.stop();
  });

  const inbound = (body: string, providerId: string = randomUUID()) => ({
    providerId,
    from: phone,
    to: '+12025550100',
    body,
    media: { count: 0, type: null },
  });
  const replies = () =>
    target.parts.dataSource.query('select body, state, inbound_id as "textId" from outbound_texts order by seq') as Promise<
      { body: string; state: string; textId: string }[]
    >;
  const delivered = (count: number) => eventually(replies, (rows) => rows.filter((row) => row.state === 'delivered').length >= count);

  test('a text is answered and the answer delivered', async () => {
    await acceptText(target.deps, inbound('2 eggs for breakfast'));
    expect(await delivered(1)).toEqual([expect.objectContaining({ body: expect.stringMatching(/egg/), state: 'delivered' })]);
  });

  test('a text that comes ten times, each with ten rings, is answered once', async () => {
    const text = inbound('a banana');
    const accepted = await Promise.all(Array.from({ length: 10 }, () => acceptText(target.deps, text)));
    const { conversationId } = await target.deps.store.accept({ ...text, source: 'sms', phone, receivedAt: new Date() });
    await Promise.all(Array.from({ length: 10 }, () => target.deps.queue.ringMail(conversationId)));
    await Promise.all(Array.from({ length: 10 }, () => target.deps.queue.ringDelivery()));
    await delivered(1);
    expect(new Set(accepted.map((one) => one.textId)).size).toBe(1);
    // One more text, answered after everything above was worked off.
    await acceptText(target.deps, inbound('an apple'));
    expect(await delivered(2)).toHaveLength(2);
    expect(await target.parts.dataSource.query(`select count(*)::int as n from entries where items @> '[{"name": "banana"}]'`)).toEqual([
      { n: 1 },
    ]);
  });

  test('twelve texts at once are answered in the order they came, each once', async () => {
    const texts: string[] = [];
    for (const [index, way] of WAYS.entries()) texts.push((await acceptText(target.deps, inbound(`${way} ${index + 10} minutes`))).textId);
    const rows = await delivered(WAYS.length);
    expect(rows.map((row) => row.textId)).toEqual(texts);
    const numbers = await target.parts.dataSource.query<
      {
        minutes: number;
      }[]
    >(`select minutes from entries where kind = 'workout' order by number`);
    expect(numbers.map((row) => row.minutes)).toEqual(texts.map((_, index) => index + 10));
  });

  test('a ring that was lost is made good by the sweep', async () => {
    await target.deps.store.accept({ ...inbound('a pear'), source: 'sms', phone, receivedAt: new Date() });
    expect(await delivered(1)).toHaveLength(1);
  });

  // Before it forgets what begins again by itself, and is long in coming.
  if (name === 'in a Redis Cluster of three')
    test('each queue is in one slot, and not all are on one node', async () => {
      const byNode = await eventually(
        () => Promise.all(redis!.nodes.map((node) => node.keys('*'))),
        (all) => QUEUES.every((queue) => all.some((keys) => keys.some((key) => key.startsWith(queue)))),
      );
      for (const queue of QUEUES) expect(byNode.filter((keys) => keys.some((key) => key.startsWith(queue)))).toHaveLength(1);
      expect(byNode.filter((keys) => keys.length).length).toBeGreaterThan(1);
      expect(byNode.flat().filter((key) => !/^\{mt-\w+\}:/.test(key))).toEqual([]);
    });

  test('a store that forgets everything loses nothing', async () => {
    for (const node of redis?.nodes ?? []) await node.flushall();
    if (!redis) await target.parts.dataSource.query(`delete from bullmq.job`).catch(() => undefined);
    await target.deps.store.accept({ ...inbound('a plum'), source: 'sms', phone, receivedAt: new Date() });
    // Whoever starts next says again what happens again and again.
    await target.deps.queue.ringMail((await target.deps.store.withMail(new Date(), 1))[0]!);
    expect(await delivered(1)).toHaveLength(1);
  });
});
