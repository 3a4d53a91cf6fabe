import type { Business } from '../../src/contract/index.js';
import { startApp, type TestApp, text } from '../support/app.js';
import { proUser } from './support/pro-user.js';
import { type StaffOfTest, staffOf } from './support/staff.js';

let app: TestApp;
let viewer: StaffOfTest;

beforeAll(async () => {
  app = await startApp({ SEGMENT_COST: '10000' });
  viewer = await staffOf(app, 'viewer');
});
afterAll(() => app?.close());

const sql = <T>(words: string, values: unknown[] = []) => app.parts.dataSource.query<T[]>(words, values);
const business = async (query = '?days=91&zone=America/New_York'): Promise<Business> =>
  (await viewer.console.get(`/business${query}`)).body as Business;

/** What the billing provider would have us keep, so many days ago. */
const billed = (userId: string, daysAgo: number, fields: Record<string, unknown>) => {
  const columns = Object.keys(fields);
  return sql(
    `update subscriptions set updated_at = now() - $2::int * interval '1 day', ${columns.map((name, i) => `${name} = $${i + 3}`).join(', ')} where user_id = $1`,
    [userId, daysAgo, ...Object.values(fields)],
  );
};
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);

/** What the last day and the plan of each person say of who pays. */
async function standing() {
  const { days, plans } = await business();
  const { paying, trialing, revenue } = days.at(-1)!;
  expect(plans.reduce((sum, one) => sum + one.paying, 0)).toBe(paying);
  expect(plans.reduce((sum, one) => sum + one.trialing, 0)).toBe(trialing);
  expect(Math.round(plans.reduce((sum, one) => sum + one.revenue, 0) * 100) / 100).toBe(revenue);
  return { paying, trialing, revenue };
}

test('people, texts and what they cost are told by plan', async () => {
  await proUser(app, 'a banana', 'an apple');
  await proUser(app);
  await text(app, '+12025550899', 'hi there');
  const { plans, days, activeDay, activeMonth } = await business();
  expect([activeDay, activeMonth]).toEqual([1, 1]);
  expect(days.at(-1)).toMatchObject({ active: 1, texts: 3, newcomers: 2, paying: 0, trialing: 0, revenue: 0 });
  expect(days).toHaveLength(91);
  const of = (plan: string) => plans.find((one) => one.plan === plan)!;
  const [sent] = await sql<{ n: number }>(`select sum(segments)::int as n from outbound_texts where channel = 'sms'`);
  expect(of('pro')).toMatchObject({ people: 2, given: 2, paying: 0, active: 1, textsIn: 2, modelCost: null, revenue: 0 });
  expect(of('stranger')).toMatchObject({ people: 0, active: 1, textsIn: 1 });
  expect(plans.reduce((sum, one) => sum + one.segmentsOut, 0)).toBe(sent!.n);
  expect(of('pro').textsCost).toBeCloseTo(of('pro').segmentsOut * 0.01, 6);
  expect(of('pro').costEach).toBeCloseTo(of('pro').textsCost!, 6);
});

test('a trial is no income until it is paid for, and a canceled one never was', async () => {
  const [sam, tom] = [await proUser(app), await proUser(app)];
  await billed(sam.id, 20, { subscription_id: 'sub_sam', plan: 'plus', status: 'trialing' });
  await billed(tom.id, 20, { subscription_id: 'sub_tom', plan: 'pro', status: 'trialing' });
  expect(await standing()).toEqual({ paying: 0, trialing: 2, revenue: 0 });
  await billed(tom.id, 15, { status: 'canceled', end_date: daysFromNow(3) });
  expect(await standing()).toEqual({ paying: 0, trialing: 2, revenue: 0 });
  await billed(sam.id, 10, { status: 'active' });
  expect(await standing()).toEqual({ paying: 1, trialing: 1, revenue: 5.99 });
  const { days, months } = await business();
  expect(days.filter(({ paying }) => paying)).toHaveLength(11);
  expect(days.filter(({ trialing }) => trialing === 2)).toHaveLength(10);
  expect(months.reduce((sum, { trials, converted, won }) => sum + trials * 100 + converted * 10 + won, 0)).toBe(211);
  await billed(sam.id, 9, { status: 'inactive', plan: 'free' });
  await billed(tom.id, 9, { status: 'inactive', plan: 'free' });
});

test('who cancels is lost when the plan ends, not before; another plan is no loss; an erased account stays told', async () => {
  const [sam, tom, ann] = [await proUser(app), await proUser(app), await proUser(app)];
  for (const [i, { id }] of [sam, tom, ann].entries())
    await billed(id, 60, { subscription_id: `sub_${i}`, plan: 'pro', status: 'active', end_date: null });
  await billed(sam.id, 50, { status: 'canceled', end_date: daysFromNow(-40) });
  await billed(tom.id, 45, { plan: 'plus' });
  const { days } = await business();
  const ago = (many: number) => days.at(-1 - many)!;
  expect([ago(61), ago(48), ago(42), ago(38)].map(({ paying, revenue }) => [paying, revenue])).toEqual([
    [0, 0],
    [3, 29.97],
    [3, 25.97],
    [2, 15.98],
  ]);
  await sql('delete from users where id = $1', [ann.id]);
  expect(await standing()).toEqual({ paying: 1, trialing: 0, revenue: 5.99 });
  const after = await business();
  expect(after.days.at(-49)!.paying).toBe(3);
  const { months } = after;
  const sum = (of: 'won' | 'lost') => months.reduce((all, one) => all + one[of], 0);
  expect([sum('won'), sum('lost')]).toEqual([4, 3]);
  for (const { before, lost, churn } of months) expect(churn).toBe(before ? Math.round((lost / before) * 1000) / 1000 : null);
  const columns = await sql<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'plan_changes'`,
  );
  expect(columns.map(({ name }) => name).filter((name) => name.includes('user'))).toEqual([]);
});

test('days and months are those of the viewer', async () => {
  const user = await proUser(app, 'a pear');
  await sql(
    `update inbound_texts set received_at = date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - interval '3 days' + interval '2 hours'
     where conversation_id = $1`,
    [user.conversationId],
  );
  const dayOf = async (zone: string) => {
    const { days } = await business(`?zone=${zone}`);
    expect(days).toHaveLength(28);
    return days.filter(({ active }, i) => active && i < 27).map(({ day }) => day);
  };
  const [here, there] = [await dayOf('UTC'), await dayOf('America/Vancouver')];
  expect([here.length, there.length]).toEqual([1, 1]);
  expect(there[0]! < here[0]!).toBe(true);
});

test.each(['?days=5000', '?zone=Mars/Olympus'])('%s is refused with words', async (query) => {
  const { status, body } = await viewer.console.get(`/business${query}`);
  expect([status, typeof (body as { message: unknown }).message]).toEqual([400, expect.stringMatching(/string|object/)]);
});
