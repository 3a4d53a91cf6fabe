import { setTimeout as pause } from 'node:timers/promises';
import twilio from 'twilio';
import type { DataSource } from 'typeorm';
import { makeDataSource } from '../../src/adapters/postgres/index.js';
import { keyedHash } from '../../src/adapters/system/index.js';
import { eventually } from '../support/eventually.js';
import { freshDatabase, type TestDatabase } from '../support/postgres.js';
import { redisMissing, startRedis, type TestRedis } from '../support/redis.js';
import { inboundForm, PUBLIC_URL, twilioEnvironment } from '../support/twilio.js';
import { AUTH_TOKEN, TwilioDouble } from '../twilio-double/index.js';
import { Cluster, type Member } from './cluster.js';

const PEOPLE = 8;
const TEXTS_EACH = 5;
const HASH_SECRET = 'h'.repeat(40);
const FOODS = ['2 eggs', 'a banana', 'a bagel', 'an apple', 'greek yogurt'];
const phoneOf = (person: number) => `+1202555${1400 + person}`;

const missing = redisMissing();
if (missing) console.warn(`The queues of this test are in PostgreSQL: ${missing}.`);

let database: TestDatabase;
let redis: TestRedis | undefined;
let double: TwilioDouble;
let dataSource: DataSource;
let cluster: Cluster;
beforeAll(async () => {
  database = await freshDatabase();
  redis = missing ? undefined : await startRedis();
  double = new TwilioDouble();
  dataSource = await makeDataSource(database.url, 3, 'test').initialize();
  cluster = new Cluster({
    ...twilioEnvironment(await double.start()),
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    REDIS_URL: redis?.url ?? '',
    HASH_SECRET,
    SESSION_SECRET: 's'.repeat(40),
    REPLY_WAIT_SECONDS: '0',
    TWILIO_SEGMENTS_PER_SECOND: '1000',
    DATABASE_POOL: '5',
    LOG_LEVEL: 'error',
  });
});
afterAll(async () => {
  await cluster?.close();
  await dataSource?.destroy();
  await double?.stop();
  await redis?.stop();
  await database?.drop();
});

/** Posts a text as the provider does, and again with the same id until somebody takes it in. */
async function post(address: string, person: number, body: string): Promise<number> {
  const form = inboundForm({ From: phoneOf(person), Body: body }) as Record<string, string>;
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${address}/webhooks/sms`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Twilio-Signature': twilio.getExpectedTwilioSignature(AUTH_TOKEN, `${PUBLIC_URL}/webhooks/sms`, form),
      },
      body: new URLSearchParams(form).toString(),
    }).catch(() => null);
    if (answer?.status === 200) return tries;
    if (tries > 50) throw new Error(`nobody takes texts: ${answer?.status}`);
    await pause(100);
  }
}

test('two api and two worker processes, each replaced while texts come: nothing lost, nothing doubled, in order', async () => {
  for (let person = 0; person < PEOPLE; person += 1)
    await dataSource.query(
      `with u as (insert into users (id, phone, phone_hash, username, timezone, timezone_source, country, created_at)
         values (gen_random_uuid(), $1, $2, 'sam', 'America/New_York', 'area', 'US', now()) returning id)
       insert into subscriptions (user_id, provider, plan, status, updated_at) select id, 'local', 'pro', 'active', now() from u`,
      [phoneOf(person), keyedHash(HASH_SECRET)(phoneOf(person))],
    );
  const address = await cluster.open();
  await Promise.all((['api', 'worker', 'api', 'worker'] as const).map((role) => cluster.add(role)));

  const coming = (async () => {
    let repeats = 0;
    for (let round = 0; round < TEXTS_EACH; round += 1)
      for (let person = 0; person < PEOPLE; person += 1) {
        repeats += (await post(address, person, FOODS[round]!)) - 1;
        await pause(40);
      }
    return repeats;
  })();
  const codes: (number | null)[] = [];
  const replace = async (old: Member) => {
    await cluster.add(old.role);
    codes.push(await old.stop());
  };
  const olds = [...cluster.members];
  for (const role of [0, 1])
    await Promise.all((['api', 'worker'] as const).map((name) => replace(olds.filter((old) => old.role === name)[role]!)));
  const repeats = await coming;
  expect(codes).toEqual([0, 0, 0, 0]);

  const total = PEOPLE * TEXTS_EACH;
  const count = async (sql: string) => (await dataSource.query<{ n: number }[]>(`select count(*)::int as n from ${sql}`))[0]!.n;
  await eventually(
    () => count(`outbound_texts where state in ('accepted', 'sent', 'delivered')`),
    (sent) => sent >= total,
  );
  expect(await count('inbound_texts')).toBe(total);
  expect(await count('inbound_texts where handled_at is not null')).toBe(total);
  expect(await count('outbound_texts')).toBe(total);
  // Per person the provider has one reply a text, in the order of the texts.
  for (let person = 0; person < PEOPLE; person += 1) {
    const replies = double.messages.all.filter(({ to }) => to === phoneOf(person));
    expect(replies).toHaveLength(TEXTS_EACH);
  }
  const outOfOrder = await count(
    `(select handled_at < lag(handled_at) over (partition by conversation_id order by seq) as early from inbound_texts) t where early`,
  );
  expect(outOfOrder).toBe(0);
  console.log(
    `topology: 4 processes replaced under ${total} texts on ${redis ? 'Redis' : 'PostgreSQL'} queues; ${repeats} repeats by the provider, 0 lost, 0 doubled`,
  );
  if (redis) {
    const keys = await redis.client.keys('*');
    expect(keys.length).toBeGreaterThan(0);
    // One slot of a cluster holds all of a queue.
    expect(keys.filter((key) => !/^\{mt-(realtime|scheduled|background)\}:/.test(key))).toEqual([]);
  }
}, 600_000);
