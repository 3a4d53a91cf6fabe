import { randomUUID } from 'node:crypto';
import { deliverTexts } from '../../src/usecases/deliver-texts.js';
import { findUnknown } from '../../src/usecases/find-unknown.js';
import { recordDelivery } from '../../src/usecases/record-delivery.js';
import type { OutboundState } from '../../src/domain/outbound-state.js';
import { ACCOUNT_SID } from '../twilio-double/index.js';
import { text } from '../support/app.js';
import { inboundForm, newSid, OUR_NUMBER, postSigned, PUBLIC_URL, startWithTwilio, type TwilioApp } from '../support/twilio.js';

let target: TwilioApp;
let serial = 300;
beforeAll(async () => {
  target = await startWithTwilio({ VERIFIER: 'local' });
});
afterAll(() => target?.close());
beforeEach(async () => {
  target.double.faults = () => null;
  await target.parts.dataSource.query(`delete from outbound_texts; delete from suppressions; delete from senders`);
  await target.parts.dataSource.query(`insert into senders (sender) values ($1)`, [OUR_NUMBER]);
});

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => target.parts.dataSource.query<T[]>(sql, values);
const newPhone = () => `+1202555${String((serial += 1)).padStart(4, '0')}`;
const stateOf = async (id: string) =>
  (await query<{ state: OutboundState }>('select state from outbound_texts where id = $1', [id]))[0]?.state;
const due = () => query("update outbound_texts set not_before = now() - interval '1 second' where state = 'queued'");

async function member(phone: string, plan: 'free' | 'pro'): Promise<void> {
  const { account } = await target.deps.accounts.create(
    { phone, username: phone, firstName: 'Sam', lastName: null, timezone: 'America/New_York', timezoneSource: 'browser', country: 'US' },
    new Date(),
  );
  if (plan !== 'free')
    await query(`insert into subscriptions (user_id, provider, plan, status, updated_at) values ($1, 'local', $2, 'active', now())`, [
      account.id,
      plan,
    ]);
}

/** A text that waits to leave. */
async function queued(to: string, body: string, lane = 2): Promise<string> {
  await text(target, to, 'hello');
  await query(`delete from outbound_texts where to_phone = $1 and state = 'queued' and body <> all($2)`, [to, ['first', 'second']]);
  const id = randomUUID();
  await query(
    `insert into outbound_texts (id, conversation_id, business_key, channel, to_phone, to_hash, body, kinds, segments, lane, state, not_before, created_at)
     select $1::uuid, id, 'test:' || $1::text, 'sms', phone, phone_hash, $3, '{answer}', 1, $4, 'queued', now() - interval '1 second', now() from conversations where phone = $2`,
    [id, to, body, lane],
  );
  return id;
}

const callbackForm = (sid: string, status: string, code?: string) => ({
  AccountSid: ACCOUNT_SID,
  MessageSid: sid,
  SmsSid: sid,
  MessageStatus: status,
  ApiVersion: '2010-04-01',
  ...(code ? { ErrorCode: code } : {}),
});
const callback = (id: string | null, sid: string, status: string, code?: string) =>
  postSigned(target, callbackForm(sid, status, code), { path: `/webhooks/sms/status${id ? `?m=${encodeURIComponent(id)}` : ''}` });

test('a text in gets one answer out, and its callbacks bring it to delivered', async () => {
  const phone = newPhone();
  await member(phone, 'free');
  expect((await postSigned(target, inboundForm({ From: phone, Body: 'I ate 2 eggs for breakfast' }))).status).toBe(200);
  const [{ id }] = (await query('select id from conversations where phone = $1', [phone])) as [{ id: string }];
  const { handleMail } = await import('../../src/usecases/handle-mail.js');
  await handleMail(target.deps, id);
  await due();
  await deliverTexts(target.deps);
  const message = target.double.messages.all.at(-1)!;
  expect(message).toMatchObject({ to: phone, body: expect.stringContaining('2 eggs') });
  const held = target.double.callbacks.held.splice(0);
  expect(held.map((one) => one.status)).toEqual(['sent', 'delivered']);
  const [{ id: textId }] = (await query('select id from outbound_texts where provider_id = $1', [message.sid])) as [{ id: string }];
  expect(held[0]!.url).toBe(`${PUBLIC_URL}/webhooks/sms/status?m=${textId}`);
  for (const one of held.toReversed()) expect((await callback(textId, message.sid, one.status)).status).toBe(200);
  expect(await stateOf(textId)).toBe('delivered');
});

test('callbacks in 1,000 orders, doubled and mixed, never take a state back', async () => {
  const order = ['queued', 'sending', 'unknown', 'accepted', 'sent'];
  const rankOf = (state: string) => (order.includes(state) ? order.indexOf(state) : order.length);
  let seed = 7;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2 ** 31) / 2 ** 31;
  const seen = new Set<string>();
  const shuffles = async (rounds: number) => {
    const id = await queued(newPhone(), 'first');
    for (let round = 0; round < rounds; round += 1) {
      const sid = newSid();
      await query(`update outbound_texts set state = 'sending', provider_id = null, settled_at = null, error_code = null where id = $1`, [
        id,
      ]);
      const end = random() < 0.5 ? 'undelivered' : 'delivered';
      const steps = ['answer', 'accepted', 'sent', end, 'sent', end]
        .map((step) => ({ step, at: random() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ step }) => step);
      seen.add(steps.join());
      let last = 0;
      for (const step of steps) {
        if (step === 'answer') await target.deps.outbox.settle(id, { type: 'accepted', providerId: sid }, new Date());
        else await recordDelivery(target.deps, { id, providerId: sid, state: step as 'sent', code: null });
        const rank = rankOf((await stateOf(id))!);
        expect({ steps, rank: Math.max(rank, last) }).toEqual({ steps, rank });
        last = rank;
      }
      expect(await query('select state, provider_id from outbound_texts where id = $1', [id])).toEqual([{ state: end, provider_id: sid }]);
    }
  };
  await Promise.all(Array.from({ length: 8 }, () => shuffles(125)));
  expect(seen.size).toBeGreaterThan(100);
});

test('a callback that is faster than the answer links the text; the answer then changes nothing', async () => {
  const id = await queued(newPhone(), 'fast');
  const [claimed] = await target.deps.outbox.claim(new Date(), 20_000, 1);
  expect(claimed!.id).toBe(id);
  const sid = newSid();
  expect((await callback(id, sid, 'delivered')).status).toBe(200);
  await target.deps.outbox.settle(id, { type: 'accepted', providerId: sid }, new Date());
  expect(await query('select state, provider_id from outbound_texts where id = $1', [id])).toEqual([
    { state: 'delivered', provider_id: sid },
  ]);
});

test.each([
  ['of an unknown status', 'teleported'],
  ['of an empty status', ''],
  ['of a status that is a property of every object', '__proto__'],
])('a callback %s is taken in and changes nothing', async (_, status) => {
  const id = await queued(newPhone(), 'odd');
  expect((await callback(id, newSid(), status)).status).toBe(200);
  expect(await stateOf(id)).toBe('queued');
  expect(target.logged.some((line) => line.includes('webhook ignored'))).toBe(true);
});

test('a callback about no text of ours, or with an id that is none, is taken in', async () => {
  expect((await callback(randomUUID(), newSid(), 'delivered')).status).toBe(200);
  expect((await callback("' or 1=1", newSid(), 'delivered')).status).toBe(200);
  expect((await callback(null, newSid(), 'delivered')).status).toBe(200);
  expect((await postSigned(target, callbackForm('x', 'sent'), { path: '/webhooks/sms/status' })).status).toBe(400);
  expect((await postSigned(target, callbackForm(newSid(), 'sent'), { path: '/webhooks/sms/status', signature: null })).status).toBe(403);
});

test('a callback that says "opted out" suppresses the number, and what waits for it never leaves', async () => {
  const phone = newPhone();
  const id = await queued(phone, 'first');
  await deliverTexts(target.deps);
  const waiting = await queued(phone, 'second');
  const sent = target.double.messages.all.length;
  await callback(id, target.double.messages.all.at(-1)!.sid, 'undelivered', '21610');
  await deliverTexts(target.deps);
  expect(target.double.messages.all).toHaveLength(sent);
  expect(await stateOf(waiting)).toBe('queued');
  expect(await query('select reason from suppressions')).toEqual([{ reason: 'carrier' }]);
});

test('a refusal "opted out" at sending does the same', async () => {
  const phone = newPhone();
  target.double.messages.optedOut.add(phone);
  const id = await queued(phone, 'first');
  await deliverTexts(target.deps);
  expect(await stateOf(id)).toBe('suppressed');
  expect(await query('select reason from suppressions')).toHaveLength(1);
});

test.each(['30034', '30032'])(
  'a callback with %s stops everything and calls for help, and nothing is tried again at once',
  async (code) => {
    const id = await queued(newPhone(), 'first');
    await deliverTexts(target.deps);
    const others = [await queued(newPhone(), 'second'), await queued(newPhone(), 'second', 0)];
    await callback(id, target.double.messages.all.at(-1)!.sid, 'undelivered', code);
    const sent = target.double.messages.all.length;
    await deliverTexts(target.deps);
    expect(target.double.messages.all).toHaveLength(sent);
    for (const other of others) expect(await stateOf(other)).toBe('queued');
    expect(await query(`select 1 from outbound_texts where business_key like 'again:%'`)).toEqual([]);
    expect(target.logged.some((line) => line.includes('text provider needs a look') && line.includes(code))).toBe(true);
  },
);

test('a cap lets codes and keyword answers through and holds the rest', async () => {
  const reply = await queued(newPhone(), 'first');
  target.double.faults = () => ({ when: 'before', type: 'refuse', status: 429, code: 63038 });
  await deliverTexts(target.deps);
  const held = [reply];
  target.double.faults = () => null;
  const keyword = await queued(newPhone(), 'second', 1);
  await deliverTexts(target.deps);
  expect(await stateOf(keyword)).toBe('accepted');
  for (const id of held) expect(await stateOf(id)).toBe('queued');
});

test('a handset out of reach is tried once more, fifteen minutes later', async () => {
  const id = await queued(newPhone(), 'first');
  await deliverTexts(target.deps);
  const { sid } = target.double.messages.all.at(-1)!;
  for (let copies = 0; copies < 3; copies += 1) await callback(id, sid, 'undelivered', '30003');
  const again = await query<{ id: string; minutes: number }>(
    `select id, round(extract(epoch from not_before - now()) / 60)::int as minutes from outbound_texts where business_key like 'again:%'`,
  );
  expect(again).toEqual([{ id: expect.any(String), minutes: 15 }]);
  await due();
  await deliverTexts(target.deps);
  await callback(again[0]!.id, target.double.messages.all.at(-1)!.sid, 'undelivered', '30003');
  expect(await query(`select 1 from outbound_texts where business_key like 'again:%'`)).toHaveLength(1);
});

test('when the provider is busy a text comes back later, and the ones behind it do not overtake it', async () => {
  const phone = newPhone();
  const [first, second] = [await queued(phone, 'first'), await queued(phone, 'second')];
  let busy = 2;
  target.double.faults = () => (busy-- > 0 ? { when: 'before', type: 'refuse', status: 429, code: 20429 } : null);
  const bodies = () => target.double.messages.all.filter((one) => one.to === phone).map((one) => one.body);
  await deliverTexts(target.deps);
  expect(bodies()).toEqual([]);
  expect(await stateOf(second)).toBe('queued');
  for (let rounds = 0; rounds < 4; rounds += 1) {
    await query(`update outbound_texts set not_before = now() - interval '1 second' where id = $1 and state = 'queued'`, [first]);
    await deliverTexts(target.deps);
  }
  expect(bodies()).toEqual(['first', 'second']);
});

test.each(['reset', 'hang'] as const)('after a %s nothing is sent twice and nothing is lost', async (type) => {
  const { gateway } = await quick();
  const deps = { ...target.deps, gateway };
  const taken = await queued(newPhone(), `taken ${type}`);
  target.double.faults = () => ({ when: 'after', type });
  await deliverTexts(deps);
  const missed = await queued(newPhone(), `missed ${type}`);
  target.double.faults = () => ({ when: 'before', type });
  await deliverTexts(deps);
  expect([await stateOf(taken), await stateOf(missed)]).toEqual(['unknown', 'unknown']);
  target.double.faults = (call) => (call.method === 'GET' ? { when: 'before', type: 'refuse', status: 500, code: 20500 } : null);
  await query(`update outbound_texts set lease_until = now() - interval '1 second' where state = 'unknown'`);
  await findUnknown(deps);
  expect([await stateOf(taken), await stateOf(missed)]).toEqual(['unknown', 'unknown']);
  target.double.faults = () => null;
  await findUnknown(deps);
  await deliverTexts(deps);
  expect([await stateOf(taken), await stateOf(missed)]).toEqual(['accepted', 'accepted']);
  for (const body of [`taken ${type}`, `missed ${type}`])
    expect(target.double.messages.all.filter((one) => one.body === body)).toHaveLength(1);
});

test.each([
  ['what we cannot read', '#*!', 5],
  ['what we take for food', 'zxqv plugh', 10],
  ['a promise', 'I am out of office, ticket', 10],
])('two machines that answer each other with %s fall silent', async (_, words, most) => {
  const phone = newPhone();
  await member(phone, 'pro');
  let answers = 0;
  for (let round = 0; round < 40; round += 1) {
    await text(target, phone, `${words} ${round}`);
    await due();
    const before = target.double.messages.all.length;
    await deliverTexts(target.deps);
    answers += target.double.messages.all.length - before;
  }
  expect(answers).toBeLessThanOrEqual(most);
});

test('a person who texts meal after meal is answered each time', async () => {
  const phone = newPhone();
  await member(phone, 'pro');
  const meals = ['2 eggs', 'toast', 'a banana', 'coffee', 'rice and beans', 'an apple', 'a burrito', 'greek yogurt'];
  for (const meal of meals) await text(target, phone, meal);
  expect(await query('select 1 from outbound_texts where to_phone = $1', [phone])).toHaveLength(meals.length);
});

/** The gateway with a short deadline. */
async function quick() {
  const { twilioClient, TwilioTextGateway } = await import('../../src/adapters/twilio/index.js');
  const { config } = target.parts;
  const client = twilioClient({
    accountSid: ACCOUNT_SID,
    authToken: config.twilio.authToken!,
    apiUrl: config.twilio.apiUrl,
    timeoutMs: 300,
  });
  return {
    gateway: new TwilioTextGateway(client, {
      from: config.twilio.from[0]!,
      statusUrl: `${PUBLIC_URL}/webhooks/sms/status`,
      now: () => new Date(),
    }),
  };
}
