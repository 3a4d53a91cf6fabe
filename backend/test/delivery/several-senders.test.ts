import { randomUUID } from 'node:crypto';
import { PostgresOutbox } from '../../src/adapters/postgres/index.js';
import { CARRIER_ZONE, type Pace } from '../../src/domain/pace.js';
import { localDate } from '../../src/domain/local-day.js';
import { databaseForEach } from '../support/database-for-each.js';

const [A, B, C] = ['+12025550100', '+12025550101', '+12025550102'] as const;
const START = Date.parse('2026-11-21T13:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000);

const database = databaseForEach(6);

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => database.dataSource.query<T[]>(sql, values);
const pool = (...paces: [sender: string, segmentsPerSecond: number][]): Pace[] =>
  paces.map(([sender, segmentsPerSecond]) => ({ sender, segmentsPerSecond }));
/** An outbox by which the numbers in use are known. */
async function outboxOf(paces: Pace[]): Promise<PostgresOutbox> {
  const outbox = new PostgresOutbox(database.dataSource, paces);
  await outbox.claim(at(-3600), 1000, 1);
  return outbox;
}

let known = 0;
/** Texts of one segment to as many new numbers, dealt out as the product does. */
async function queued(count: number, lane = 2): Promise<void> {
  const first = (known += 1000);
  await query(
    `with c as (insert into conversations (id, phone, phone_hash, created_at)
       select gen_random_uuid(), p, md5(p), now() from (select '+1202' || lpad((5550000 + n + $4::int)::text, 7, '0') as p from generate_series(1, $1::int) n) numbers returning id, phone, phone_hash)
     insert into outbound_texts (id, conversation_id, business_key, channel, to_phone, to_hash, body, kinds, segments, lane, state, not_before, created_at, sender)
     select gen_random_uuid(), id, 'several:' || phone, 'sms', phone, phone_hash, 'x', '{answer}', 1, $2::int, 'queued', $3, now(), sender_for(id, null, phone_hash) from c`,
    [count, lane, at(0), first],
  );
}

const dealt = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await query<{ sender: string; n: number }>('select sender, count(*)::int as n from outbound_texts group by 1')).map((row) => [
      row.sender,
      row.n,
    ]),
  );

async function sendAll(outboxes: PostgresOutbox[], seconds: number) {
  const sent: { at: number; from: string | null; id: string }[] = [];
  let now = START;
  while (now < START + seconds * 1000) {
    const claims = (await Promise.all(outboxes.map((outbox) => outbox.claim(new Date(now), 20_000, 16)))).flat();
    for (const claim of claims) {
      sent.push({ at: claim.sendStartedAt.getTime(), from: claim.from, id: claim.id });
      await outboxes[0]!.settle(claim.id, { type: 'accepted', providerId: randomUUID() }, new Date(now));
    }
    if (claims.length > 0) continue;
    const opensAt = await outboxes[0]!.paceOpensAt(new Date(now));
    if (!opensAt) break;
    now = Math.max(opensAt.getTime(), now + 1);
  }
  return sent;
}

test('texts are dealt out by the rates, and each number keeps its own pace, by two processes', async () => {
  const paces = pool([A, 10], [B, 30]);
  const outboxes = [await outboxOf(paces), await outboxOf(paces)];
  await queued(400);
  const shares = await dealt();
  expect(shares[B]! / 400).toBeGreaterThan(0.68);
  expect(shares[B]! / 400).toBeLessThan(0.82);
  const sent = await sendAll(outboxes, 60);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(400);
  for (const { sender, segmentsPerSecond } of paces) {
    const own = sent.filter(({ from }) => from === sender).map((one) => one.at);
    expect(own).toHaveLength(shares[sender]!);
    for (const [n, time] of own.sort((one, other) => one - other).entries())
      expect(time).toBeGreaterThanOrEqual(START + (1000 * n) / segmentsPerSecond - 2);
  }
  // As fast as both together, and not one after the other.
  const last = Math.max(...sent.map((one) => one.at)) - START;
  expect(last).toBeLessThan(1000 * 1.05 * Math.max(shares[A]! / 10, shares[B]! / 30));
}, 120_000);

test('the number that was texted answers, whichever the conversation knows; reminders come from the one that was texted last', async () => {
  await outboxOf(pool([A, 10], [B, 10], [C, 10]));
  const [{ id }] = (await query(
    `insert into conversations (id, phone, phone_hash, created_at, sender) values (gen_random_uuid(), '+12025550123', 'hash', now(), $1) returning id`,
    [B],
  )) as [{ id: string }];
  const [{ text }] = (await query(
    `insert into inbound_texts (id, conversation_id, provider_id, source, body, received_at, sent_to) values (gen_random_uuid(), $1, 'SM1', 'sms', 'x', now(), $2) returning id as text`,
    [id, C],
  )) as [{ text: string }];
  const senderFor = async (inbound: string | null) =>
    (await query<{ sender: string }>('select sender_for($1::uuid, $2::uuid, $3) as sender', [id, inbound, 'hash']))[0]!.sender;
  expect(await senderFor(text)).toBe(C);
  expect(await senderFor(null)).toBe(B);
  // A number that is ours no more cannot answer.
  await outboxOf(pool([A, 10], [B, 10]));
  expect(await senderFor(text)).toBe(B);
});

test('whoever got their first text from a number keeps it when others come; of those who got none, only what the new number takes is moved', async () => {
  const outbox = await outboxOf(pool([A, 100], [B, 100]));
  await queued(60);
  const sent = await sendAll([outbox], 60);
  await outboxOf(pool([A, 100], [B, 100], [C, 100]));
  const kept = await query<{ was: string; is: string }>(
    `select sender as was, sender_for(conversation_id, null, to_hash) as is from outbound_texts where id = any($1)`,
    [sent.map((one) => one.id)],
  );
  expect(kept).toHaveLength(60);
  for (const { was, is } of kept) expect(is).toBe(was);
  const moved = await query<{ was: string; is: string }>(
    `select o.sender as was, sender_for(gen_random_uuid(), null, o.to_hash) as is from outbound_texts o`,
  );
  expect(moved.filter(({ was, is }) => was !== is).every(({ is }) => is === C)).toBe(true);
  expect(moved.filter(({ is }) => is === C).length).toBeGreaterThan(8);
});

test('texts of a number that is ours no more, and of a release that knew of one only, leave by another', async () => {
  await outboxOf(pool([A, 100], [B, 100]));
  await queued(40);
  await query(`update outbound_texts set sender = null where seq % 4 = 0`);
  const outbox = await outboxOf(pool([A, 100], [C, 100]));
  await outbox.expireLeases(at(0), at(60));
  const sent = await sendAll([outbox], 60);
  expect(sent).toHaveLength(40);
  expect(new Set(sent.map(({ from }) => from))).toEqual(new Set([A, C]));
  // And by the only one, whatever they were meant for.
  await queued(10, 2);
  expect(await sendAll([await outboxOf(pool([B, 100]))], 60)).toHaveLength(10);
});

test('what holds one number back does not hold the others; what is meant for the account holds all', async () => {
  const outbox = await outboxOf(pool([A, 100], [B, 100]));
  await queued(40);
  await outbox.holdBack('everything', at(600), A);
  const sent = await sendAll([outbox], 60);
  expect(new Set(sent.map(({ from }) => from))).toEqual(new Set([B]));
  await outbox.holdBack('ordinary', at(1200));
  expect(await outbox.claim(at(700), 20_000, 16)).toEqual([]);
  await queued(8, 1);
  expect((await outbox.claim(at(701), 20_000, 16)).length).toBeGreaterThan(0);
  expect((await outbox.claim(at(1201), 20_000, 16)).length).toBeGreaterThan(0);
});

test('of a day’s segments what nobody asked for stops first, then summaries, then reminders; answers and codes go on, and the next day all do', async () => {
  const outbox = new PostgresOutbox(database.dataSource, { sender: A, segmentsPerSecond: 1000, segmentsPerDay: 100 });
  const sendsOf = async (lane: number, seconds: number): Promise<number> => {
    await query(`delete from outbound_texts where state = 'queued'`);
    await queued(60, lane);
    let all = 0;
    for (let tick = 0; ; tick += 1) {
      const claims = await outbox.claim(at(seconds + tick / 10), 20_000, 1);
      for (const { id } of claims) await outbox.settle(id, { type: 'accepted', providerId: randomUUID() }, at(seconds));
      all += claims.length;
      if (claims.length === 0) return all;
    }
  };
  expect(await sendsOf(5, 0)).toBe(60);
  expect(await sendsOf(5, 100)).toBe(0);
  expect(await sendsOf(4, 200)).toBe(20);
  expect(await sendsOf(3, 300)).toBe(10);
  expect(await sendsOf(2, 400)).toBe(60);
  expect(await sendsOf(0, 500)).toBe(60);
  expect(await sendsOf(3, 600)).toBe(0);
  expect(localDate(at(86_400), CARRIER_ZONE)).not.toBe(localDate(at(600), CARRIER_ZONE));
  expect(await sendsOf(5, 86_400)).toBe(60);
});

test('a number never has two texts in flight, though they leave by two of ours', async () => {
  const outbox = await outboxOf(pool([A, 100], [B, 100]));
  await queued(2);
  await query(
    `update outbound_texts set to_phone = '+12025550001', to_hash = 'one', sender = case when seq = (select min(seq) from outbound_texts) then $1 else $2 end`,
    [A, B],
  );
  const claims = [...(await outbox.claim(at(0), 20_000, 16)), ...(await outbox.claim(at(1), 20_000, 16))];
  expect(claims).toHaveLength(1);
  await outbox.settle(claims[0]!.id, { type: 'accepted', providerId: randomUUID() }, at(1));
  expect(await outbox.claim(at(2), 20_000, 16)).toHaveLength(1);
});
