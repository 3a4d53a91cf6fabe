import Stripe from 'stripe';
import { StripeBilling } from '../../src/adapters/stripe/index.js';
import { handleBillingEvents } from '../../src/usecases/billing/handle-billing-events.js';
import { hearBillingEvent } from '../../src/usecases/billing/hear-billing-event.js';
import { syncSubscription } from '../../src/usecases/billing/sync-subscription.js';
import { Bench, CATALOGUE, OLD_SECRET, SECRET } from './bench.js';

let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()));
afterAll(() => bench.close());

const seconds = () => Math.floor(bench.clock.now().getTime() / 1000);
const signed = (payload: string, secret: string, timestamp = seconds()) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
let count = 0;
const payloadOf = (over: object = {}) =>
  JSON.stringify({
    id: `evt_test_${(count += 1)}`,
    object: 'event',
    type: 'customer.subscription.updated',
    created: seconds(),
    data: { object: {} },
    ...over,
  });
const stored = () => bench.dataSource.query('select count(*)::int as n from billing_events').then((rows: { n: number }[]) => rows[0]!.n);

describe('who sent it', () => {
  const cases: [string, (payload: string) => [string | Buffer, string | undefined], 'fresh' | 'forged'][] = [
    ['signed now', (payload) => [payload, signed(payload, SECRET)], 'fresh'],
    ['signed with the secret before, while rotating', (payload) => [payload, signed(payload, OLD_SECRET)], 'fresh'],
    ['300 s old', (payload) => [payload, signed(payload, SECRET, seconds() - 300)], 'fresh'],
    ['300 s ahead', (payload) => [payload, signed(payload, SECRET, seconds() + 300)], 'fresh'],
    ['301 s old', (payload) => [payload, signed(payload, SECRET, seconds() - 301)], 'forged'],
    ['301 s ahead', (payload) => [payload, signed(payload, SECRET, seconds() + 301)], 'forged'],
    ['an hour ahead', (payload) => [payload, signed(payload, SECRET, seconds() + 3600)], 'forged'],
    ['no signature', (payload) => [payload, undefined], 'forged'],
    ['an empty signature', (payload) => [payload, ''], 'forged'],
    ['signed with another secret', (payload) => [payload, signed(payload, 'whsec_foreign')], 'forged'],
    ['signed with a blank secret', (payload) => [payload, signed(payload, ' ')], 'forged'],
    ['a body written anew', (payload) => [JSON.stringify(JSON.parse(payload), null, 1), signed(payload, SECRET)], 'forged'],
    ['one byte more', (payload) => [`${payload} `, signed(payload, SECRET)], 'forged'],
    ['no JSON', () => ['not json', signed('not json', SECRET)], 'forged'],
    ['no event', () => ['{"id":1}', signed('{"id":1}', SECRET)], 'forged'],
    ['null', () => ['null', signed('null', SECRET)], 'forged'],
    ['an empty body', () => ['', signed('', SECRET)], 'forged'],
  ];

  it.each(cases)('%s', async (_, make, heard) => {
    const before = await stored();
    const [body, signature] = make(payloadOf());
    expect(await hearBillingEvent(bench.deps, Buffer.from(body), signature)).toBe(heard);
    expect(await stored()).toBe(before + (heard === 'fresh' ? 1 : 0));
  });

  it.each([[[]], [[' ']], [[SECRET, '']]])('secrets %j let nothing start', (webhookSecrets) => {
    const settings = {
      secretKey: 'sk_test_1',
      publicKey: 'pk',
      webhookSecrets,
      catalogue: CATALOGUE,
      publicUrl: 'https://a.example',
      apiUrl: null,
    };
    expect(() => new StripeBilling(settings)).toThrow('STRIPE_WEBHOOK_SECRET');
  });
});

describe('what it changes', () => {
  it('counts once, five times in parallel and again later', async () => {
    const { userId, customerId } = await bench.customer();
    bench.double.books.subscribe(customerId, ['price_pro']);
    const { raw, signature } = bench.double.post(bench.double.books.events.at(-1)!, SECRET);
    const heard = await Promise.all([1, 2, 3, 4, 5].map(() => hearBillingEvent(bench.deps, raw, signature)));
    expect(heard.toSorted()).toEqual(['fresh', 'repeat', 'repeat', 'repeat', 'repeat']);
    await Promise.all([1, 2, 3].map(() => handleBillingEvents(bench.deps)));
    expect((await bench.state(userId)).now).toBe('pro');
    const { version } = (await bench.deps.subscriptions.of(userId))!;
    expect(await hearBillingEvent(bench.deps, raw, signature)).toBe('repeat');
    await handleBillingEvents(bench.deps);
    expect((await bench.deps.subscriptions.of(userId))!.version).toBe(version);
    expect(await bench.dataSource.query('select count(*)::int as n from subscriptions where user_id = $1', [userId])).toEqual([{ n: 1 }]);
  });

  it('the customer of our own table, whatever the event says about whose it is', async () => {
    const victim = await bench.customer();
    const attacker = await bench.customer();
    const bought = bench.double.books.subscribe(attacker.customerId, ['price_pro']);
    await bench.deliver(
      bench.double.books.tell('customer.subscription.updated', { ...bought, metadata: { user: victim.userId, userId: victim.userId } }),
    );
    expect((await bench.state(victim.userId)).now).toBe('free');
    expect((await bench.state(attacker.userId)).now).toBe('pro');
  });

  it('nothing for a customer that is nobody here, but for a word to staff', async () => {
    const event = bench.double.books.tell('customer.subscription.updated', {
      object: 'subscription',
      id: 'sub_foreign',
      customer: 'cus_foreign',
    });
    await bench.deliver(event);
    expect(await bench.dataSource.query('select outcome from billing_events where id = $1', [event.id])).toEqual([
      { outcome: 'unmatched' },
    ]);
    expect(
      bench.log.lines.some((line) => line.startsWith('warn billing: event of an unknown customer') && line.includes('cus_foreign')),
    ).toBe(true);
  });

  it('nothing for a kind that we do not know, which is kept', async () => {
    const { userId, customerId } = await bench.customer();
    const event = bench.double.books.tell('customer.subscription.frobnicated', {
      object: 'subscription',
      id: 'sub_x',
      customer: customerId,
    });
    await bench.deliver(event);
    expect(await bench.dataSource.query('select outcome from billing_events where id = $1', [event.id])).toEqual([{ outcome: 'ignored' }]);
    expect((await bench.deps.subscriptions.of(userId))!.version).toBe(0);
  });

  it('nothing that an event claims and the provider does not: a state in the payload is not believed', async () => {
    const { userId, customerId } = await bench.customer();
    const { id } = bench.double.books.subscribe(customerId, ['price_pro'], 'flexible', 'incomplete');
    await bench.deliver(
      bench.double.books.tell('customer.subscription.updated', { object: 'subscription', id, customer: customerId, status: 'active' }),
    );
    expect(await bench.state(userId)).toMatchObject({ status: 'inactive', now: 'free' });
  });

  it('keeps no name, address or card of an event', async () => {
    const { customerId } = await bench.customer();
    await bench.deliver(
      bench.double.books.tell('checkout.session.completed', {
        object: 'checkout.session',
        customer: customerId,
        customer_details: { name: 'Canary Name', email: 'canary@a.example' },
      }),
    );
    expect(JSON.stringify(await bench.rows('billing_events'))).not.toMatch(/canary/i);
    expect(bench.log.lines.join()).not.toMatch(/canary/i);
  });

  it('later, when the provider cannot be asked now, and others are not held up', async () => {
    const { userId, customerId } = await bench.customer();
    bench.double.books.subscribe(customerId, ['price_plus']);
    bench.double.down = true;
    await bench.deliver(bench.double.books.events.at(-1)!);
    bench.double.down = false;
    expect((await bench.state(userId)).now).toBe('free');
    const other = await bench.customer();
    bench.double.books.subscribe(other.customerId, ['price_pro']);
    await bench.deliver(bench.double.books.events.at(-1)!);
    expect((await bench.state(other.userId)).now).toBe('pro');
    expect((await bench.state(userId)).now).toBe('free');
    bench.pass(1 / 24);
    await handleBillingEvents(bench.deps);
    expect((await bench.state(userId)).now).toBe('plus');
  });

  it('never back to what was read earlier, when two read at once', async () => {
    const { userId, customerId } = await bench.customer();
    const { id } = bench.double.books.subscribe(customerId, ['price_pro']);
    const { subscriptions } = bench.deps;
    let held = false;
    const slow = {
      ...bench.deps,
      subscriptions: Object.assign(Object.create(subscriptions) as typeof subscriptions, {
        save: async (...args: Parameters<typeof subscriptions.save>) => {
          if (!held) {
            held = true;
            bench.double.books.endNow(id);
            await syncSubscription(bench.deps, userId);
          }
          return subscriptions.save(...args);
        },
      }),
    };
    await syncSubscription(slow, userId);
    expect(await bench.state(userId)).toMatchObject({ status: 'canceled', now: 'free' });
  });
});

describe('what the provider may list', () => {
  it('an unknown price upgrades nobody, and staff hear of it', async () => {
    const { userId, customerId } = await bench.customer();
    bench.double.books.sell('price_shaker', 'prod_shaker', 'Protein shaker', 1999);
    bench.double.books.subscribe(customerId, ['price_shaker']);
    await bench.deliver(bench.double.books.events.at(-1)!);
    expect((await bench.state(userId)).now).toBe('free');
    expect(bench.log.lines.some((line) => line.startsWith('warn billing: unknown-price') && line.includes('price_shaker'))).toBe(true);
  });

  it('another price of a product of ours counts, and a whole word in a name does with a warning', async () => {
    const yearly = await bench.customer();
    bench.double.books.sell('price_pro_yearly', 'prod_pro', 'Mealtext Pro', 9990);
    bench.double.books.subscribe(yearly.customerId, ['price_pro_yearly']);
    await syncSubscription(bench.deps, yearly.userId);
    expect((await bench.state(yearly.userId)).now).toBe('pro');
    const named = await bench.customer();
    bench.double.books.sell('price_old', 'prod_Old', 'Plus (2024)', 499);
    bench.double.books.subscribe(named.customerId, ['price_old']);
    await syncSubscription(bench.deps, named.userId);
    expect((await bench.state(named.userId)).now).toBe('plus');
    expect(bench.log.lines.some((line) => line.startsWith('warn billing: plan-by-name'))).toBe(true);
  });

  it('two items: the later end and the better plan', async () => {
    const { userId, customerId } = await bench.customer();
    bench.double.books.subscribe(customerId, ['price_pro', 'price_plus']);
    await syncSubscription(bench.deps, userId);
    expect(await bench.state(userId)).toMatchObject({
      plan: 'pro',
      currentPeriodEnd: new Date(bench.clock.now().getTime() + 60 * 86_400_000),
    });
  });

  it('a second subscription beside the first is told to staff', async () => {
    const { userId, customerId } = await bench.customer();
    bench.double.books.subscribe(customerId, ['price_plus']);
    bench.double.books.subscribe(customerId, ['price_pro']);
    await syncSubscription(bench.deps, userId);
    expect((await bench.state(userId)).now).toBe('pro');
    expect(bench.log.lines.some((line) => line.startsWith('warn billing: paid-twice'))).toBe(true);
  });
});

test('what a test account tells is nothing to a live one, and the other way round: said, counted, not kept', async () => {
  // The bench has a key for tests.
  for (const [livemode, heard] of [
    [true, 'other-mode'],
    [false, 'fresh'],
  ] as const) {
    const [payload, before] = [payloadOf({ livemode }), await stored()];
    expect(await hearBillingEvent(bench.deps, Buffer.from(payload), signed(payload, SECRET))).toBe(heard);
    expect((await stored()) - before).toBe(heard === 'fresh' ? 1 : 0);
  }
  expect(bench.log.lines.filter((line) => line.startsWith('warn billing: event of the other mode'))).toHaveLength(1);
  expect((await bench.deps.metrics.page()).text).toMatch(/security_events_total\{.*other-mode-billing.*\} 1/);
});
