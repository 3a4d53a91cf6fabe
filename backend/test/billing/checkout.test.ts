import { openPortal } from '../../src/usecases/billing/open-portal.js';
import { readSubscription } from '../../src/usecases/billing/read-subscription.js';
import { reconcileSubscriptions } from '../../src/usecases/billing/reconcile-subscriptions.js';
import { startCheckout } from '../../src/usecases/billing/start-checkout.js';
import { Bench } from './bench.js';

let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()));
afterAll(async () => {
  await bench.close();
  expect(bench.double.violations).toEqual([]);
});
beforeEach(() => (bench.double.down = false));

const start = async (userId: string, priceId = 'price_pro') => {
  const result = await startCheckout(bench.deps, userId, priceId);
  if (result.type !== 'go') throw new Error(result.reason);
  return result.url;
};
const pageOf = async (userId: string) => (await bench.deps.subscriptions.openCheckout(userId))!.checkoutId!;
const payable = () => [...bench.double.books.checkouts.values()].filter(({ status }) => status === 'open');

test('only our own prices are sold', async () => {
  bench.double.books.sell('price_foreign', 'prod_foreign', 'Mealtext Pro', 1);
  for (const price of ['price_foreign', '', 'price_pro ', 'constructor', '__proto__']) {
    expect(await startCheckout(bench.deps, await bench.user(), price)).toEqual({ type: 'refused', reason: 'unknown-price' });
  }
});

test('two tabs at once: one customer, one page, one key by its meaning', async () => {
  const userId = await bench.user();
  const urls = await Promise.all([1, 2, 3, 4].map(() => start(userId)));
  expect(new Set(urls).size).toBe(1);
  const { customerId } = (await bench.deps.subscriptions.of(userId))!;
  expect([...bench.double.books.checkouts.values()].filter(({ customer }) => customer === customerId)).toHaveLength(1);
  const keys = bench.double.calls.filter(({ key }) => key?.includes(userId)).map(({ key }) => key);
  expect(new Set(keys)).toEqual(new Set([`customer:${userId}`, `checkout:${userId}:price_pro:1`]));
});

test('two tabs for two plans: only one page can be paid on, whichever came last', async () => {
  const userId = await bench.user();
  await Promise.all([start(userId, 'price_plus'), start(userId, 'price_pro')]);
  const { customerId } = (await bench.deps.subscriptions.of(userId))!;
  expect(payable().filter(({ customer }) => customer === customerId)).toHaveLength(1);
});

test('who paid in one tab is sent to the portal from the other, and pays once', async () => {
  const userId = await bench.user();
  await start(userId);
  bench.double.books.pay(await pageOf(userId));
  // No webhook came yet.
  expect(await start(userId, 'price_plus')).toMatch(/billing\.stripe\.com\/p\/session/);
  expect((await bench.state(userId)).now).toBe('pro');
  const { customerId } = (await bench.deps.subscriptions.of(userId))!;
  expect(payable().filter(({ customer }) => customer === customerId)).toEqual([]);
});

test.each(['past_due', 'unpaid', 'paused', 'trialing'] as const)('who is %s is sent to the portal, too', async (status) => {
  const { userId, customerId } = await bench.customer();
  bench.double.books.subscribe(customerId, ['price_plus'], 'flexible', status);
  expect(await start(userId)).toMatch(/billing\.stripe\.com/);
});

test('a page that was left is taken up again; after half a day there is a new one and the old is shut', async () => {
  const userId = await bench.user();
  const first = await start(userId);
  expect(await start(userId)).toBe(first);
  const old = await pageOf(userId);
  bench.pass(0.6);
  expect(await start(userId)).not.toBe(first);
  expect(bench.double.books.checkouts.get(old)!.status).toBe('expired');
});

test('a crash between the page and our note of it opens no second page', async () => {
  const userId = await bench.user();
  const url = await start(userId);
  await bench.dataSource.query('update checkouts set checkout_id = null where user_id = $1', [userId]);
  expect(await start(userId)).toBe(url);
});

test('with the provider down nothing is sold, and it works again afterwards', async () => {
  const userId = await bench.user();
  bench.double.down = true;
  await expect(startCheckout(bench.deps, userId, 'price_pro')).rejects.toMatchObject({ retry: true });
  await expect(openPortal(bench.deps, userId)).rejects.toMatchObject({ retry: true });
  bench.double.down = false;
  expect(await start(userId)).toMatch(/checkout\.stripe\.com/);
});

describe('with webhooks off', () => {
  it('success=true alone gives nothing; a sync that finds no payment neither', async () => {
    const userId = await bench.user();
    await start(userId);
    expect(await readSubscription(bench.deps, userId, 'sync')).toMatchObject({ plan: 'free', status: 'inactive' });
  });

  it('a sync brings what was bought, switched and canceled', async () => {
    const userId = await bench.user();
    await start(userId, 'price_plus');
    const { id } = bench.double.books.pay(await pageOf(userId));
    expect(await readSubscription(bench.deps, userId, null)).toMatchObject({ plan: 'free' });
    expect(await readSubscription(bench.deps, userId, 'sync')).toMatchObject({ plan: 'plus', status: 'active' });
    bench.double.books.change(id, {
      items: {
        ...bench.double.books.subscriptions.get(id)!.items,
        data: [bench.double.books.item(id, 'price_pro', bench.double.books.seconds + 1000)],
      },
    });
    expect(await readSubscription(bench.deps, userId, 'sync')).toMatchObject({ plan: 'pro' });
    bench.double.books.cancelAtEnd(id, 'portal');
    expect(await readSubscription(bench.deps, userId, 'sync')).toMatchObject({ plan: 'pro', status: 'canceled' });
  });

  it('the provider is asked at most 6 times a minute, or once in five along the way', async () => {
    const { userId, customerId } = await bench.customer();
    const asked = () =>
      bench.double.calls.filter(({ line, params }) => line === 'GET /v1/subscriptions' && params['customer'] === customerId).length;
    for (let i = 0; i < 10; i += 1) await readSubscription(bench.deps, userId, 'sync');
    expect(asked()).toBe(6);
    bench.pass(1);
    for (let i = 0; i < 10; i += 1) await readSubscription(bench.deps, userId, 'autoSync');
    expect(asked()).toBe(7);
  });

  it('our copy is the answer while the provider is down', async () => {
    const { userId, customerId } = await bench.customer();
    bench.double.books.subscribe(customerId, ['price_pro']);
    await readSubscription(bench.deps, userId, 'sync');
    bench.double.down = true;
    expect(await readSubscription(bench.deps, userId, 'sync')).toMatchObject({ plan: 'pro', status: 'active' });
  });
});

describe('a plan that was given', () => {
  const give = async (plan: string, provider = 'stripe', subscriptionId: string | null = null) => {
    const userId = await bench.user();
    await bench.dataSource.query(
      `insert into subscriptions (user_id, provider, subscription_id, plan, status, updated_at) values ($1, $2, $3, $4, 'active', now())`,
      [userId, provider, subscriptionId, plan],
    );
    return userId;
  };

  it('stays while checkouts are opened and left, whatever is synced and reconciled, until another is paid for', async () => {
    const userId = await give('plus');
    await start(userId);
    expect(await readSubscription(bench.deps, userId, 'sync')).toMatchObject({ plan: 'plus', status: 'active' });
    expect(await bench.deps.subscriptions.given(userId, bench.clock.now())).toEqual({ plan: 'plus', until: null });
    const { customerId } = (await bench.deps.subscriptions.of(userId))!;
    bench.double.books.subscribe(customerId!, ['price_pro'], 'flexible', 'incomplete');
    await openPortal(bench.deps, userId);
    expect((await reconcileSubscriptions(bench.deps)).repaired).toBe(0);
    expect((await bench.state(userId)).now).toBe('plus');
    bench.double.books.pay(await pageOf(userId));
    expect(await readSubscription(bench.deps, userId, 'sync')).toMatchObject({ plan: 'pro', status: 'active' });
    expect(await bench.deps.subscriptions.given(userId, bench.clock.now())).toBeNull();
  });

  it('stays although it was bought at another provider, which this one knows nothing of', async () => {
    const userId = await give('plus', 'local', `sub_local_${Math.random()}`);
    await start(userId);
    expect((await readSubscription(bench.deps, userId, 'sync')).plan).toBe('plus');
  });
});
