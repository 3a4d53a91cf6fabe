import { randomUUID } from 'node:crypto';
import type { StaffMoney, StaffMoneyOrder, StaffRequestRow } from '../../src/contract/index.js';
import { settleMoneyOrder } from '../../src/usecases/billing/settle-money-orders.js';
import { tendBilling } from '../../src/usecases/billing/tend-billing.js';
import { CATALOGUE, SECRET } from '../billing/bench.js';
import { StripeDouble } from '../stripe-double/stripe-double.js';
import { signedIn, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { type StaffOfTest, staffOf } from './support/staff.js';

const double = new StripeDouble();
const reason = 'ticket 4711: billed twice';
let app: TestApp;
let agent: StaffOfTest;
let admin: StaffOfTest;
let viewer: StaffOfTest;
let number = 5550900;

beforeAll(async () => {
  double.books.sell(CATALOGUE.prices.plus, CATALOGUE.products.plus, 'Mealtext Plus', 599);
  double.books.sell(CATALOGUE.prices.pro, CATALOGUE.products.pro, 'Mealtext Pro', 999);
  app = await startApp({
    BILLING: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLIC_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_PLUS_PRICE: CATALOGUE.prices.plus,
    STRIPE_PRO_PRICE: CATALOGUE.prices.pro,
    STRIPE_PLUS_PRODUCT: CATALOGUE.products.plus,
    STRIPE_PRO_PRODUCT: CATALOGUE.products.pro,
    STRIPE_API_URL: await double.start(),
    STAFF_REFUND_ALONE: '15',
  });
  [agent, admin, viewer] = await Promise.all([staffOf(app, 'agent'), staffOf(app, 'admin'), staffOf(app, 'viewer')]);
});
afterAll(async () => {
  await app?.close();
  await double.stop();
  expect(double.violations).toEqual([]);
});
beforeEach(() => (double.down = false));

const query = <T>(sql: string, values: unknown[] = []) => app.parts.dataSource.query<T[]>(sql, values);
const money = async (id: string, who = agent) => (await who.console.get(`/users/${id}/money`)).body as StaffMoney;
const refund = (id: string, invoiceId: string, cents: number, { key = randomUUID(), who = agent } = {}) =>
  who.console.post(`/users/${id}/refunds`, { key, invoiceId, cents, reason });
const cancel = (id: string, when: 'now' | 'period-end') =>
  agent.console.post(`/users/${id}/cancellation`, { key: randomUUID(), when, reason });
const refunded = (customerId: string) =>
  [...double.books.charges.values()].filter(({ customer }) => customer === customerId).reduce((sum, one) => sum + one.amount_refunded, 0);
const audit = (id: string) =>
  query<{ action: string; reason: string | null }>(
    `select action, actor_id as actor, reason, after->'cents' as cents from audit_log where object_kind = 'user' and object_id = $1 and actor_kind = 'staff' order by id`,
    [id],
  );

/** Somebody who paid for pro this often, newest invoice first. */
async function customer(times = 1) {
  const { browser, id } = await signedIn(app, `+1212${(number += 1)}`);
  await browser.get('/api/customer-portal');
  const { customerId } = (await app.deps.subscriptions.of(id))!;
  const subscription = double.books.subscribe(customerId!, ['price_pro']);
  const invoices = Array.from({ length: times }, () => double.books.invoice(subscription).id).reverse();
  await browser.get(`/api/users/${id}/subscription?sync=true`);
  return { id, customerId: customerId!, subscription: subscription.id, invoices };
}

test('invoices with date, amount and state are shown to all, the page at the provider to those who handle money', async () => {
  const { id, invoices } = await customer(2);
  const { invoices: shown, ...rest } = await money(id);
  expect(shown!.map(({ id: one }) => one)).toEqual(invoices);
  expect(shown![0]).toMatchObject({
    cents: 999,
    paidCents: 999,
    refundedCents: 0,
    state: 'paid',
    url: expect.stringContaining('https://invoice.stripe.com/'),
    createdAt: expect.stringMatching(/Z$/),
  });
  expect(rest).toMatchObject({ provider: 'stripe', paying: true, providerProblem: null, orders: [], aloneCents: 1500 });
  expect((await money(id, viewer)).invoices!.map(({ url }) => url)).toEqual([null, null]);
  const stranger = (await signedIn(app, `+1212${(number += 1)}`)).id;
  expect(await money(stranger)).toMatchObject({ paying: false, invoices: [], orders: [] });
  expect((await refund(stranger, invoices[0]!, 100)).body).toMatchObject({ message: 'This user never bought anything here.' });
  expect((await agent.console.get(`/users/${randomUUID()}/money`)).status).toBe(404);
});

test('a part is given back once however often it is sent, never more than is left, and each step stands in the audit', async () => {
  const { id, customerId, invoices } = await customer();
  const key = randomUUID();
  const answers = [await refund(id, invoices[0]!, 400, { key }), await refund(id, invoices[0]!, 400, { key })];
  expect(answers.map(({ status, body }) => [status, (body as StaffMoneyOrder).state, (body as StaffMoneyOrder).cents])).toEqual([
    [201, 'done', 400],
    [201, 'done', 400],
  ]);
  expect(refunded(customerId)).toBe(400);
  const other = await refund(id, invoices[0]!, 300, { key });
  expect([other.status, other.body.message]).toEqual([409, 'This key was used for something else.']);
  const more = await refund(id, invoices[0]!, 600);
  expect([more.status, more.body.message]).toEqual([409, 'This is more than is left of what was paid on this invoice.']);
  expect((await refund(id, 'in_foreign', 100)).body.message).toBe('This user has no such invoice.');
  for (const cents of [0, -1, 1.5, '400', 1e9]) expect((await refund(id, invoices[0]!, cents as number)).status).toBe(400);
  expect(refunded(customerId)).toBe(400);
  expect(await money(id)).toMatchObject({ invoices: [{ refundedCents: 400 }], orders: [{ state: 'done', reason }], aloneCents: 1100 });
  expect(await audit(id)).toEqual([
    { action: 'refund', actor: agent.id, reason, cents: 400 },
    { action: 'refund-done', actor: agent.id, reason: null, cents: 400 },
  ]);
});

test('two at once for the whole give back once', async () => {
  const { id, customerId, invoices } = await customer();
  const answers = await Promise.all([refund(id, invoices[0]!, 999), refund(id, invoices[0]!, 999, { who: admin })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(refunded(customerId)).toBe(999);
});

test('above what one gives back alone, together with what was before, a second person consents', async () => {
  const { id, customerId, invoices } = await customer(3);
  expect((await refund(id, invoices[0]!, 999)).body).toMatchObject({ state: 'done' });
  expect((await refund(id, invoices[1]!, 999)).body).toMatchObject({ state: 'waiting' });
  expect(refunded(customerId)).toBe(999);
  const second = await refund(id, invoices[2]!, 999);
  expect([second.status, second.body.message]).toEqual([409, 'Another refund for this user waits for consent already.']);
  const rows = async () => (await admin.console.list('requests', { userId: id })).body as StaffRequestRow[];
  const [request] = await rows();
  expect(request).toMatchObject({ kind: 'refund', cents: 999, state: 'open', askedByName: 'The agent', reason });
  const approve = (who: StaffOfTest) => who.console.post(`/requests/${request!.id}/approve`, { reason: 'seen on the statement' });
  expect((await approve(agent)).status).toBe(403);
  expect((await approve(admin)).body).toMatchObject({ state: 'approved' });
  expect(refunded(customerId)).toBe(2 * 999);
  expect((await approve(admin)).status).toBe(409);
  expect(await audit(id)).toMatchObject([
    { action: 'refund' },
    { action: 'refund-done' },
    { action: 'refund-ask', actor: agent.id, reason },
    { action: 'refund-approved', actor: admin.id, reason: 'seen on the statement' },
    { action: 'refund-done' },
  ]);
  // What was consented to does not count as given alone.
  expect((await money(id)).aloneCents).toBe(1500 - 999);
});

test('who asked cannot consent, what is refused or over its time is never given back, and makes room', async () => {
  const { id, customerId, invoices } = await customer(2);
  await refund(id, invoices[0]!, 999, { who: admin });
  await refund(id, invoices[1]!, 999, { who: admin });
  const open = async () => ((await admin.console.list('requests', { userId: id, state: 'open' })).body as StaffRequestRow[])[0]!;
  const own = await admin.console.post(`/requests/${(await open()).id}/approve`, { reason });
  expect([own.status, own.body.message]).toEqual([409, 'You asked for this yourself: somebody else has to consent.']);
  await admin.console.post(`/requests/${(await open()).id}/withdraw`);
  await refund(id, invoices[1]!, 999);
  await query(`update staff_requests set expires_at = now() - interval '1 second' where user_id = $1 and decision is null`, [id]);
  expect((await money(id)).orders.map(({ state }) => state)).toEqual(['dropped', 'dropped', 'done']);
  await refund(id, invoices[1]!, 999);
  await admin.console.post(`/requests/${(await open()).id}/refuse`, { reason });
  await tendBilling(app.deps);
  expect(refunded(customerId)).toBe(999);
  expect(await query(`select 1 from money_orders where user_id = $1 and state = 'dropped'`, [id])).toHaveLength(3);
});

test('with the provider down nothing is half done: what was asked for stands, is said in words, and is done once it answers', async () => {
  const { id, customerId, invoices } = await customer();
  const order = { id: randomUUID(), userId: id, customerId, kind: 'refund' as const, invoiceId: invoices[0]!, cents: 999, currency: 'usd' };
  const by = { staffId: agent.id, sessionHash: '', ip: null, requestId: null };
  const bounds = { left: 999, readAt: new Date(), alone: 1500 };
  expect(await app.deps.moneyOrders.ask(order, bounds, { by, reason }, new Date())).toBe('due');
  // The process stops here; the next one finds the order.
  double.down = true;
  await settleMoneyOrder(app.deps, (await app.deps.moneyOrders.one(order.userId, order.id))!);
  const words = 'The provider could not be reached. It is asked again by itself until it answers.';
  expect(await money(id)).toMatchObject({
    invoices: null,
    providerProblem: 'It does not answer. Please try again in a minute.',
    orders: [{ state: 'due', problem: words, settledAt: null }],
  });
  const refused = await refund(id, invoices[0]!, 100);
  expect([refused.status, refused.body.message]).toEqual([502, expect.stringContaining('Nothing was done')]);
  expect((await cancel(id, 'now')).body).toMatchObject({ state: 'due', problem: words });
  double.down = false;
  // The worker may still hold both from when the provider was down, and put off their next try after this did.
  const orders = await eventually(
    async () => {
      await query(`update money_orders set next_try_at = now() where user_id = $1 and state = 'due'`, [id]);
      await tendBilling(app.deps);
      return (await money(id)).orders;
    },
    (seen) => seen.every(({ state }) => state !== 'due'),
  );
  expect(orders.map(({ state, problem }) => [state, problem])).toEqual([
    ['done', null],
    ['done', null],
  ]);
  expect([refunded(customerId), (await money(id)).paying]).toEqual([999, false]);
  // The answer was lost on the way, and the provider has forgotten the key meanwhile.
  await query(`update money_orders set state = 'due', settled_at = null, next_try_at = now() where id = $1`, [order.id]);
  double.forgetKeys();
  await tendBilling(app.deps);
  expect([refunded(customerId), (await money(id)).orders[1]!.state]).toEqual([999, 'done']);
}, 150_000);

test('what the provider’s own desk gave back meanwhile makes an order fail, in words', async () => {
  const { id, customerId, invoices } = await customer();
  const order = { id: randomUUID(), userId: id, customerId, kind: 'refund' as const, invoiceId: invoices[0]!, cents: 999, currency: 'usd' };
  const by = { staffId: agent.id, sessionHash: '', ip: null, requestId: null };
  await app.deps.moneyOrders.ask(order, { left: 999, readAt: new Date(), alone: 1500 }, { by, reason }, new Date());
  await app.deps.billing.refund({ key: 'elsewhere', invoiceId: invoices[0]!, cents: 500 });
  await settleMoneyOrder(app.deps, (await app.deps.moneyOrders.one(order.userId, order.id))!);
  expect((await money(id)).orders).toMatchObject([{ state: 'failed', problem: 'More than is left of what was paid on this invoice.' }]);
  expect(refunded(customerId)).toBe(500);
  expect((await audit(id)).at(-1)).toMatchObject({ action: 'refund-failed' });
});

test('canceled with the period: it runs on until then; at once: it is over', async () => {
  const { id, subscription } = await customer();
  expect((await cancel(id, 'period-end')).body).toMatchObject({ kind: 'cancel-at-end', state: 'done' });
  expect(double.books.subscriptions.get(subscription)).toMatchObject({ status: 'active', cancel_at_period_end: true });
  expect(await money(id)).toMatchObject({ paying: true, endDate: expect.stringMatching(/Z$/) });
  expect((await cancel(id, 'now')).body).toMatchObject({ kind: 'cancel-now', state: 'done' });
  expect(double.books.subscriptions.get(subscription)!.status).toBe('canceled');
  expect((await app.deps.subscriptions.of(id))!.status).toBe('canceled');
  expect((await audit(id)).map(({ action }) => action)).toEqual(['cancel-at-end', 'cancel-at-end-done', 'cancel-now', 'cancel-now-done']);
});

test('what is due to somebody who leaves is still given back, what waits for consent is not, and why is forgotten', async () => {
  const { id, customerId, invoices } = await customer(2);
  const order = { id: randomUUID(), userId: id, customerId, kind: 'refund' as const, invoiceId: invoices[0]!, cents: 999, currency: 'usd' };
  const by = { staffId: agent.id, sessionHash: '', ip: null, requestId: null };
  await app.deps.moneyOrders.ask(order, { left: 999, readAt: new Date(), alone: 1500 }, { by, reason }, new Date());
  await refund(id, invoices[1]!, 999);
  const { id: request } = ((await agent.console.post(`/users/${id}/requests`, { kind: 'erase', reason })).body as StaffRequestRow)!;
  expect((await admin.console.post(`/requests/${request}/approve`, { reason })).status).toBe(200);
  // A worker of the product may hold it just now.
  const settled = await eventually(
    async () => {
      await query('update money_orders set next_try_at = now() where user_id = $1', [id]);
      await tendBilling(app.deps);
      return (await query('select reason, state from money_orders where user_id = $1 order by asked_at', [id])) as { state: string }[];
    },
    (orders) => orders.every(({ state }) => state !== 'due'),
  );
  expect(settled).toEqual([
    { reason: '', state: 'done' },
    { reason: '', state: 'dropped' },
  ]);
  expect([refunded(customerId), double.books.customers.has(customerId)]).toEqual([999, false]);
});
