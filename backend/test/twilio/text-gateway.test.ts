import { randomUUID } from 'node:crypto';
import { twilioClient, TwilioTextGateway } from '../../src/adapters/twilio/index.js';
import {
  ACCOUNT_SID,
  AUTH_TOKEN,
  type Fault,
  MESSAGING_SERVICE_SID,
  type Proxy,
  startProxy,
  TEMPLATES,
  TwilioDouble,
} from '../twilio-double/index.js';

const FROM = '+12025550100';
const TO = '+12025550123';
const NOW = new Date('2026-11-21T12:00:00Z');

let double: TwilioDouble;
let proxy: Proxy;
let direct: string;

beforeAll(async () => {
  double = new TwilioDouble({ now: () => NOW });
  direct = await double.start();
  proxy = await startProxy(direct);
});

afterAll(async () => {
  await proxy.stop();
  await double.stop();
});

beforeEach(() => {
  double.faults = () => null;
});

const RCS = { messagingServiceSid: MESSAGING_SERVICE_SID, templates: TEMPLATES };
const gatewayAt = (apiUrl: string, timeoutMs = 8000, authToken = AUTH_TOKEN, rcs: typeof RCS | null = null) =>
  new TwilioTextGateway(twilioClient({ accountSid: ACCOUNT_SID, authToken, apiUrl, timeoutMs }), {
    from: FROM,
    statusUrl: 'https://us.example/webhooks/sms/status',
    now: () => NOW,
    rcs,
  });
const textTo = (to: string, body = 'Lunch #1: 2 eggs. 140 cal.') => ({ id: randomUUID(), to, body });

test('a text goes out as Twilio documents it, with our id in its status callback', async () => {
  const text = { ...textTo(TO), expiresAt: new Date(NOW.getTime() + 90_500) };
  const result = await gatewayAt(proxy.url).send(text);
  const message = double.messages.all.at(-1)!;
  expect(result).toEqual({ type: 'accepted', providerId: message.sid, bearer: 'sms', segments: 1 });
  expect(message).toMatchObject({
    to: TO,
    from: FROM,
    body: text.body,
    callback: `https://us.example/webhooks/sms/status?m=${text.id}`,
    validitySeconds: 90,
  });
  expect(proxy.violations()).toEqual([]);
});

test('a text leaves from the number that it names, and is looked for among what that number sent', async () => {
  const gateway = gatewayAt(proxy.url);
  const text = { ...textTo('+12025550178', 'from the second'), from: '+12025550101' };
  await gateway.send(text);
  expect(double.messages.all.at(-1)).toMatchObject({ from: '+12025550101', to: text.to });
  expect(await gateway.find(text, NOW)).toMatchObject({ providerId: double.messages.all.at(-1)!.sid });
  expect(await gateway.find({ ...text, from: FROM }, NOW)).toBeNull();
  expect(await gateway.find({ ...text, from: null }, NOW)).toBeNull();
  expect(proxy.violations()).toEqual([]);
});

test.each([
  [21610, 400, { retry: false, optedOut: true, advice: { alert: false } }],
  [21211, 400, { retry: false, optedOut: false, advice: { alert: false, holds: 'nothing' } }],
  [21617, 400, { retry: false, advice: { alert: true } }],
  [20429, 429, { retry: true, advice: { tries: null } }],
  [20003, 401, { retry: true, advice: { alert: true, holds: 'everything', of: 'account' } }],
  [30034, 400, { retry: true, advice: { alert: true, holds: 'everything', of: 'sender' } }],
  [63038, 429, { retry: true, advice: { alert: true, holds: 'ordinary', of: 'account' } }],
  [21611, 400, { retry: true, advice: { alert: true, holds: 'ordinary', of: 'sender' } }],
  [99999, 400, { retry: false, advice: { alert: true, holds: 'nothing' } }],
])('error %i is handled as its policy says, also through the proxy', async (code, status, expected) => {
  const before = double.messages.all.length;
  double.faults = () => ({ when: 'before', type: 'refuse', status, code });
  for (const url of [direct, proxy.url])
    expect(await gatewayAt(url).send(textTo(TO))).toMatchObject({ type: 'refused', code: String(code), ...expected });
  expect(double.messages.all).toHaveLength(before);
});

test.each<[string, Fault]>([
  ['a reset before', { when: 'before', type: 'reset' }],
  ['a reset after', { when: 'after', type: 'reset' }],
  ['silence before', { when: 'before', type: 'hang' }],
  ['silence after', { when: 'after', type: 'hang' }],
  ['a bad gateway', { when: 'after', type: 'garbage', status: 502 }],
  ['error 500', { when: 'after', type: 'refuse', status: 500, code: 20500 }],
  ['error 503', { when: 'before', type: 'refuse', status: 503, code: 20503 }],
])('%s leaves the fate of a text unknown, and looking it up tells it', async (_, fault) => {
  const gateway = gatewayAt(direct, 300);
  const text = textTo('+12025550177', `unique ${randomUUID()}`);
  double.faults = () => fault;
  expect(await gateway.send(text)).toMatchObject({ type: 'unknown' });
  double.faults = () => null;
  const found = await gateway.find(text, new Date(NOW.getTime() - 2000));
  expect(found).toEqual(fault.when === 'after' ? { providerId: double.messages.all.at(-1)!.sid, state: 'accepted', bearer: 'sms' } : null);
});

test('a provider that cannot be reached at all has certainly not sent anything', async () => {
  expect(await gatewayAt('http://127.0.0.1:9').send(textTo(TO))).toMatchObject({ type: 'refused', retry: true, code: 'not-connected' });
});

test('of equal texts the one that nobody owns yet is found, in any order of lists', async () => {
  const gateway = gatewayAt(proxy.url);
  const text = textTo('+12025550188', 'OK');
  const first = await gateway.send(text);
  const second = await gateway.send({ ...text, id: randomUUID() });
  const [a, b] = [first, second].map((one) => (one.type === 'accepted' ? one.providerId : ''));
  expect(await gateway.find(text, NOW)).toMatchObject({ providerId: a });
  expect(await gateway.find(text, NOW, async (id) => id === a)).toMatchObject({ providerId: b });
  expect(await gateway.find(text, NOW, async () => true)).toBeNull();
  expect(await gateway.find({ ...text, body: 'Not OK' }, NOW)).toBeNull();
  expect(await gateway.find(text, new Date(NOW.getTime() + 5000))).toBeNull();
  expect(proxy.violations()).toEqual([]);
});

test('a body that the provider changed on the way is known again', async () => {
  const gateway = gatewayAt(direct);
  const text = textTo('+12025550189', `It's 5 - "done"`);
  await gateway.send(text);
  double.messages.all.at(-1)!.body = 'Sent from your Twilio trial account - It’s 5 – “done”';
  expect(await gateway.find(text, NOW)).not.toBeNull();
});

describe('by RCS', () => {
  const byRcs = () => gatewayAt(proxy.url, 8000, AUTH_TOKEN, RCS);

  test('a text goes through the messaging service, which has the number to send an SMS from', async () => {
    const text = { ...textTo('+12025550160', 'x'.repeat(170)), bearer: 'rcs' as const };
    expect(await byRcs().send(text)).toMatchObject({ type: 'accepted', bearer: 'rcs', segments: 2 });
    expect(double.calls.at(-1)!.form).toMatchObject({ MessagingServiceSid: MESSAGING_SERVICE_SID, FallbackFrom: FROM, Body: text.body });
    expect(double.calls.at(-1)!.form).not.toHaveProperty('From');
    expect(await byRcs().find(text, NOW)).toEqual({ providerId: double.messages.all.at(-1)!.sid, state: 'accepted', bearer: 'rcs' });
  });

  test('choices are quick replies by a template, and words alone where there is none for so many', async () => {
    const ask = (choices: string[]) => byRcs().send({ ...textTo('+12025550161', 'Which? 1) this 2) that'), bearer: 'rcs', choices });
    await ask(['oui', 'non']);
    expect(double.messages.all.at(-1)).toMatchObject({ body: 'Which? 1) this 2) that', quickReplies: ['oui', 'non'] });
    await ask(['x'.repeat(26), 'that', 'both']);
    expect(double.messages.all.at(-1)).toMatchObject({ quickReplies: ['1', '2', '3'] });
    await ask(['a', 'b', 'c', 'd']);
    expect(double.messages.all.at(-1)).toMatchObject({ body: 'Which? 1) this 2) that', quickReplies: [] });
    expect(proxy.violations()).toEqual([]);
  });

  test.each([
    ['sms', TO],
    ['rcs', `rcs:${TO}`],
  ] as const)('what went by %s is found, and said to have', async (bearer, to) => {
    const text = { ...textTo(TO, `by ${bearer}`), bearer: 'rcs' as const };
    await byRcs().send(text);
    Object.assign(double.messages.all.at(-1)!, { from: 'whoever', to, status: 'delivered' });
    expect(await byRcs().find(text, NOW)).toEqual({ providerId: double.messages.all.at(-1)!.sid, state: 'delivered', bearer });
  });
});

test('looking up fails, and says nothing, when lists fail', async () => {
  double.faults = () => ({ when: 'before', type: 'refuse', status: 500, code: 20500 });
  await expect(gatewayAt(direct).find(textTo(TO), NOW)).rejects.toThrow();
});

test('the proxy refuses what the documents do not allow, from either side', async () => {
  const client = twilioClient({ accountSid: ACCOUNT_SID, authToken: AUTH_TOKEN, apiUrl: proxy.url, timeoutMs: 8000 });
  await expect(client.messages.create({ to: TO, body: 'x', from: FROM, riskCheck: 'perhaps' as 'enable' })).rejects.toMatchObject({
    status: 422,
  });
  await expect(client.messages('SMnonsense').fetch()).rejects.toMatchObject({ status: 422 });
  await gatewayAt(direct).send(textTo('+12025550190', 'odd'));
  double.messages.all.at(-1)!.status = 'teleported';
  await expect(client.messages(double.messages.all.at(-1)!.sid).fetch()).rejects.toMatchObject({ status: 500 });
  expect(proxy.violations().length).toBeGreaterThan(0);
});
