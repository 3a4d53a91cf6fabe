import { addDays, instantOf, localDate, localTime } from '../../src/domain/local-day.js';
import { nextDue } from '../../src/domain/recurrence.js';
import { deliverTexts } from '../../src/usecases/deliver-texts.js';
import { BACK_OFF_AFTER, fireReminders, settleReminder } from '../../src/usecases/fire-reminders.js';
import { planReminders } from '../../src/usecases/plan-reminders.js';
import { tendReminders } from '../../src/usecases/tend-reminders.js';
import { signedIn, startApp, text, type TestApp } from '../support/app.js';

/** A zone where it is day now, so that a reminder of a minute ago and its grace lie on one local day. */
const ZONE = ['America/New_York', 'Pacific/Honolulu', 'Asia/Tokyo'].find((zone) => {
  const hour = Number(localTime(new Date(), zone).slice(0, 2));
  return hour >= 6 && hour < 20;
})!;

let target: TestApp;
let phones = 0;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => target.parts.dataSource.query(sql, values);

async function member(settings: object, plan: 'free' | 'plus' | 'pro' = 'pro') {
  const phone = `+1202555${String(2000 + phones++)}`;
  const one = await signedIn(target, phone, plan);
  await one.browser.patch(`${one.path}/goals`, { timezone: ZONE, notifications: true, consentVersion: '1', ...settings });
  expect((await one.browser.post('/api/admin/refresh-scheduler')).body).toEqual({ ok: true });
  return { ...one, phone };
}

/** Lets a reminder have been due some minutes ago. */
const due = (userId: string, kind: string, minutesAgo = 1) =>
  query(`update reminders set next_at = now() - $3 * interval '1 minute', local_date = $4 where user_id = $1 and kind = $2`, [
    userId,
    kind,
    minutesAgo,
    localDate(new Date(Date.now() - minutesAgo * 60_000), ZONE),
  ]);
/** Moves what was logged to the day before. */
const logYesterday = (userId: string) => query('update entries set local_date = local_date - 1 where user_id = $1', [userId]);
const logOf = (userId: string) =>
  query<{ kind: string; result: string }>('select kind, result from reminder_log where user_id = $1 order by at', [userId]);
const textsTo = (phone: string) =>
  query<{ body: string; lane: number; meal: string | null; state: string; expires_at: Date; business_key: string }>(
    `select body, lane, meal, state, expires_at, business_key from outbound_texts where to_phone = $1 and business_key like 'reminder:%' order by seq`,
    [phone],
  );
const planned = (userId: string) =>
  query<{ kind: string; next_at: Date; local_date: string }>(
    'select kind, next_at, local_date::text from reminders where user_id = $1 order by kind',
    [userId],
  );

test('what is switched on is planned at its time in the user’s zone, and a change counts at once', async () => {
  const { id, browser, path } = await member({ remindLunch: true, lunchTime: '12:00', enableSummary: true, summaryTime: '21:30' });
  const expected = (time: string) => nextDue(new Date(), time, ZONE).at.getTime();
  expect((await planned(id)).map(({ kind }) => kind)).toEqual(['lunch', 'summary', 'weekly']);
  expect((await planned(id))[0]!.next_at.getTime()).toBe(expected('12:00'));
  // Without the refresh call as well: the change of the row is enough.
  await browser.patch(`${path}/goals`, { lunchTime: '12:45', remindDinner: true });
  await planReminders(target.deps);
  expect((await planned(id)).map(({ kind }) => kind)).toEqual(['dinner', 'lunch', 'summary', 'weekly']);
  expect((await planned(id))[1]!.next_at.getTime()).toBe(expected('12:45'));
  await browser.patch(`${path}/goals`, { timezone: 'America/St_Johns' });
  await planReminders(target.deps);
  expect((await planned(id))[1]!.next_at.getTime()).toBe(nextDue(new Date(), '12:45', 'America/St_Johns').at.getTime());
  await browser.patch(`${path}/goals`, { notifications: false });
  await planReminders(target.deps);
  expect(await planned(id)).toEqual([]);
});

test('a reminder is sent once, however often and by however many it is fired, and the next is tomorrow’s', async () => {
  const { id, phone } = await member({ remindLunch: true, lunchTime: localTime(new Date(Date.now() - 60_000), ZONE) });
  await due(id, 'lunch');
  await Promise.all([fireReminders(target.deps), fireReminders(target.deps)]);
  await due(id, 'lunch');
  await fireReminders(target.deps);
  const [sent, ...more] = await textsTo(phone);
  expect(more).toEqual([]);
  const today = localDate(new Date(Date.now() - 60_000), ZONE);
  expect(sent).toMatchObject({ lane: 3, meal: 'lunch', business_key: `reminder:${id}:lunch:${today}` });
  expect(sent!.body).toContain('lunch');
  expect(sent!.expires_at.getTime()).toBeLessThanOrEqual(instantOf(addDays(today, 1), '00:00', ZONE).getTime());
  expect(await logOf(id)).toEqual([{ kind: 'lunch', result: 'sent' }]);
  expect((await planned(id)).find(({ kind }) => kind === 'lunch')!.local_date > today).toBe(true);
});

test('the answer counts as the meal that was asked for, and the next reminder offers it again', async () => {
  const { id, phone } = await member({ remindBreakfast: true });
  await due(id, 'breakfast');
  await fireReminders(target.deps);
  await deliverTexts(target.deps);
  await text(target, phone, 'turkey sandwich');
  expect(await query('select meal from entries where user_id = $1', [id])).toEqual([{ meal: 'breakfast' }]);
  await query(`update entries set local_date = local_date - 1 where user_id = $1`, [id]);
  await query('delete from reminder_log where user_id = $1', [id]);
  await query(`update outbound_texts set business_key = 'old:' || business_key where to_phone = $1`, [phone]);
  await due(id, 'breakfast');
  await fireReminders(target.deps);
  expect((await textsTo(phone))[0]!.body).toMatch(/SAME for turkey sandwich/);
});

test.each([
  ['the meal is logged', 'logged-already', async ({ phone }: { phone: string }) => void (await text(target, phone, 'pizza for lunch'))],
  ['the number has opted out', 'opted-out', async ({ phone }: { phone: string }) => void (await text(target, phone, 'STOP'))],
  [
    'staff hold the conversation',
    'held',
    async ({ id }: { id: string }) => void (await query('update conversations set held_at = now() where user_id = $1', [id])),
  ],
])('nothing is sent when %s', async (_when, result, happen) => {
  const one = await member({ remindLunch: true });
  await happen(one);
  await due(one.id, 'lunch');
  await fireReminders(target.deps);
  expect(await textsTo(one.phone)).toEqual([]);
  expect(await logOf(one.id)).toEqual([{ kind: 'lunch', result }]);
});

test('no reminders without Pro, and none that are too late', async () => {
  const free = await member({ remindLunch: true }, 'free');
  await due(free.id, 'lunch');
  const late = await member({ remindLunch: true });
  await due(late.id, 'lunch', 61);
  await fireReminders(target.deps);
  expect(await textsTo(free.phone)).toEqual([]);
  expect(await logOf(free.id)).toEqual([{ kind: 'lunch', result: 'not-in-plan' }]);
  expect(await textsTo(late.phone)).toEqual([]);
  expect(await logOf(late.id)).toEqual([{ kind: 'lunch', result: 'missed' }]);
  const [next] = await planned(late.id);
  expect(next!.next_at.getTime()).toBeGreaterThan(Date.now());
});

test('a server that was down from 07:58 to 08:20 sends the reminder of 08:00 at 08:20, once', async () => {
  const { id, phone } = await member({ remindBreakfast: true });
  await due(id, 'breakfast', 20);
  await Promise.all([fireReminders(target.deps), fireReminders(target.deps)]);
  await fireReminders(target.deps);
  expect(await textsTo(phone)).toHaveLength(1);
  expect(await logOf(id)).toEqual([{ kind: 'breakfast', result: 'sent' }]);
});

test('a meal a tenth of a second before midnight and one at midnight are of two days, and the summary of 23:59 tells of the first', async () => {
  const { id, phone } = await member({ enableSummary: true, summaryTime: '23:59' });
  const today = localDate(new Date(), ZONE);
  const yesterday = addDays(today, -1);
  const midnight = instantOf(today, '00:00', ZONE).getTime();
  await text(target, phone, 'a banana', { receivedAt: new Date(midnight - 100) });
  await text(target, phone, 'a bagel', { receivedAt: new Date(midnight) });
  expect(await query('select local_date::text, local_time from entries where user_id = $1 order by at', [id])).toEqual([
    { local_date: yesterday, local_time: '23:59' },
    { local_date: today, local_time: '00:00' },
  ]);
  const [banana] = await query<{ calories: number }>('select calories from entries where user_id = $1 order by at', [id]);
  await query(`update reminders set next_at = $2, local_date = $3 where user_id = $1 and kind = 'summary'`, [
    id,
    instantOf(yesterday, '23:59', ZONE),
    yesterday,
  ]);
  await target.deps.reminders.fire(500, (one) => settleReminder(one, new Date(one.dueAt.getTime() + 30_000)));
  const [summary] = await textsTo(phone);
  expect(summary!.body).toContain(`${Math.round(banana!.calories)} cal`);
  expect(summary!.business_key).toBe(`reminder:${id}:summary:${yesterday}`);
  expect(summary!.expires_at.getTime()).toBe(midnight);
});

test('a look of the scheduler plans who changed something, fires what is due, and otherwise does nothing', async () => {
  const { id, phone, browser, path } = await member({ remindLunch: true, lunchTime: '12:00' });
  await tendReminders(target.deps);
  await browser.patch(`${path}/goals`, { lunchTime: '12:30' });
  await tendReminders(target.deps);
  expect((await planned(id))[0]!.next_at.getTime()).toBe(nextDue(new Date(), '12:30', ZONE).at.getTime());
  await due(id, 'lunch');
  await tendReminders(target.deps);
  expect(await textsTo(phone)).toHaveLength(1);
  const reminders = new Proxy(target.deps.reminders, {
    get: (real, key) => (key === 'anyWaiting' ? () => real.anyWaiting() : () => Promise.reject(new Error(`${String(key)} was called`))),
  });
  await tendReminders({ ...target.deps, reminders });
});

test('after three that nobody answered we say so and stop, until the user texts', async () => {
  const { id, phone } = await member({ remindDinner: true });
  const again = async () => {
    await query('delete from reminder_log where user_id = $1', [id]);
    await query(`update outbound_texts set business_key = gen_random_uuid()::text || business_key where to_phone = $1`, [phone]);
    await due(id, 'dinner');
    await fireReminders(target.deps);
    return logOf(id);
  };
  for (let i = 0; i < BACK_OFF_AFTER; i++) expect(await again()).toEqual([{ kind: 'dinner', result: 'sent' }]);
  const bodies = await query<{ body: string }>('select body from outbound_texts where to_phone = $1 order by seq', [phone]);
  expect(bodies.map(({ body }) => /stop asking/.test(body))).toEqual([false, false, true]);
  expect(await again()).toEqual([{ kind: 'dinner', result: 'backed-off' }]);
  await text(target, phone, '/help');
  expect(await again()).toEqual([{ kind: 'dinner', result: 'sent' }]);
});

test('STOP between a reminder’s writing and its sending: nothing is sent', async () => {
  const { id, phone } = await member({ remindLunch: true });
  await due(id, 'lunch');
  await fireReminders(target.deps);
  await text(target, phone, 'STOP');
  await deliverTexts(target.deps);
  expect((await textsTo(phone)).map(({ state }) => state)).toEqual(['suppressed']);
});

test('summary and weekly report tell what was logged', async () => {
  const { id, phone } = await member({ enableSummary: true });
  await text(target, phone, '2 eggs');
  await logYesterday(id);
  await text(target, phone, 'a banana');
  await due(id, 'summary');
  await due(id, 'weekly');
  await fireReminders(target.deps);
  const bodies = (await textsTo(phone)).map(({ body, lane }) => ({ body, lane }));
  expect(bodies).toHaveLength(2);
  expect(bodies.map(({ lane }) => lane)).toEqual([4, 4]);
  expect(bodies.find(({ body }) => body.startsWith('Your day'))!.body).toMatch(/ cal/);
  // Today goes on, and is in the summary alone.
  const [{ yesterday, today }] = (await query<{ yesterday: number; today: number }>(
    `select sum(calories) filter (where number = 1)::float as yesterday, sum(calories) filter (where number = 2)::float as today from entries where user_id = $1`,
    [id],
  )) as [{ yesterday: number; today: number }];
  const [day, week] = ['Your day', 'Your week'].map((start) => bodies.find(({ body }) => body.startsWith(start))!.body);
  expect(day).toContain(`${Math.round(today)} cal`);
  expect(week).toContain(`7 days to yesterday (1 logged): ${Math.round(yesterday)} cal a day`);
});

test('Plus has the weekly report by its own switch, with consent, without any reminder; switched off it is planned no more', async () => {
  const { id, phone, browser, path } = await member({ notifications: false, remindLunch: true }, 'plus');
  expect(await planned(id)).toEqual([]);
  const saved = await browser.patch(`${path}/goals`, { weeklyReport: true, consentVersion: 'weekly-1' });
  expect(saved.body).toMatchObject({ weeklyReport: true, notifications: false });
  await planReminders(target.deps);
  expect((await planned(id)).map(({ kind }) => kind)).toEqual(['weekly']);
  await text(target, phone, '2 eggs');
  await logYesterday(id);
  await due(id, 'weekly');
  await fireReminders(target.deps);
  expect((await textsTo(phone)).map(({ body }) => body.slice(0, 9))).toEqual(['Your week']);
  await browser.patch(`${path}/goals`, { weeklyReport: false, consentVersion: 'weekly-1' });
  await planReminders(target.deps);
  expect(await planned(id)).toEqual([]);
  expect(
    await query(`select purpose, action, text_version from consents where user_id = $1 and purpose <> 'service' order by id`, [id]),
  ).toEqual([
    { purpose: 'weekly-report', action: 'granted', text_version: 'weekly-1' },
    { purpose: 'weekly-report', action: 'revoked', text_version: 'weekly-1' },
  ]);
});

test('other zone data has everybody worked out again', async () => {
  const { id } = await member({ remindLunch: true });
  await query(`update reminder_settings set planned_with = '2020a' where user_id = $1`, [id]);
  await query(`update reminders set next_at = now() + interval '9 days' where user_id = $1 and kind = 'lunch'`, [id]);
  expect(await target.deps.reminders.touchOtherZoneData()).toBeGreaterThanOrEqual(1);
  await planReminders(target.deps);
  expect((await planned(id))[0]!.next_at.getTime()).toBeLessThan(Date.now() + 26 * 3_600_000);
});
