import type Stripe from 'stripe';
import supertest from 'supertest';
import { loadConfig } from '../../src/config/load-config.js';
import { CATALOGUE, OLD_SECRET, SECRET } from '../billing/bench.js';
import { StripeDouble } from '../stripe-double/stripe-double.js';
import { signedIn, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';

const ENVIRONMENT = {
  BILLING: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLIC_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: `${SECRET}, ${OLD_SECRET}`,
  STRIPE_PLUS_PRICE: CATALOGUE.prices.plus,
  STRIPE_PRO_PRICE: CATALOGUE.prices.pro,
  STRIPE_PLUS_PRODUCT: CATALOGUE.products.plus,
  STRIPE_PRO_PRODUCT: CATALOGUE.products.pro,
};

const double = new StripeDouble();
let target: TestApp;
let number = 5550800;

beforeAll(async () => {
  double.books.sell(CATALOGUE.prices.plus, CATALOGUE.products.plus, 'Mealtext Plus', 599);
  double.books.sell(CATALOGUE.prices.pro, CATALOGUE.products.pro, 'Mealtext Pro', 999);
  target = await startApp({ ...ENVIRONMENT, STRIPE_API_URL: await double.start() });
});
afterAll(async () => {
  await target?.close();
  await double.stop();
  expect(double.violations).toEqual([]);
});
beforeEach(() => (double.down = false));

async function customer() {
  const { browser, path, id } = await signedIn(target, `+1212${(number += 1)}`);
  await browser.get('/api/customer-portal');
  const { customerId } = (await target.deps.subscriptions.of(id))!;
  const read = async () =>
    (await browser.get(`${path}/subscription`)).body as {
      plan: string;
      status: string;
      currentPeriodEnd: string | null;
      subscription: { endDate: string | null } | null;
    };
  return { browser, path, id, customerId: customerId!, read };
}

function post({ raw, signature }: { raw: Buffer; signature: string }) {
  return supertest(target.app.getHttpServer())
    .post('/webhooks/billing')
    .set({ 'Content-Type': 'application/json', 'Stripe-Signature': signature })
    .send(raw.toString());
}
const send = (event: Stripe.Event, secret = SECRET, at?: Date) => post(double.post(event, secret, at));
const settled = (event: Stripe.Event) =>
  eventually(
    async () =>
      await target.parts.dataSource.query<{ outcome: string | null }[]>('select outcome from billing_events where id = $1', [event.id]),
    ([row]) => row !== undefined && row.outcome !== null,
  ).then(([row]) => row!.outcome);
const latest = () => double.books.events.at(-1)!;
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

test('a customer pays on the page, and the webhook alone brings the plan', async () => {
  const { browser, path, id, read } = await customer();
  expect((await browser.get('/api/stripe-public-key')).body).toEqual({ publicKey: 'pk_test_1' });
  expect((await browser.get('/api/subscription-products')).body).toMatchObject([
    { name: 'Mealtext Plus', price: 5.99, interval: 'month', priceId: 'price_plus' },
    { name: 'Mealtext Pro', price: 9.99, interval: 'month', priceId: 'price_pro' },
  ]);
  const { status, body } = await browser.post('/api/create-checkout-session', { priceId: 'price_pro' });
  expect([status, body.url]).toEqual([200, expect.stringContaining('https://checkout.stripe.com/')]);
  double.books.pay((await target.deps.subscriptions.openCheckout(id))!.checkoutId!);
  expect(await read()).toMatchObject({ plan: 'free' });
  expect((await send(latest())).status).toBe(200);
  await settled(latest());
  expect(await read()).toMatchObject({ plan: 'pro', status: 'active' });
  expect((await browser.get(path)).body).toMatchObject({ plan: 'pro' });
});

test.each([
  [
    'no signature',
    () =>
      supertest(target.app.getHttpServer())
        .post('/webhooks/billing')
        .set('Content-Type', 'application/json')
        .send(JSON.stringify(latest())),
    400,
  ],
  ['301 s old', () => send(latest(), SECRET, ago(302)), 400],
  ['an hour ahead', () => send(latest(), SECRET, ago(-3600)), 400],
  ['another secret', () => send(latest(), 'whsec_foreign'), 400],
  [
    'a compressed body',
    () =>
      supertest(target.app.getHttpServer())
        .post('/webhooks/billing')
        .set({ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
        .send('{}'),
    415,
  ],
  ['1 MB', () => post({ raw: Buffer.from(JSON.stringify({ id: 'evt_big', padding: 'x'.repeat(1 << 20) })), signature: 't=1,v1=0' }), 413],
])('a message with %s is refused and leaves nothing', async (_, make, status) => {
  double.books.tell('invoice.paid', { object: 'invoice' });
  const count = async () => await target.parts.dataSource.query<{ n: number }[]>('select count(*)::int as n from billing_events');
  const before = await count();
  const answer = await make();
  expect(answer.status).toBe(status);
  expect(answer.body.message).toEqual(expect.any(String));
  expect(await count()).toEqual(before);
});

test('a message signed with the secret before is heard while rotating', async () => {
  expect((await send(double.books.tell('invoice.paid', { object: 'invoice' }), OLD_SECRET)).status).toBe(200);
});

test('the same message five times at once: five 200, one effect', async () => {
  const { customerId, read } = await customer();
  double.books.subscribe(customerId, ['price_plus']);
  const event = latest();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(event)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await settled(event);
  expect(await read()).toMatchObject({ plan: 'plus' });
  expect(await target.parts.dataSource.query('select count(*)::int as n from subscriptions where customer_id = $1', [customerId])).toEqual([
    { n: 1 },
  ]);
});

test('over before it began: it stays over', async () => {
  const { customerId, read } = await customer();
  const { id } = double.books.subscribe(customerId, ['price_pro']);
  const created = latest();
  double.books.endNow(id);
  const deleted = latest();
  for (const event of [deleted, created]) {
    await send(event);
    await settled(event);
  }
  expect(await read()).toMatchObject({ plan: 'free', status: 'canceled' });
});

test('a kind nobody knows and a customer of somebody else are kept and change nothing', async () => {
  const { customerId, read } = await customer();
  const strange = double.books.tell('customer.subscription.frobnicated', { object: 'subscription', id: 'sub_1', customer: customerId });
  const foreign = double.books.tell('customer.subscription.updated', {
    object: 'subscription',
    id: 'sub_2',
    customer: 'cus_elsewhere',
    status: 'active',
  });
  for (const event of [strange, foreign]) expect((await send(event)).status).toBe(200);
  expect([await settled(strange), await settled(foreign)]).toEqual(['ignored', 'unmatched']);
  expect(await read()).toMatchObject({ plan: 'free' });
  expect(target.logged.some((line) => line.includes('unknown customer') && line.includes('cus_elsewhere'))).toBe(true);
});

test('canceled in the portal: shown to end, kept until then', async () => {
  const { customerId, read } = await customer();
  const { id } = double.books.subscribe(customerId, ['price_pro']);
  const { cancel_at, cancel_at_period_end } = double.books.cancelAtEnd(id, 'portal');
  expect(cancel_at_period_end).toBe(false);
  await send(latest());
  await settled(latest());
  const endDate = new Date(cancel_at! * 1000).toISOString();
  expect(await read()).toMatchObject({
    plan: 'pro',
    status: 'canceled',
    currentPeriodEnd: endDate,
    subscription: { plan: 'pro', endDate },
  });
});

test('an unknown price, and one that is not paid yet, give nothing', async () => {
  const unknown = await customer();
  double.books.sell('price_shaker', 'prod_shaker', 'Protein shaker', 999);
  double.books.subscribe(unknown.customerId, ['price_shaker']);
  await send(latest());
  await settled(latest());
  expect(await unknown.read()).toMatchObject({ plan: 'free' });
  const unpaid = await customer();
  double.books.subscribe(unpaid.customerId, ['price_pro'], 'flexible', 'incomplete');
  await send(latest());
  await settled(latest());
  expect(await unpaid.read()).toMatchObject({ plan: 'free', status: 'inactive' });
});

test('with Stripe down every call says so in the words that screens show', async () => {
  const { browser, path } = await customer();
  double.down = true;
  const answers = [await browser.post('/api/create-checkout-session', { priceId: 'price_pro' }), await browser.get('/api/customer-portal')];
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
    [502, 'Failed to start checkout process'],
    [502, 'Failed to open customer portal'],
  ]);
  expect((await browser.get(`${path}/subscription?sync=true`)).body).toMatchObject({ plan: 'free' });
  expect(JSON.stringify([answers.map(({ body }) => body as unknown), target.logged])).not.toContain('sk_test_1');
}, 150_000);

test.each([[' '], [','], ['whsec_1, ']])('STRIPE_WEBHOOK_SECRET=%j: it does not start', (secret) => {
  const environment = { ...ENVIRONMENT, NODE_ENV: 'test', DATABASE_URL: 'postgres://a:b@localhost/c' };
  expect(() => loadConfig({ ...environment, STRIPE_WEBHOOK_SECRET: secret })).toThrow('STRIPE_WEBHOOK_SECRET');
});
