import type { Timeline } from '../../src/contract/staff/timeline.js';
import { BEARERS } from '../../src/domain/bearer.js';
import { deliverTexts } from '../../src/usecases/deliver-texts.js';
import { findUnknown } from '../../src/usecases/find-unknown.js';
import { handleMail } from '../../src/usecases/handle-mail.js';
import { MESSAGING_SERVICE_SID, RCS_SENDER, TEMPLATES } from '../twilio-double/index.js';
import { staffOf } from './support/staff.js';
import { inboundForm, OUR_NUMBER, postSigned, startWithTwilio, type TwilioApp } from '../support/twilio.js';

let target: TwilioApp;
let serial = 500;
beforeAll(async () => {
  target = await startWithTwilio({
    VERIFIER: 'local',
    TWILIO_RCS_SENDER: RCS_SENDER,
    TWILIO_MESSAGING_SERVICE_SID: MESSAGING_SERVICE_SID,
    TWILIO_QUICK_REPLIES: TEMPLATES.join(),
    REPLY_WAIT_SECONDS: '0',
    TWILIO_GRACE_MS: '1000',
    TWILIO_LEASE_MS: '500',
    TWILIO_TIMEOUT_MS: '300',
  });
});
afterAll(() => target?.close());
beforeEach(() => {
  target.double.faults = () => null;
  target.double.callbacks.held.length = 0;
});

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => target.parts.dataSource.query<T[]>(sql, values);
const messages = () => target.double.messages;

async function newUser({ gets = true, loses = false } = {}): Promise<string> {
  const phone = `+1202555${String((serial += 1)).padStart(4, '0')}`;
  await target.deps.accounts.create(
    { phone, username: phone, firstName: 'Sam', lastName: null, timezone: 'America/New_York', timezoneSource: 'browser', country: 'US' },
    new Date(),
  );
  if (gets) messages().rcs.gets.add(phone);
  if (loses) messages().rcs.loses.add(phone);
  return phone;
}

const byRcs = (phone: string, more: Record<string, string> = {}) =>
  inboundForm({ From: `rcs:${phone}`, To: RCS_SENDER, ChannelPrefix: 'rcs', MessagingServiceSid: MESSAGING_SERVICE_SID, ...more });

/** Takes a text in, and sends what is said to it. */
async function texts(phone: string, form: ReturnType<typeof inboundForm>): Promise<TwilioApp['double']['messages']['all'][number] | null> {
  const before = messages().all.length;
  expect((await postSigned(target, form)).status).toBe(200);
  const [{ id }] = (await query('select id from conversations where phone = $1', [phone])) as [{ id: string }];
  await handleMail(target.deps, id);
  await deliverTexts(target.deps);
  return (
    messages()
      .all.slice(before)
      .find((one) => one.to === phone) ?? null
  );
}

interface Sent {
  state: string;
  bearer: string | null;
  segments: number;
  body: string;
  error_code: string | null;
}
const sentTo = (phone: string) =>
  query<Sent>('select state, bearer, segments, body, error_code from outbound_texts where to_phone = $1 order by seq', [phone]);

/** Brings what the provider has to say of what it sent, in this order. */
async function bring(order: (held: TwilioApp['double']['callbacks']['held']) => TwilioApp['double']['callbacks']['held'] = (all) => all) {
  for (const one of order(target.double.callbacks.held.splice(0))) {
    const { pathname, search } = new URL(one.url);
    const form = {
      ...{ AccountSid: byRcs('').AccountSid as string, MessageSid: one.message.sid, MessageStatus: one.status, From: one.from, To: one.to },
      ...(one.errorCode === null ? {} : { ErrorCode: String(one.errorCode) }),
    };
    expect((await postSigned(target, form, { path: pathname + search })).status).toBe(200);
  }
}

test('whoever texts by RCS is answered by RCS, as the same person as by SMS, who is answered by SMS again', async () => {
  const phone = await newUser();
  const answer = await texts(phone, byRcs(phone, { Body: '2 eggs for breakfast' }));
  expect(answer).toMatchObject({ service: { fallbackFrom: OUR_NUMBER }, body: expect.stringContaining('2 eggs') });
  await bring();
  const [sent] = await sentTo(phone);
  expect(sent).toMatchObject({ state: 'delivered', bearer: 'rcs', segments: BEARERS.rcs.segments(sent!.body) });
  expect(await texts(phone, inboundForm({ From: phone, Body: 'make it 3 eggs' }))).toMatchObject({
    service: null,
    from: OUR_NUMBER,
    body: expect.stringContaining('3 eggs'),
  });
  await bring();
  expect((await sentTo(phone)).map(({ bearer }) => bearer)).toEqual(['rcs', null]);
  expect(
    await query(
      'select c.bearer, c.sender, t.bearer as by, t.sent_to from conversations c join inbound_texts t on t.conversation_id = c.id where c.phone = $1 order by t.seq',
      [phone],
    ),
  ).toEqual([
    { bearer: null, sender: OUR_NUMBER, by: 'rcs', sent_to: null },
    { bearer: null, sender: OUR_NUMBER, by: null, sent_to: OUR_NUMBER },
  ]);
});

test('what a phone does not get by RCS goes by SMS, and its row says so', async () => {
  const phone = await newUser({ gets: false });
  await texts(phone, byRcs(phone, { Body: 'a banana' }));
  expect(await sentTo(phone)).toMatchObject([{ state: 'accepted', bearer: 'rcs' }]);
  await bring();
  const [sent] = await sentTo(phone);
  expect(sent).toMatchObject({ state: 'delivered', bearer: null, segments: BEARERS.sms.segments(sent!.body) });
});

test.each([
  ['in order', (all) => all],
  ['backwards', (all) => all.toReversed()],
  ['RCS last', (all) => [...all.slice(2), ...all.slice(0, 2)]],
  ['doubled', (all) => [...all, ...all]],
] as [string, Parameters<typeof bring>[0]][])('a text that RCS lost and SMS brought was brought, once: reports %s', async (_, order) => {
  const phone = await newUser({ loses: true });
  await texts(phone, byRcs(phone, { Body: 'an apple' }));
  expect(target.double.callbacks.held.map(({ status, to }) => [status, to])).toEqual([
    ...['sent', 'undelivered'].map((status) => [status, `rcs:${phone}`]),
    ...['sent', 'delivered'].map((status) => [status, phone]),
  ]);
  await bring(order);
  expect(await sentTo(phone)).toMatchObject([{ state: 'delivered', bearer: null, error_code: null }]);
});

test('what was sent in the dark is found by either address', async () => {
  const phone = await newUser();
  target.double.faults = ({ method }) => (method === 'POST' ? { when: 'after', type: 'reset' } : null);
  await texts(phone, byRcs(phone, { Body: 'a pear' }));
  target.double.faults = () => null;
  Object.assign(messages().all.at(-1)!, { from: RCS_SENDER, to: `rcs:${phone}`, status: 'read' });
  await query("update outbound_texts set lease_until = now() - interval '1 second' where state = 'unknown'");
  const before = messages().all.length;
  await findUnknown(target.deps);
  expect(await sentTo(phone)).toMatchObject([{ state: 'delivered', bearer: 'rcs' }]);
  expect(messages().all).toHaveLength(before);
});

test('a question has its choices as quick replies by RCS and not by SMS, and a tap is the text that it stands for', async () => {
  const phone = await newUser();
  expect(await texts(phone, inboundForm({ From: phone, Body: '350' }))).toMatchObject({ quickReplies: [] });
  const asked = (await texts(phone, byRcs(phone, { Body: '350' })))!;
  expect(asked.quickReplies).toHaveLength(2);
  const [eaten, goal] = asked.quickReplies as [string, string];
  expect(asked.body).toContain(`1) ${eaten} 2) ${goal}`);
  // It stays open, and is not asked again.
  expect(await texts(phone, byRcs(phone, { Body: 'how much protein today?' }))).toMatchObject({ quickReplies: [] });
  const tapped = await texts(phone, byRcs(phone, { Body: 'as shown', ButtonText: 'as shown', ButtonPayload: eaten }));
  expect(tapped).toMatchObject({ body: expect.stringContaining('350 cal'), quickReplies: [] });
  expect(
    await query(
      'select t.body, t.intents from inbound_texts t join conversations c on c.id = t.conversation_id where c.phone = $1 order by t.seq desc limit 1',
      [phone],
    ),
  ).toEqual([{ body: eaten, intents: expect.arrayContaining(['log_meal']) }]);
});

test('the console shows what carried a text, in either direction', async () => {
  const phone = await newUser();
  await texts(phone, byRcs(phone, { Body: 'a plum' }));
  await bring();
  const agent = await staffOf(target, 'agent');
  const [{ id }] = (await query('select id from conversations where phone = $1', [phone])) as [{ id: string }];
  const { items } = (await agent.console.get(`/conversations/${id}/timeline`)).body as Timeline;
  expect(items.map(({ kind, source, bearer, delivery }) => [kind, source, bearer ?? delivery?.bearer])).toEqual([
    ['text', 'sms', 'rcs'],
    ['reply', undefined, 'rcs'],
  ]);
  for (const list of ['texts', 'deliveries'])
    expect((await agent.console.list(list, { conversationId: id })).body).toMatchObject([{ bearer: 'rcs' }]);
});

test('the console lists what one bearer carried, in either direction', async () => {
  const phone = await newUser();
  await texts(phone, byRcs(phone, { Body: 'a fig' }));
  await texts(phone, inboundForm({ From: phone, Body: 'a date' }));
  await bring();
  const agent = await staffOf(target, 'agent');
  const [{ id: conversationId }] = (await query('select id from conversations where phone = $1', [phone])) as [{ id: string }];
  const carriedBy = async (list: string, bearer: unknown) =>
    ((await agent.console.list(list, { conversationId, bearer })).body as { bearer: string }[]).map((row) => row.bearer);
  for (const list of ['texts', 'deliveries']) {
    expect(await carriedBy(list, 'rcs')).toEqual(['rcs']);
    expect(await carriedBy(list, 'sms')).toEqual(['sms']);
    expect(await carriedBy(list, ['sms', 'rcs'])).toHaveLength(2);
    expect((await agent.console.list(list, { bearer: 'pigeon' })).status).toBe(400);
  }
  // What was told on the dashboard was carried by nothing.
  await query(`update inbound_texts set source = 'dashboard' where conversation_id = $1 and bearer is null`, [conversationId]);
  expect(await carriedBy('texts', 'sms')).toEqual([]);
});

test('STOP by RCS stops both, and START by SMS takes both up again', async () => {
  const phone = await newUser();
  expect(await texts(phone, byRcs(phone, { Body: 'STOP' }))).toMatchObject({ service: {}, body: expect.stringMatching(/START/) });
  expect(await texts(phone, inboundForm({ From: phone, Body: 'a banana' }))).toBeNull();
  expect(await texts(phone, byRcs(phone, { Body: 'a banana' }))).toBeNull();
  expect(await texts(phone, inboundForm({ From: phone, Body: 'START' }))).toMatchObject({ service: null });
  expect(await texts(phone, byRcs(phone, { Body: 'a banana' }))).toMatchObject({ body: expect.stringContaining('Banana') });
});

test('what is not signed by the provider is refused by RCS too, and what is for another sender is let go', async () => {
  const phone = await newUser();
  const forged = byRcs(phone, { Body: 'forged' });
  expect((await postSigned(target, forged, { token: 'another' })).status).toBe(403);
  expect((await postSigned(target, forged, { signedForm: inboundForm({ ...forged, From: phone }) })).status).toBe(403);
  for (const stray of [
    byRcs(phone, { To: 'rcs:somebody_else' }),
    byRcs(phone, { To: OUR_NUMBER }),
    inboundForm({ From: phone, To: RCS_SENDER }),
  ])
    expect((await postSigned(target, stray)).status).toBe(200);
  expect(await query('select 1 from inbound_texts t join conversations c on c.id = t.conversation_id where c.phone = $1', [phone])).toEqual(
    [],
  );
});
