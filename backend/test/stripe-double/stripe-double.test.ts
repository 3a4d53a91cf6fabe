import Stripe from 'stripe';
import { blank, violations } from './contract.js';
import { StripeDouble } from './stripe-double.js';

let double: StripeDouble;
let stripe: Stripe;

beforeEach(async () => {
  double = new StripeDouble();
  const { hostname, port } = new URL(await double.start());
  stripe = new Stripe('sk_test_1', { host: hostname, port: Number(port), protocol: 'http', maxNetworkRetries: 0, telemetry: false });
  double.books.sell('price_pro', 'prod_pro', 'Mealtext Pro', 999);
});

afterEach(() => double.stop());

const order = (customer: string): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  customer,
  line_items: [{ price: 'price_pro', quantity: 1 }],
  success_url: 'https://a.example/yes',
  cancel_url: 'https://a.example/no',
});

test('the real SDK buys, reads and cancels, and every form and answer fits its types', async () => {
  const { id } = await stripe.customers.create({ metadata: { user: 'u1' } });
  const page = await stripe.checkout.sessions.create(order(id));
  double.books.pay(page.id);
  const { data } = await stripe.subscriptions.list({ customer: id, status: 'all', limit: 100 });
  expect(data).toMatchObject([{ status: 'active', items: { data: [{ price: { id: 'price_pro' } }] } }]);
  expect((await stripe.subscriptions.cancel(data[0]!.id)).status).toBe('canceled');
  expect(double.books.events.map(({ type }) => type)).toEqual([
    'customer.subscription.created',
    'checkout.session.completed',
    'invoice.paid',
    'customer.subscription.deleted',
  ]);
  for (const event of double.books.events) double.post(event, 'whsec_1');
  expect(double.violations).toEqual([]);
});

test('a form with a name that the types do not know is refused', async () => {
  await expect(stripe.customers.create({ nmae: 'x' } as Stripe.CustomerCreateParams)).rejects.toMatchObject({ statusCode: 400 });
  expect(double.violations.join()).toContain('nmae');
});

test('an answer that does not fit its type is not given', async () => {
  double.books.prices.set('price_odd', { ...double.books.prices.get('price_pro')!, active: 'yes' as unknown as boolean });
  await expect(stripe.prices.retrieve('price_odd')).rejects.toMatchObject({ statusCode: 500 });
  expect(double.violations.join()).toContain('/active');
});

test.each([
  ['a word that is not documented', { status: 'weird' }],
  ['a period end where it no longer stands', { current_period_end: 1 }],
  ['a thing in place of its id', { customer: { id: 'cus_1', object: 'customer' } }],
])('a subscription with %s does not fit', (_, over) => {
  expect(violations('answer', 'Subscription', blank<object>('Subscription', {}))).toEqual([]);
  expect(violations('answer', 'Subscription', blank<object>('Subscription', over))).not.toEqual([]);
});

test('a key gives the same answer again, and refuses another question', async () => {
  const customers = await Promise.all(
    [1, 2].map(() => stripe.customers.create({ metadata: { user: 'u1' } }, { idempotencyKey: 'customer:u1' })),
  );
  expect(customers[0]!.id).toBe(customers[1]!.id);
  await expect(stripe.customers.create({ metadata: { user: 'u2' } }, { idempotencyKey: 'customer:u1' })).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
  expect(double.books.customers.size).toBe(1);
});
