import supertest from 'supertest';
import { signedIn, startApp, type TestApp } from '../support/app.js';

let target: TestApp;
let number = 5550700;
const nextPhone = () => `+1212${(number += 1)}`;

beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

/** What a person does on the stand-in's pages: no script, no session. */
const visit = (url: string) => supertest(target.app.getHttpServer()).get(new URL(url).pathname);
const press = (path: string) => supertest(target.app.getHttpServer()).post(path);
const buttons = (html: string) => [...html.matchAll(/action="([^"]+)"/g)].map((match) => match[1]!);

async function customer() {
  const { browser, path, id } = await signedIn(target, nextPhone());
  const subscription = async () =>
    (await browser.get(`${path}/subscription?sync=true`)).body as {
      plan: string;
      status: string;
      subscription: { plan: string; endDate: string | null } | null;
    };
  const plan = async () => ((await browser.get(path)).body as { plan: string }).plan;
  const products = (await browser.get('/api/subscription-products')).body as {
    priceId: string;
    name: string;
    price: number;
    interval: string;
    features: string[];
  }[];
  const checkout = async (index: number) =>
    ((await browser.post('/api/create-checkout-session', { priceId: products[index]!.priceId })).body as { url: string }).url;
  const portal = async () => ((await browser.get('/api/customer-portal')).body as { url: string }).url;
  const act = async (action: string) => {
    const url = await portal();
    const button = buttons((await visit(url)).text).find((path) => path.endsWith(`/${action}`));
    if (!button) throw new Error(`there is no button ${action}`);
    return press(button);
  };
  return { browser, path, id, subscription, plan, products, checkout, portal, act };
}

test('a visitor buys, switches, cancels, takes it back, lets it end, and buys again, on pages that say TEST', async () => {
  const { subscription, plan, products, checkout, act } = await customer();
  expect(products.map(({ name, price, interval }) => [name, price, interval])).toEqual([
    ['Mealtext Plus', 5.99, 'month'],
    ['Mealtext Pro', 9.99, 'month'],
  ]);
  expect(await subscription()).toMatchObject({ plan: 'free', status: 'inactive', subscription: null });

  const page = await visit(await checkout(0));
  expect(page.status).toBe(200);
  expect(page.text).toContain('TEST');
  expect(page.text).toContain('$5.99');
  expect(page.text).not.toMatch(/<script|https?:\/\//);
  const [pay] = buttons(page.text);
  const paid = await press(pay!);
  expect([paid.status, paid.headers['location']]).toEqual([303, '/subscription?success=true']);
  expect(await plan()).toBe('plus');
  expect(await subscription()).toMatchObject({ plan: 'plus', status: 'active' });
  expect((await press(pay!)).status).toBe(404);

  // A second purchase leads to the portal.
  expect(await checkout(1)).toContain('/billing/test/portal/');
  await act('switch-pro');
  expect(await plan()).toBe('pro');
  await act('cancel-at-end');
  const ending = await subscription();
  expect(ending).toMatchObject({ plan: 'pro', status: 'canceled' });
  expect(Date.parse(ending.subscription!.endDate!)).toBeGreaterThan(Date.now());
  await act('resume');
  expect(await subscription()).toMatchObject({ plan: 'pro', status: 'active' });
  await act('fail-payment');
  expect(await subscription()).toMatchObject({ plan: 'free', status: 'inactive' });
  await act('pay-again');
  expect(await plan()).toBe('pro');
  await act('cancel-at-end');
  expect((await subscription()).subscription).toMatchObject({ ended: false });
  await act('end-period');
  expect(await subscription()).toMatchObject({ plan: 'free', status: 'canceled', subscription: { plan: 'pro', ended: true } });
  expect(await plan()).toBe('free');

  const [again] = buttons((await visit(await checkout(1))).text);
  await press(again!);
  expect(await plan()).toBe('pro');
  await act('cancel-now');
  expect(await plan()).toBe('free');
});

test('opening the checkout takes no given plan away, and each plan is shown as what it is', async () => {
  const { id, subscription, plan, checkout } = await customer();
  const query = (sql: string, values: unknown[] = []) => target.parts.dataSource.query(sql, [id, ...values]);
  await query(`insert into subscriptions (user_id, provider, plan, status, updated_at) values ($1, 'local', 'plus', 'active', now())`);
  const demo = { plan: 'plus', status: 'active', currentPeriodEnd: null, subscription: null, given: { plan: 'plus', until: null } };
  expect(await subscription()).toEqual(demo);
  const url = await checkout(1);
  expect([await subscription(), await plan()]).toEqual([demo, 'plus']);

  const until = new Date(Date.now() + 86_400_000);
  const staff = (what: string) =>
    query(
      `insert into plan_overrides (user_id, plan, until, reason, staff_id, at) values ($1, $2, $3, 'x', gen_random_uuid(), now())
       on conflict (user_id) do update set plan = $2`,
      [what, until],
    );
  await staff('pro');
  expect(await subscription()).toMatchObject({ plan: 'pro', status: 'active', given: { plan: 'pro', until: until.toISOString() } });
  await staff('plus');
  await press(buttons((await visit(url)).text)[0]!);
  // Who pays for more than was given has what they pay for.
  expect([await subscription(), await plan()]).toEqual([expect.objectContaining({ plan: 'pro', status: 'active', given: null }), 'pro']);
  await staff('free');
  expect(await subscription()).toMatchObject({ plan: 'free', status: 'inactive', given: { plan: 'free' }, subscription: { plan: 'pro' } });
});

test('the API cancels at the end of the period; with nothing to cancel it says so', async () => {
  const { browser, path, checkout, plan } = await customer();
  expect((await browser.post(`${path}/cancel-subscription`)).status).toBe(409);
  await press(buttons((await visit(await checkout(1))).text)[0]!);
  const { status, body } = await browser.post(`${path}/cancel-subscription`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ plan: 'pro', status: 'canceled', subscription: { endDate: expect.any(String) } });
  expect(await plan()).toBe('pro');
});

test('success=true gives nothing by itself, and leaving the page neither', async () => {
  const { subscription, checkout } = await customer();
  const [, leave] = buttons((await visit(await checkout(1))).text);
  expect((await press(leave!)).headers['location']).toBe('/subscription?canceled=true');
  expect(await subscription()).toMatchObject({ plan: 'free' });
});

test.each([
  [{ priceId: 'price_foreign' }],
  [{ priceId: '' }],
  [{ priceId: ['price_local_pro'] }],
  [{ priceId: { $ne: null } }],
  [{}],
  [{ priceId: 'price_local_pro', userId: 'x' }],
])('checkout of %j is refused in words', async (body) => {
  const { browser } = await customer();
  const answer = await browser.post('/api/create-checkout-session', body);
  expect(answer.status).toBe(400);
  expect(answer.body.message).toMatch(/priceId|userId/);
});

test('no payment client is loaded, and strangers get nowhere', async () => {
  const { browser, path } = await customer();
  expect((await browser.get('/api/stripe-public-key')).body).toEqual({ publicKey: null });
  const other = await customer();
  for (const call of [other.browser.get(`${path}/subscription`), other.browser.post(`${path}/cancel-subscription`)])
    expect((await call).status).toBe(404);
  const nobody = supertest(target.app.getHttpServer());
  for (const at of ['/api/subscription-products', '/api/stripe-public-key', '/api/customer-portal', `${path}/subscription`])
    expect((await nobody.get(at)).status).toBe(401);
  expect((await browser.call('get', '/api/customer-portal', undefined, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  for (const at of ['/billing/test/checkout/cs_guess', '/billing/test/portal/bps_guess']) expect((await nobody.get(at)).status).toBe(404);
});

test('a portal shows and changes only its own customer', async () => {
  const [one, two] = [await customer(), await customer()];
  for (const { checkout } of [one, two]) await press(buttons((await visit(await checkout(1))).text)[0]!);
  const mine = buttons((await visit(await one.portal())).text)[0]!.split('/');
  const theirs = buttons((await visit(await two.portal())).text)[0]!.split('/');
  const crossed = [...mine.slice(0, 5), theirs[5], 'cancel-now'].join('/');
  expect((await press(crossed)).status).toBe(404);
  expect((await press([...mine.slice(0, 6), 'give-me-everything'].join('/'))).status).toBe(404);
  expect(await two.plan()).toBe('pro');
});

test('a message that the stand-in did not sign changes nothing', async () => {
  const { id } = await customer();
  const forged = JSON.stringify({ id: 'evt_1', type: 'customer.subscription.created', customer: id });
  const answer = await press('/webhooks/billing')
    .set({ 'Content-Type': 'application/json', 'Stripe-Signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` })
    .send(forged);
  expect(answer.status).toBe(400);
});
