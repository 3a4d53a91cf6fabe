import type Stripe from 'stripe';
import { cancelAllOf } from '../../src/adapters/postgres/index.js';
import { cancelSubscription } from '../../src/usecases/billing/cancel-subscription.js';
import { settleCancellations } from '../../src/usecases/billing/settle-cancellations.js';
import { startCheckout } from '../../src/usecases/billing/start-checkout.js';
import { syncSubscription } from '../../src/usecases/billing/sync-subscription.js';
import { Bench } from './bench.js';

let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()));
afterAll(async () => {
  await bench.close();
  expect(bench.double.violations).toEqual([]);
});
beforeEach(() => (bench.double.down = false));

async function paying(mode: 'classic' | 'flexible' = 'flexible') {
  const made = await bench.customer();
  const { id, items } = bench.double.books.subscribe(made.customerId, ['price_pro'], mode);
  await bench.deliver(bench.double.books.events.at(-1)!);
  return { ...made, id, end: new Date(items.data[0]!.current_period_end * 1000) };
}

describe.each(['classic', 'flexible'] as const)('a subscription in %s mode, canceled', (mode) => {
  it.each(['portal', 'api'] as const)('by the %s, is shown to end and kept until then', async (by) => {
    const { userId, id, end } = await paying(mode);
    if (by === 'api') await cancelSubscription(bench.deps, userId);
    else {
      bench.double.books.cancelAtEnd(id, 'portal');
      await bench.deliver(bench.double.books.events.at(-1)!);
    }
    const { cancel_at_period_end, cancel_at } = bench.double.books.subscriptions.get(id)!;
    expect({ cancel_at_period_end, cancel_at }).toEqual({
      cancel_at_period_end: mode === 'classic' || by === 'api',
      cancel_at: end.getTime() / 1000,
    });
    expect(await bench.state(userId)).toMatchObject({ status: 'canceled', endDate: end, plan: 'pro', now: 'pro' });
    bench.pass(31);
    // Even when nobody tells us that it is over.
    expect((await bench.state(userId)).now).toBe('free');
    await syncSubscription(bench.deps, userId);
    expect(await bench.state(userId)).toMatchObject({ status: 'canceled', endDate: end, now: 'free' });
  });

  it('at once, is over at once', async () => {
    const { userId, id } = await paying(mode);
    bench.double.books.endNow(id);
    await bench.deliver(bench.double.books.events.at(-1)!);
    expect(await bench.state(userId)).toMatchObject({ status: 'canceled', endDate: bench.clock.now(), now: 'free' });
  });
});

test('canceled and taken back: it runs on', async () => {
  const { userId, id } = await paying();
  bench.double.books.cancelAtEnd(id, 'portal');
  bench.double.books.change(id, { cancel_at: null, cancel_at_period_end: false });
  await bench.deliver(...bench.double.books.events.slice(-2));
  expect(await bench.state(userId)).toMatchObject({ status: 'active', endDate: null, now: 'pro' });
});

test('who pays for nothing has nothing to cancel', async () => {
  const { userId } = await bench.customer();
  expect(await cancelSubscription(bench.deps, userId)).toBe('nothing');
  expect(await cancelSubscription(bench.deps, await bench.user())).toBe('nothing');
});

describe('an account that is deleted', () => {
  const remove = (userId: string) =>
    bench.dataSource.transaction(async (tx) => {
      await cancelAllOf(tx, userId, bench.clock.now());
      await tx.query('update users set deleted_at = $2, phone = null, phone_hash = null where id = $1', [userId, bench.clock.now()]);
    });
  const canceled = (id: string) => bench.double.books.subscriptions.get(id)!.status === 'canceled';

  /** Which canceled and did not erase. */
  const leftByFormerRelease = (id: string) => bench.double.books.customers.set(id, { id, object: 'customer' } as Stripe.Customer);

  it('is erased at the provider, as soon as nothing can be charged any more, and tried again until it is', async () => {
    const { userId, customerId, id } = await paying();
    const other = await bench.customer();
    await remove(userId);
    bench.double.down = true;
    expect(await settleCancellations(bench.deps)).toEqual({ confirmed: 0, waiting: 1 });
    expect(bench.double.books.customers.has(customerId)).toBe(true);
    bench.double.down = false;
    bench.pass(1);
    expect(await settleCancellations(bench.deps)).toEqual({ confirmed: 1, waiting: 0 });
    expect([canceled(id), bench.double.books.customers.has(customerId)]).toEqual([true, false]);
    expect(bench.double.books.customers.has(other.customerId)).toBe(true);
    // Asked for again, as by a late event, there is nothing left to do.
    await bench.deps.subscriptions.requestCancellation(customerId, null, bench.clock.now());
    expect(await settleCancellations(bench.deps)).toEqual({ confirmed: 1, waiting: 0 });
  });

  it('is not erased while its account stands', async () => {
    const { customerId, userId } = await paying();
    await bench.deps.subscriptions.requestCancellation(customerId, userId, bench.clock.now());
    expect(await settleCancellations(bench.deps)).toEqual({ confirmed: 1, waiting: 0 });
    expect(bench.double.books.customers.has(customerId)).toBe(true);
  });

  it('is charged no more: tried again until the provider confirms, with longer and longer waits', async () => {
    const { userId, id } = await paying();
    await remove(userId);
    bench.double.down = true;
    expect(await settleCancellations(bench.deps)).toEqual({ confirmed: 0, waiting: 1 });
    expect(await settleCancellations(bench.deps)).toEqual({ confirmed: 0, waiting: 0 });
    bench.pass(1);
    expect(await settleCancellations(bench.deps)).toEqual({ confirmed: 0, waiting: 1 });
    bench.double.down = false;
    expect(canceled(id)).toBe(false);
    bench.pass(1);
    expect(await settleCancellations(bench.deps)).toEqual({ confirmed: 1, waiting: 0 });
    expect(canceled(id)).toBe(true);
    bench.pass(30);
    expect(await settleCancellations(bench.deps)).toEqual({ confirmed: 0, waiting: 0 });
  });

  it('is not remembered by a promise: a deletion that is rolled back asks for nothing', async () => {
    const { userId, customerId } = await paying();
    await expect(
      bench.dataSource.transaction(async (tx) => {
        await cancelAllOf(tx, userId, bench.clock.now());
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await bench.deps.subscriptions.wasCanceled(customerId)).toBe(false);
  });

  it('is charged no more also when its rows are gone, and when a page was still open to pay on', async () => {
    const userId = await bench.user();
    await startCheckout(bench.deps, userId, 'price_pro');
    const { customerId } = (await bench.deps.subscriptions.of(userId))!;
    const { checkoutId } = (await bench.deps.subscriptions.openCheckout(userId))!;
    await remove(userId);
    await settleCancellations(bench.deps);
    expect(bench.double.books.checkouts.get(checkoutId!)!.status).toBe('expired');
    await bench.dataSource.query('delete from users where id = $1', [userId]);
    leftByFormerRelease(customerId!);
    const { id } = bench.double.books.subscribe(customerId!, ['price_pro']);
    await bench.deliver(bench.double.books.events.at(-1)!);
    await settleCancellations(bench.deps);
    expect(canceled(id)).toBe(true);
  });

  it('is charged no more when it pays after the deletion was confirmed', async () => {
    const { userId, customerId } = await bench.customer();
    await remove(userId);
    expect(await settleCancellations(bench.deps)).toEqual({ confirmed: 1, waiting: 0 });
    leftByFormerRelease(customerId);
    const { id } = bench.double.books.subscribe(customerId, ['price_pro']);
    await bench.deliver(bench.double.books.events.at(-1)!);
    expect(await settleCancellations(bench.deps)).toEqual({ confirmed: 1, waiting: 0 });
    expect(canceled(id)).toBe(true);
  });
});
