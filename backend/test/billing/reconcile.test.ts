import { reconcileSubscriptions } from '../../src/usecases/billing/reconcile-subscriptions.js';
import { settleCancellations } from '../../src/usecases/billing/settle-cancellations.js';
import { Bench } from './bench.js';

let bench: Bench;
beforeEach(async () => (bench = await new Bench().open()));
afterEach(() => bench.close());

test('repairs what was changed by hand and what was missed, and finds nothing the second time', async () => {
  const corrupted = await bench.customer();
  bench.double.books.subscribe(corrupted.customerId, ['price_plus']);
  const missed = await bench.customer();
  bench.double.books.subscribe(missed.customerId, ['price_pro']);
  const lapsed = await bench.customer();
  const right = await bench.customer();
  await bench.deliver(bench.double.books.events[0]!);
  await bench.dataSource.query(`update subscriptions set plan = 'pro', end_date = now() where user_id = $1`, [corrupted.userId]);
  await bench.dataSource.query(
    `update subscriptions set plan = 'pro', status = 'active', subscription_id = 'sub_gone' where user_id = $1`,
    [lapsed.userId],
  );

  expect(await reconcileSubscriptions(bench.deps)).toEqual({ checked: 4, repaired: 3, foreign: 0, failed: 0 });
  const plans = await Promise.all([corrupted, missed, lapsed, right].map(async ({ userId }) => (await bench.state(userId)).now));
  expect(plans).toEqual(['plus', 'pro', 'free', 'free']);
  expect(await reconcileSubscriptions(bench.deps)).toEqual({ checked: 4, repaired: 0, foreign: 0, failed: 0 });
  expect(bench.log.lines.at(-1)).toContain('"repaired":0');
});

test('tells of customers who could be charged and are nobody here, and cancels those of deleted accounts', async () => {
  bench.double.books.subscribe('cus_foreign', ['price_pro']);
  const gone = await bench.customer();
  const { id } = bench.double.books.subscribe(gone.customerId, ['price_pro']);
  await bench.dataSource.query('update users set deleted_at = now(), phone = null, phone_hash = null where id = $1', [gone.userId]);
  expect(await reconcileSubscriptions(bench.deps)).toMatchObject({ foreign: 1 });
  expect(bench.log.lines.some((line) => line.includes('cus_foreign'))).toBe(true);
  await settleCancellations(bench.deps);
  expect(bench.double.books.subscriptions.get(id)!.status).toBe('canceled');
});

test('changes nothing when the provider cannot be listed', async () => {
  const { userId, customerId } = await bench.customer();
  bench.double.books.subscribe(customerId, ['price_pro']);
  await bench.deliver(...bench.double.books.events);
  bench.double.down = true;
  await expect(reconcileSubscriptions(bench.deps)).rejects.toMatchObject({ retry: true });
  expect((await bench.state(userId)).now).toBe('pro');
});

test('reads through more customers than fit a page', async () => {
  for (let i = 0; i < 12; i += 1) {
    const { customerId } = await bench.customer();
    if (i % 2) bench.double.books.subscribe(customerId, ['price_plus']);
  }
  const pages = bench.deps.subscriptions.page.bind(bench.deps.subscriptions);
  const seen: string[] = [];
  for (let page = await pages(null, 5); page.length; page = await pages(page.at(-1)!.customerId, 5))
    seen.push(...page.map(({ customerId }) => customerId));
  expect(new Set(seen).size).toBe(12);
  expect(await reconcileSubscriptions(bench.deps)).toMatchObject({ checked: 12, repaired: 6 });
});
