import supertest from 'supertest';
import { instantOf, localDate } from '../../src/domain/local-day.js';
import { placeOf } from '../../src/domain/spread.js';
import { deliverTexts } from '../../src/usecases/deliver-texts.js';
import { foreseeReminders, lastWorry } from '../../src/usecases/foresee-reminders.js';
import { handleMail } from '../../src/usecases/handle-mail.js';
import { planReminders } from '../../src/usecases/plan-reminders.js';
import { signedIn } from '../support/app.js';
import { inboundForm, postSigned, startWithTwilio, type TwilioApp } from '../support/twilio.js';

const [A, B] = ['+12025550100', '+12025550101'] as const;
const ZONE = 'America/New_York';

let target: TwilioApp;
let serial = 700;
beforeAll(async () => {
  target = await startWithTwilio({
    VERIFIER: 'local',
    TWILIO_FROM: `${A}, ${B}`,
    TWILIO_SEGMENTS_PER_SECOND: '1000, 500',
    REMINDER_SPREAD_SECONDS: '180',
    REPLY_WAIT_SECONDS: '0',
  });
});
afterAll(() => target?.close());

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => target.parts.dataSource.query<T[]>(sql, values);
const newPhone = () => `+1202555${String((serial += 1)).padStart(4, '0')}`;
const newUser = (phone: string) =>
  target.deps.accounts.create(
    { phone, username: phone, firstName: 'Sam', lastName: null, timezone: ZONE, timezoneSource: 'browser', country: 'US' },
    new Date(),
  );

/** What one of our numbers answers to a text, by the provider's own book. */
async function answeredFrom(phone: string, to: string, body: string): Promise<string[]> {
  const before = target.double.messages.all.length;
  expect((await postSigned(target, inboundForm({ From: phone, To: to, Body: body }))).status).toBe(200);
  const [{ id }] = (await query('select id from conversations where phone = $1', [phone])) as [{ id: string }];
  await handleMail(target.deps, id);
  await deliverTexts(target.deps);
  return target.double.messages.all.slice(before).flatMap((one) => (one.to === phone ? [one.from] : []));
}

test('whoever texts one of our numbers is answered from it, also when they go over to the other', async () => {
  const phone = newPhone();
  await newUser(phone);
  expect(await answeredFrom(phone, B, '2 eggs for breakfast')).toEqual([B]);
  expect(await answeredFrom(phone, A, 'a banana')).toEqual([A]);
  expect(await answeredFrom(phone, B, 'a coffee')).toEqual([B]);
  expect(await query('select sender from conversations where phone = $1', [phone])).toEqual([{ sender: B }]);
});

test('who is signed in is shown the number that texts them, everybody else the first', async () => {
  const phone = newPhone();
  const { browser } = await signedIn(target, phone, 'free');
  const shown = async (get: (path: string) => PromiseLike<{ body: { phoneNumber: string } }>) =>
    (await get('/api/product')).body.phoneNumber;
  for (const sender of [B, A]) {
    await query('update conversations set sender = $2 where phone = $1', [phone, sender]);
    expect(await shown((path) => browser.get(path))).toBe(sender);
  }
  await query('update conversations set sender = $2 where phone = $1', [phone, B]);
  expect(await shown((path) => supertest(target.app.getHttpServer()).get(path))).toBe(A);
});

test('a text to a number that is not ours is let go, and so is one from either of ours', async () => {
  for (const form of [{ To: '+12025550109' }, { From: A, To: B }, { From: B, To: A }]) {
    const sent = inboundForm({ From: newPhone(), ...form });
    expect((await postSigned(target, sent)).status).toBe(200);
    expect(await query('select 1 from inbound_texts where provider_id = $1', [sent.MessageSid])).toEqual([]);
  }
});

test('reminders are planned at their owner’s place, at their minute where few are due, and what is ahead is reckoned', async () => {
  const { account } = await newUser(newPhone());
  await query(
    `insert into reminder_settings (user_id, notifications, remind_breakfast, remind_lunch, remind_dinner, remind_snacks, enable_summary, breakfast_time, lunch_time, dinner_time, snack_time, summary_time, updated_at)
     values ($1, true, true, true, false, false, false, '08:00', '12:20', '20:00', '15:30', '21:30', now())
     on conflict (user_id) do update set notifications = true, remind_breakfast = true, remind_lunch = true, lunch_time = '12:20'`,
    [account.id],
  );
  await target.deps.reminders.touch(account.id);
  await planReminders(target.deps);
  const planned = await query<{ kind: string; at: Date; day: string }>(
    `select kind, next_at as at, local_date::text as day from reminders where user_id = $1 and kind in ('breakfast', 'lunch') order by kind`,
    [account.id],
  );
  const after = planned.map(({ at, day }, n) => at.getTime() - instantOf(day, ['08:00', '12:20'][n]!, ZONE).getTime());
  expect(after).toEqual([Math.floor(placeOf(account.id) * 180_000), 0]);
  expect(planned.map(({ at, day }) => localDate(at, ZONE) === day)).toEqual([true, true]);
  expect(target.deps.rules.carrier).toEqual({ segmentsPerSecond: 1500, segmentsPerDay: null });

  await foreseeReminders(target.deps);
  expect(lastWorry(target.deps)).toBeNull();
  const slow = { ...target.deps, rules: { ...target.deps.rules, carrier: { segmentsPerSecond: 1, segmentsPerDay: 1 } } };
  await foreseeReminders(slow);
  expect(lastWorry(target.deps)).toContain('more than the 1 segments a day');
  const { body } = await supertest(target.app.getHttpServer()).get('/readyz');
  expect(body.checks).toContainEqual({ name: 'reminders ahead', ok: true, problem: lastWorry(target.deps) });
});
