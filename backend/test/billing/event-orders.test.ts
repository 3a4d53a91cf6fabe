import type Stripe from 'stripe';
import { hearBillingEvent } from '../../src/usecases/billing/hear-billing-event.js';
import { handleBillingEvents } from '../../src/usecases/billing/handle-billing-events.js';
import { Bench, SECRET } from './bench.js';

let bench: Bench;
beforeEach(async () => (bench = await new Bench().open()));
afterEach(() => bench.close());

const permutations = <T>(all: readonly T[]): T[][] =>
  all.length ? all.flatMap((one, i) => permutations(all.toSpliced(i, 1)).map((rest) => [one, ...rest])) : [[]];

/** Six events of one subscription: bought, upgraded, payment failed and made good, and either running on or over. */
function life(customerId: string, ends: boolean): { id: string; events: Stripe.Event[]; before: Stripe.Subscription } {
  const { books } = bench.double;
  const first = books.events.length;
  const { id } = books.subscribe(customerId, ['price_plus']);
  books.tell('checkout.session.completed', { object: 'checkout.session', customer: customerId, subscription: id });
  books.change(id, { items: { ...books.subscriptions.get(id)!.items, data: [books.item(id, 'price_pro', books.seconds + 86_400)] } });
  books.tell('invoice.payment_failed', books.invoice(books.change(id, { status: 'past_due' })));
  const before = books.change(id, { status: 'active' });
  if (ends) books.endNow(id);
  else books.tell('invoice.paid', books.invoice(before));
  const [created, completed, upgraded, , failed, active, last] = books.events.slice(first);
  return { id, events: [created!, completed!, upgraded!, failed!, active!, last!], before };
}

const EVENTS = [0, 1, 2, 3, 4, 5] as const;
const ORDERS = permutations(EVENTS);

// A sixth of the orders at a time, for with what the books hold grows what each event costs.
describe.each([
  ['an end that the list does not show yet', true, true, 'canceled', 'free'],
  ['no end', false, false, 'active', 'pro'],
] as const)('six events with %s, each also doubled', (_, ends, stale, status, plan) => {
  test.each(EVENTS)(
    'all 120 orders that begin with event %i end in the same state',
    async (first) => {
      const orders = ORDERS.filter((order) => order[0] === first);
      expect(orders).toHaveLength(120);
      const lives = [];
      for (const order of orders) {
        const { userId, customerId } = await bench.customer();
        const { id, events, before } = life(customerId, ends);
        if (stale) bench.double.stale.set(id, before);
        lives.push({ userId, sent: order.map((index) => bench.double.post(events[index]!, SECRET)) });
      }
      for (let step = 0; step < 6; step += 1) {
        // The new one, and one of those before it once more.
        const posted = lives.flatMap(({ sent }, index) => [sent[step]!, sent[(index + step) % (step + 1)]!]);
        for (let at = 0; at < posted.length; at += 8)
          await Promise.all(posted.slice(at, at + 8).map(({ raw, signature }) => hearBillingEvent(bench.deps, raw, signature)));
        while (await handleBillingEvents(bench.deps));
      }
      const ended = new Map<string, number>();
      for (const { userId } of lives) {
        const { now, status: is } = await bench.state(userId);
        ended.set(`${is} ${now}`, (ended.get(`${is} ${now}`) ?? 0) + 1);
      }
      expect([...ended]).toEqual([[`${status} ${plan}`, 120]]);
      expect(await bench.dataSource.query('select count(*)::int as n from billing_events where handled_at is null')).toEqual([{ n: 0 }]);
      expect(bench.double.violations).toEqual([]);
    },
    240_000,
  );
});
