import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { makeDataSource } from '../../src/adapters/postgres/index.js';
import { Cluster } from '../operations/cluster.js';
import { eventually } from '../support/eventually.js';
import { freshDatabase, type TestDatabase } from '../support/postgres.js';
import { twilioEnvironment } from '../support/twilio.js';
import { TwilioDouble } from '../twilio-double/index.js';

const TEXTS = 100;
/** A process that is asked to stop ends by then, whatever it is doing. */
const PATIENCE_MS = 30_000;

let database: TestDatabase;
let dataSource: DataSource;
let double: TwilioDouble;
let cluster: Cluster;
beforeAll(async () => {
  database = await freshDatabase();
  dataSource = await makeDataSource(database.url, 3, 'test').initialize();
  double = new TwilioDouble();
  cluster = new Cluster({
    ...twilioEnvironment(await double.start()),
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    HASH_SECRET: 'h'.repeat(40),
    SESSION_SECRET: 's'.repeat(40),
    // Slow enough for a job to end before all are sent.
    TWILIO_SEGMENTS_PER_SECOND: '10',
    LOG_LEVEL: 'error',
  });
});
afterAll(async () => {
  await cluster?.close();
  await double?.stop();
  await dataSource?.destroy();
  await database?.drop();
});

test('a worker that is asked to stop in the middle of 100 sends ends in time, and its successor sends the rest, each once', async () => {
  await cluster.open();
  const first = await cluster.add('worker');
  await dataSource.query(
    `with c as (insert into conversations (id, phone, phone_hash, created_at)
       select gen_random_uuid(), p, p, now() from (select '+1202555' || lpad(n::text, 4, '0') as p from generate_series(1, $1::int) n) numbers returning id, phone)
     insert into outbound_texts (id, conversation_id, business_key, channel, to_phone, to_hash, body, kinds, segments, lane, state, not_before, created_at)
     select gen_random_uuid(), id, 'stop:' || phone, 'sms', phone, phone, 'OK', '{answer}', 1, 2, 'queued', now(), now() from c`,
    [TEXTS],
  );
  await eventually(
    () => Promise.resolve(double.messages.all.length),
    (sent) => sent >= 20,
  );
  const began = performance.now();
  expect(await first.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(PATIENCE_MS);
  const sentByFirst = double.messages.all.length;
  expect(sentByFirst).toBeLessThan(TEXTS);
  await pause(500);
  expect(double.messages.all.length).toBe(sentByFirst);
  await cluster.add('worker');
  await eventually(
    () =>
      dataSource.query<{ n: number }[]>(`select count(*)::int as n from outbound_texts where state in ('queued', 'sending', 'unknown')`),
    ([left]) => left!.n === 0,
  );
  expect(double.messages.all).toHaveLength(TEXTS);
  expect(new Set(double.messages.all.map(({ to }) => to)).size).toBe(TEXTS);
  process.stdout.write(`stopped after ${sentByFirst} of ${TEXTS} sends; the rest went once\n`);
}, 400_000);
