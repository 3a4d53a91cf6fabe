import { randomUUID } from 'node:crypto';
import { PostgresOutbox } from '../../src/adapters/postgres/index.js';
import { databaseForEach } from '../support/database-for-each.js';

/** `npm test` takes a few hundred; PACE_TEXTS=10000 is the whole burst. */
const TEXTS = Number(process.env.PACE_TEXTS ?? 300);
const PER_SECOND = 3;
/** Texts that each process would claim together. */
const AT_ONCE = 16;
const START = Date.parse('2026-11-21T13:00:00Z');

const database = databaseForEach(6);

/** Texts to as many numbers, of one to three segments, all due at the start. */
async function queued(count: number, lane: number, useMinutes = 60): Promise<void> {
  await database.dataSource.query(
    `with c as (insert into conversations (id, phone, phone_hash, created_at)
       select gen_random_uuid(), p, p, now() from (select '+1202' || lpad((5550000 + n + $2::int * 100000)::text, 7, '0') as p from generate_series(1, $1::int) n) numbers returning id, phone)
     insert into outbound_texts (id, conversation_id, business_key, channel, to_phone, to_hash, body, kinds, segments, lane, state, not_before, expires_at, created_at)
     select gen_random_uuid(), id, 'pace:' || phone, 'sms', phone, phone, 'x', '{answer}', 1 + abs(hashtext(phone)) % 3, $2::int, 'queued', $3, $3::timestamptz + $4::float8 * interval '1 minute', now() from c`,
    [count, lane, new Date(START), useMinutes],
  );
}

/** Lets two processes send whatever may leave, on a clock that jumps to the next moment at which anything can happen. */
async function sendAll(onTick: (sent: number) => Promise<void> = async () => undefined, segmentsPerSecond = PER_SECOND) {
  const pace = { sender: '+12025550100', segmentsPerSecond };
  const outboxes = [new PostgresOutbox(database.dataSource, pace), new PostgresOutbox(database.dataSource, pace)];
  const sent: { at: number; segments: number; lane: number }[] = [];
  let now = START;
  let taken = 0;
  for (;;) {
    const claims = await Promise.all(outboxes.map((outbox) => outbox.claim(new Date(now), 20_000, AT_ONCE)));
    taken += claims.filter((some) => some.length).length;
    for (const claim of claims.flat()) {
      const [row] = await database.dataSource.query<{ segments: number; lane: number }[]>(
        'select segments, lane from outbound_texts where id = $1',
        [claim.id],
      );
      sent.push({ at: claim.sendStartedAt.getTime(), ...row! });
      await outboxes[0]!.settle(claim.id, { type: 'accepted', providerId: randomUUID() }, new Date(now));
      await onTick(sent.length);
    }
    const opensAt = await outboxes[0]!.paceOpensAt(new Date(now));
    if (!opensAt) break;
    // A driver's dates have whole milliseconds, the database's have more.
    now = Math.max(opensAt.getTime(), now + 1);
  }
  return { sent, end: now, claims: taken };
}

test('of a burst no more leaves than the sender is allowed, in any stretch of time, by two processes, and a code leaves next', async () => {
  await queued(TEXTS, 4);
  const codeAfter = Math.floor(TEXTS / 3);
  const { sent, end } = await sendAll(async (count) => {
    if (count === codeAfter) await queued(1, 0);
  });
  expect(sent.findIndex(({ lane }) => lane === 0)).toBe(codeAfter);
  let busy = START;
  for (const { at, segments } of sent) {
    // Each text starts no sooner than the ones before it have had their time.
    expect(at).toBeGreaterThanOrEqual(busy - 1);
    busy = at + (1000 * segments) / PER_SECOND;
  }
  const states = await database.dataSource.query<{ state: string; n: number }[]>(
    'select state, count(*)::int as n from outbound_texts group by 1',
  );
  const left = states.find(({ state }) => state === 'queued')?.n ?? 0;
  expect(sent.length + left).toBe(TEXTS + 1);
  // What is left had outlived its use, and nothing stood still before.
  if (left > 0) expect(end).toBeGreaterThan(START + 59 * 60_000);
  else expect(sent.reduce((sum, { segments }) => sum + segments, 0) / ((end - START) / 1000)).toBeGreaterThan(PER_SECOND * 0.97);
  process.stdout.write(`pace: ${sent.length} texts in ${((end - START) / 1000).toFixed(0)} simulated seconds, ${left} outlived\n`);
}, 600_000);

test('a fast sender has its texts claimed many at once, each with its time; no more leave than it is allowed, and an urgent one waits a moment at most', async () => {
  const perSecond = 100;
  await queued(TEXTS, 4);
  const urgentAfter = Math.floor(TEXTS / 3);
  const { sent, end, claims } = await sendAll(async (count) => {
    if (count === urgentAfter) await queued(1, 0);
  }, perSecond);
  let busy = START;
  for (const { at, segments } of sent) {
    expect(at).toBeGreaterThanOrEqual(busy - 1);
    busy = at + (1000 * segments) / perSecond;
  }
  expect(sent).toHaveLength(TEXTS + 1);
  expect(sent.reduce((sum, { segments }) => sum + segments, 0) / ((end - START) / 1000)).toBeGreaterThan(perSecond * 0.97);
  expect(sent.findIndex(({ lane }) => lane === 0) - urgentAfter).toBeLessThan(AT_ONCE);
  // So many times the sender's row was locked.
  expect(claims).toBeLessThan(TEXTS / 5);
}, 600_000);

test('of several texts to one number the first leaves, and the next when it has landed', async () => {
  await queued(4, 2);
  await database.dataSource.query(
    `update outbound_texts set to_phone = '+12025550001', to_hash = 'one' where seq <> (select max(seq) from outbound_texts)`,
  );
  const outbox = new PostgresOutbox(database.dataSource, { sender: '+12025550100', segmentsPerSecond: 1000 });
  const order = (await database.dataSource.query<{ id: string }[]>(`select id from outbound_texts where to_hash = 'one' order by seq`)).map(
    ({ id }) => id,
  );
  for (const [turn, id] of order.entries()) {
    const claims = await outbox.claim(new Date(START + turn * 1000), 20_000, AT_ONCE);
    expect(claims.map((claim) => claim.id).filter((one) => order.includes(one))).toEqual([id]);
    expect(claims).toHaveLength(turn === 0 ? 2 : 1);
    await outbox.settle(id, { type: 'accepted', providerId: randomUUID() }, new Date(START));
  }
});

test('under more load than the sender can bear the most urgent lane leaves first, whatever was queued first; what waits too long is not sent late', async () => {
  const each = 40;
  for (const lane of [4, 3, 2, 1, 0]) await queued(each, lane, lane >= 3 ? 1 : 60);
  const { sent } = await sendAll();
  const lanes = sent.map(({ lane }) => lane);
  expect(lanes).toEqual([...lanes].sort());
  for (const lane of [0, 1, 2]) expect(lanes.filter((one) => one === lane)).toHaveLength(each);
  // 120 more urgent texts take longer than reminders and summaries are of use.
  expect(lanes.filter((lane) => lane >= 3)).toEqual([]);
  await new PostgresOutbox(database.dataSource).expireLeases(new Date(START + 61_000), new Date(START));
  expect(
    await database.dataSource.query(`select lane, state, count(*)::int as n from outbound_texts where lane >= 3 group by 1, 2 order by 1`),
  ).toEqual([
    { lane: 3, state: 'expired', n: each },
    { lane: 4, state: 'expired', n: each },
  ]);
});

test('a text that waits for its pace does not outlive its use', async () => {
  await queued(30, 3, 0.05);
  const { sent } = await sendAll();
  expect(sent.length).toBeLessThan(30);
});

test('a cap stops what is ordinary for everybody, also what is queued later, and codes and keyword answers go on', async () => {
  const outbox = new PostgresOutbox(database.dataSource, { sender: '+12025550100', segmentsPerSecond: 1000 });
  const at = (seconds: number) => new Date(START + seconds * 1000);
  await outbox.holdBack('ordinary', at(600));
  await queued(1, 2);
  await queued(1, 1);
  expect(await outbox.claim(at(1), 20_000, 1)).toHaveLength(1);
  expect(await outbox.claim(at(2), 20_000, 1)).toEqual([]);
  expect(await outbox.paceOpensAt(at(2))).toBeNull();
  expect(await outbox.claim(at(601), 20_000, 1)).toHaveLength(1);
  await queued(1, 0);
  await outbox.holdBack('everything', at(900));
  expect(await outbox.claim(at(700), 20_000, 1)).toEqual([]);
  expect(await outbox.claim(at(901), 20_000, 1)).toHaveLength(1);
});

test('a pace that was written by a clock of the future holds nothing up', async () => {
  const outbox = new PostgresOutbox(database.dataSource, { sender: '+12025550100', segmentsPerSecond: 1 });
  await queued(2, 2, 600);
  expect(await outbox.claim(new Date(START + 3 * 3_600_000), 20_000, 1)).toHaveLength(1);
  expect(await outbox.claim(new Date(START), 20_000, 1)).toHaveLength(1);
});
