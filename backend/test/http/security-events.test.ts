import supertest from 'supertest';
import { signedIn, startApp, type TestApp, text } from '../support/app.js';
import { deliverTexts } from '../../src/usecases/deliver-texts.js';
import { ACCOUNT_SID } from '../twilio-double/index.js';
import { inboundForm, postSigned, startWithTwilio } from '../support/twilio.js';
import { makeStaff, staffOf } from './support/staff.js';

const TOKEN = 'a-token-of-at-least-thirty-two-characters';
let target: TestApp;
beforeAll(async () => {
  target = await startApp({ METRICS_TOKEN: TOKEN });
});
afterAll(() => target?.close());

const api = (of = target) => supertest(of.app.getHttpServer());
async function counted(what: string, of = target): Promise<number> {
  const { text: page } = await api(of).get('/metrics').set('Authorization', `Bearer ${TOKEN}`);
  const line = page.split('\n').find((one) => one.startsWith('mealtext_security_events_total') && one.includes(`what="${what}"`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

test('a forged message of the billing provider is counted', async () => {
  expect(await counted('forged-billing')).toBe(0);
  expect((await api().post('/webhooks/billing').set('Stripe-Signature', 't=1,v1=00').send('{}')).status).toBe(400);
  expect(await counted('forged-billing')).toBe(1);
});

test('wrong words at the console are counted', async () => {
  const { console: agent, email } = await makeStaff(target, 'agent');
  expect((await agent.post('/sign-in', { email, password: 'a wrong password', code: '000000' })).status).toBe(401);
  expect(await counted('staff-refused')).toBe(1);
});

test('whoever goes on guessing there is held back, which is counted', async () => {
  const { console: agent, email } = await makeStaff(target, 'agent');
  const guess = () => agent.post('/sign-in', { email, password: 'a wrong password', code: '000000' });
  let tries = 0;
  while ((await guess()).status === 401) expect((tries += 1)).toBeLessThan(20);
  expect((await guess()).status).toBe(429);
  expect(await counted('staff-held-back')).toBe(2);
});

describe('of the provider of texts', () => {
  let twilio: Awaited<ReturnType<typeof startWithTwilio>>;
  beforeAll(async () => {
    twilio = await startWithTwilio({ VERIFIER: 'local', METRICS_TOKEN: TOKEN });
  });
  afterAll(() => twilio?.close());

  test.each(['/webhooks/sms', '/webhooks/sms/status?m=x'])('a forged message at %s is counted', async (path) => {
    const before = await counted('forged-text', twilio);
    expect((await postSigned(twilio, inboundForm(), { path, signature: 'AAAA' })).status).toBe(403);
    expect(await counted('forged-text', twilio)).toBe(before + 1);
  });

  test('a text that a carrier took for spam is counted', async () => {
    const phone = '+12025571234';
    await signedIn(twilio, phone, 'pro');
    await text(twilio, phone, '/help');
    await deliverTexts(twilio.deps);
    const [sent] = await twilio.parts.dataSource.query<{ id: string; sid: string }[]>(
      `select id, provider_id as sid from outbound_texts where to_phone = $1 and provider_id is not null order by seq desc limit 1`,
      [phone],
    );
    const form = { AccountSid: ACCOUNT_SID, MessageSid: sent!.sid, SmsSid: sent!.sid, ApiVersion: '2010-04-01' };
    const report = { ...form, MessageStatus: 'undelivered', ErrorCode: '30007' };
    expect((await postSigned(twilio, report, { path: `/webhooks/sms/status?m=${sent!.id}` })).status).toBe(200);
    expect(await counted('text-blocked', twilio)).toBe(1);
  });
});

test('an agent may reveal what work at the desk needs, and not everybody', async () => {
  const { console: agent } = await staffOf(target, 'agent');
  const { id } = await signedIn(target, '+12125550990');
  for (let i = 0; i < 30; i += 1) expect((await agent.post('/reveal', { kind: 'user', id, reason: 'asked' })).status).toBe(200);
  expect([await counted('reveal'), await counted('reveals-braked')]).toEqual([30, 0]);
  const refused = await agent.post('/reveal', { kind: 'user', id, reason: 'asked' });
  expect([refused.status, refused.body]).toEqual([429, expect.not.objectContaining({ phone: expect.anything() as string })]);
  expect(await counted('reveals-braked')).toBe(1);
  const { console: other } = await staffOf(target, 'agent');
  expect((await other.post('/reveal', { kind: 'user', id, reason: 'asked' })).status).toBe(200);
});
