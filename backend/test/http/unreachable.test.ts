import { deliverTexts } from '../../src/usecases/deliver-texts.js';
import { fireReminders } from '../../src/usecases/fire-reminders.js';
import { planReminders } from '../../src/usecases/plan-reminders.js';
import { localDate } from '../../src/domain/local-day.js';
import { ACCOUNT_SID } from '../twilio-double/index.js';
import { signedIn, text } from '../support/app.js';
import { inboundForm, OUR_NUMBER, postSigned, startWithTwilio, type TwilioApp } from '../support/twilio.js';
import { staffOf } from './support/staff.js';

let target: TwilioApp;
let serial = 0;
beforeAll(async () => {
  target = await startWithTwilio({ VERIFIER: 'local' });
});
afterAll(() => target?.close());

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => target.parts.dataSource.query<T[]>(sql, values);

async function member() {
  const phone = `+1202557${String((serial += 1)).padStart(4, '0')}`;
  const one = await signedIn(target, phone, 'pro');
  const settings = { notifications: true, remindLunch: true, enableSummary: true, consentVersion: '1' };
  await one.browser.patch(`${one.path}/goals`, settings);
  return {
    ...one,
    phone,
    since: async () => ((await one.browser.get(one.path)).body as { unreachableSince: string | null }).unreachableSince,
  };
}

/** A text that we answer, sent, and what the carrier says of the answer. */
async function answered(phone: string, status: string, code?: string): Promise<void> {
  await text(target, phone, '/help');
  await deliverTexts(target.deps);
  await reported(phone, status, code);
}

async function reported(phone: string, status: string, code?: string): Promise<void> {
  const [last] = await query<{ id: string; sid: string }>(
    `select id, provider_id as sid from outbound_texts where to_phone = $1 and provider_id is not null order by seq desc limit 1`,
    [phone],
  );
  const form = {
    AccountSid: ACCOUNT_SID,
    MessageSid: last!.sid,
    SmsSid: last!.sid,
    MessageStatus: status,
    ApiVersion: '2010-04-01',
    ...(code ? { ErrorCode: code } : {}),
  };
  expect((await postSigned(target, form, { path: `/webhooks/sms/status?m=${last!.id}` })).status).toBe(200);
}

/** The lunch reminder has been due a minute ago; what became of it. */
async function remind(id: string): Promise<{ result: string }[]> {
  await planReminders(target.deps);
  await query('delete from reminder_log where user_id = $1', [id]);
  await query(`update reminders set next_at = now() - interval '1 minute', local_date = $2 where user_id = $1 and kind = 'summary'`, [
    id,
    localDate(new Date(Date.now() - 60_000), 'America/New_York'),
  ]);
  await fireReminders(target.deps);
  return query(`select result from reminder_log where user_id = $1 and kind = 'summary'`, [id]);
}

const dayLater = (phone: string) =>
  query(
    `update unreachable_numbers n set last_failed_at = last_failed_at - interval '1 day' from conversations c where c.phone_hash = n.phone_hash and c.phone = $1`,
    [phone],
  );

test.each(['30005', '30006', '21211', '21614'])(
  'a number that %s says cannot be texted is marked at once, and nothing is pushed to it',
  async (code) => {
    const { id, phone, since } = await member();
    expect(await since()).toBeNull();
    await answered(phone, 'undelivered', code);
    expect(await since()).toEqual(expect.any(String));
    expect(await remind(id)).toEqual([{ result: 'unreachable' }]);
    expect(await query(`select 1 from outbound_texts where to_phone = $1 and business_key like 'reminder:%'`, [phone])).toEqual([]);
    // Whoever writes is answered.
    await text(target, phone, '/help');
    await deliverTexts(target.deps);
    expect(await query(`select 1 from outbound_texts where to_phone = $1 and state = 'queued'`, [phone])).toEqual([]);
  },
);

test('a phone that is out of reach is marked after the third day of it, and not after three texts of one day', async () => {
  const { id, phone, since } = await member();
  for (let tries = 0; tries < 4; tries += 1) {
    await answered(phone, 'undelivered', '30003');
    await query('delete from outbound_texts where state = $1', ['queued']);
  }
  expect(await since()).toBeNull();
  await dayLater(phone);
  await answered(phone, 'undelivered', '30003');
  expect(await since()).toBeNull();
  await dayLater(phone);
  await answered(phone, 'undelivered', '30003');
  expect(await since()).toEqual(expect.any(String));
  expect(await remind(id)).toEqual([{ result: 'unreachable' }]);
});

test('what was queued before the mark is not pushed either', async () => {
  const { id, phone } = await member();
  expect(await remind(id)).toEqual([{ result: 'sent' }]);
  await query(`update outbound_texts set not_before = now() + interval '1 minute' where to_phone = $1 and business_key like 'reminder:%'`, [
    phone,
  ]);
  await answered(phone, 'undelivered', '30006');
  await query(`update outbound_texts set not_before = now() - interval '1 minute' where to_phone = $1 and business_key like 'reminder:%'`, [
    phone,
  ]);
  await deliverTexts(target.deps);
  const state = () => query(`select state from outbound_texts where to_phone = $1 and business_key like 'reminder:%'`, [phone]);
  expect(await state()).toEqual([{ state: 'queued' }]);
  await target.deps.outbox.expireLeases(new Date(), new Date());
  expect(await state()).toEqual([{ state: 'suppressed' }]);
});

test.each([
  ['a text from it', (phone: string) => postSigned(target, inboundForm({ From: phone, To: OUR_NUMBER, Body: 'hi' }))],
  ['a report that a text arrived', (phone: string) => answered(phone, 'delivered')],
])('%s clears the mark, and reminders go on', async (_what, hear) => {
  const { id, phone, since } = await member();
  await answered(phone, 'undelivered', '30005');
  expect(await since()).not.toBeNull();
  await hear(phone);
  expect(await since()).toBeNull();
  expect(await remind(id)).toEqual([{ result: 'sent' }]);
});

test('a code that was read on the phone clears it as well', async () => {
  const { browser, phone, since } = await member();
  await answered(phone, 'undelivered', '30005');
  const { code } = (await browser.post('/api/verify/send', { phoneNumber: phone })).body as { code: string };
  await browser.post('/api/verify/check', { phoneNumber: phone, code });
  expect(await since()).toBeNull();
});

test('staff see it: a flag that settles itself, and a mark on the user', async () => {
  const { id, phone } = await member();
  const { console } = await staffOf(target, 'agent');
  const user = async () => ((await console.get(`/users/${id}`)).body as { unreachable: boolean }).unreachable;
  const flags = () =>
    query(
      `select reason, resolved_at is null as open from flags f join conversations c on c.id = f.conversation_id where c.phone = $1 and reason = 'unreachable'`,
      [phone],
    );
  expect(await user()).toBe(false);
  for (let times = 0; times < 3; times += 1) await answered(phone, 'undelivered', '30005');
  expect([await user(), await flags()]).toEqual([true, [{ reason: 'unreachable', open: true }]]);
  await answered(phone, 'delivered');
  expect([await user(), await flags()]).toEqual([false, [{ reason: 'unreachable', open: false }]]);
});
