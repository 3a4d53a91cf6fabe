import type { Catalogue } from './plan-mapping.js';
import { type BilledSubscription, NOTHING_BOUGHT, planAt, subscriptionState } from './subscription.js';

const catalogue: Catalogue = { prices: { plus: 'price_plus', pro: 'price_pro' }, products: { plus: null, pro: null } };
const now = new Date('2026-03-10T12:00:00Z');
const end = new Date('2026-04-01T00:00:00Z');
const item = (priceId: string, periodEnd = end) => ({ priceId, productId: 'prod_x', productName: 'Shaker', periodEnd });
const billed = (over: Partial<BilledSubscription> = {}): BilledSubscription => ({
  id: 'sub_1',
  customerId: 'cus_1',
  status: 'active',
  items: [item('price_pro')],
  cancelAt: null,
  cancelAtPeriodEnd: false,
  endedAt: null,
  createdAt: new Date('2026-03-01T00:00:00Z'),
  ...over,
});
const stateOf = (...all: BilledSubscription[]) => subscriptionState(all, new Map(), catalogue, now, null);

describe('what a customer has', () => {
  it.each([
    ['active', 'active', 'pro'],
    ['trialing', 'trialing', 'pro'],
    ['past_due', 'inactive', 'free'],
    ['incomplete', 'inactive', 'free'],
    ['incomplete_expired', 'inactive', 'free'],
    ['unpaid', 'inactive', 'free'],
    ['paused', 'inactive', 'free'],
    ['frobnicated', 'inactive', 'free'],
  ])('%s is %s and gives %s', (status, shown, plan) => {
    const { state } = stateOf(billed({ status }));
    expect(state.status).toBe(shown);
    expect(planAt(state, now)).toBe(plan);
  });

  it('is nothing without a subscription', () => expect(stateOf().state).toEqual(NOTHING_BOUGHT));

  it.each([
    ['at the period end', { cancelAtPeriodEnd: true }, end],
    ['on a date', { cancelAt: new Date('2026-03-20T00:00:00Z') }, new Date('2026-03-20T00:00:00Z')],
    ['on a date and at the period end', { cancelAtPeriodEnd: true, cancelAt: end }, end],
  ])('canceled %s keeps its plan until then', (_, over, endDate) => {
    const { state } = stateOf(billed(over));
    expect(state).toMatchObject({ status: 'canceled', plan: 'pro', endDate });
    expect(planAt(state, new Date(endDate.getTime() - 1))).toBe('pro');
    expect(planAt(state, endDate)).toBe('free');
  });

  it('canceled at once gives nothing any more, though the period was paid', () => {
    const { state } = stateOf(billed({ status: 'canceled', endedAt: now }));
    expect(state).toMatchObject({ status: 'canceled', endDate: now });
    expect(planAt(state, now)).toBe('free');
  });

  it('lasts as long as its latest item and is worth its best one', () => {
    const later = new Date('2026-05-01T00:00:00Z');
    const { state } = stateOf(billed({ items: [item('price_plus', later), item('price_pro')] }));
    expect(state).toMatchObject({ plan: 'pro', currentPeriodEnd: later });
  });

  it('is free and doubtful for a price that nobody knows', () => {
    const { state, doubts } = stateOf(billed({ items: [item('price_elsewhere')] }));
    expect(planAt(state, now)).toBe('free');
    expect(doubts).toEqual([{ type: 'unknown-price', subscriptionId: 'sub_1', priceId: 'price_elsewhere' }]);
  });

  it('is what gives most, whatever came later or stands first', () => {
    const plus = billed({ id: 'sub_2', items: [item('price_plus')], createdAt: now });
    for (const order of [
      [plus, billed()],
      [billed(), plus],
    ]) {
      const { state, doubts } = stateOf(...order);
      expect(state).toMatchObject({ subscriptionId: 'sub_1', plan: 'pro' });
      expect(doubts).toEqual([{ type: 'paid-twice', subscriptionIds: ['sub_1', 'sub_2'] }]);
    }
  });

  it('stays over once it was over, even when it is listed as active', () => {
    const { state } = subscriptionState([billed()], new Map([['sub_1', now]]), catalogue, now, null);
    expect(state).toMatchObject({ status: 'canceled', endDate: now });
  });

  const given = { ...NOTHING_BOUGHT, plan: 'plus', status: 'active' } as const;
  const synced = (...all: BilledSubscription[]) => subscriptionState(all, new Map(), catalogue, now, given).state;

  it('keeps a plan that was given, of which the provider knows nothing', () => {
    expect(synced()).toEqual(given);
    for (const status of ['incomplete', 'past_due', 'canceled', 'paused'])
      expect(planAt(synced(billed({ status, endedAt: status === 'canceled' ? now : null })), now)).toBe('plus');
  });

  it('lets what is paid for follow a plan that was given', () =>
    expect(synced(billed())).toMatchObject({ subscriptionId: 'sub_1', plan: 'pro' }));

  it('takes away what was bought and is bought no more', () => {
    const { state } = subscriptionState([], new Map(), catalogue, now, { ...given, subscriptionId: 'sub_1' });
    expect(state).toEqual(NOTHING_BOUGHT);
  });

  it('does not bring back what was given until a day gone by', () => {
    const over = { ...given, status: 'canceled' as const, endDate: now };
    expect(subscriptionState([], new Map(), catalogue, now, over).state).toEqual(NOTHING_BOUGHT);
  });

  it('lets a new one follow one that is over', () => {
    const { state } = stateOf(billed({ status: 'canceled', endedAt: now }), billed({ id: 'sub_2', items: [item('price_plus')] }));
    expect(state).toMatchObject({ subscriptionId: 'sub_2', plan: 'plus', status: 'active' });
  });
});
