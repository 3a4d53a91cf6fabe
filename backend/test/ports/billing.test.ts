import { randomUUID } from 'node:crypto';
import type { BilledSubscription } from '../../src/domain/subscription.js';
import { planOfItem } from '../../src/domain/plan-mapping.js';
import type { Billing } from '../../src/ports/billing/billing.js';
import { Bench, SECRET } from '../billing/bench.js';

/** What happens on the provider's own pages, which the port cannot see. */
interface Pages {
  pay(checkoutId: string): Promise<void>;
  /** The latest message that the provider would post, signed. */
  post(): { raw: Buffer; signature: string };
}

describe.each(['stripe', 'local'] as const)('billing by %s', (provider) => {
  let bench: Bench;
  let billing: Billing;
  let pages: Pages;
  const posted: { raw: Buffer; signature: string }[] = [];

  beforeAll(async () => {
    bench = await new Bench().open(provider);
    billing = bench.deps.billing;
    pages =
      provider === 'stripe'
        ? {
            pay: (id) => Promise.resolve(void bench.double.books.pay(id)),
            post: () => bench.double.post(bench.double.books.events.at(-1)!, SECRET),
          }
        : { pay: async (id) => void posted.push(...(await bench.local.pay(id))!), post: () => posted.at(-1)! };
  });
  afterAll(async () => {
    await bench.close();
    expect(bench.double.violations).toEqual([]);
  });

  async function order(priceId = billing.catalogue.prices.pro) {
    const userId = await bench.user();
    const customerId = await billing.createCustomer(userId);
    return { userId, customerId, priceId, attempt: 1 };
  }

  async function bought(priceId?: string): Promise<{ customerId: string; one: BilledSubscription }> {
    const made = await order(priceId);
    const page = await billing.openCheckout(made);
    await pages.pay(page.id);
    const [one] = await billing.subscriptionsOf(made.customerId);
    return { customerId: made.customerId, one: one! };
  }

  it('offers two plans that its own ids stand for', async () => {
    const products = await billing.products();
    expect(products.map(({ price, interval }) => [price, interval])).toEqual([
      [5.99, 'month'],
      [9.99, 'month'],
    ]);
    const plans = products.map(({ priceId, id }) => planOfItem({ priceId, productId: id, productName: null }, billing.catalogue).plan);
    expect(plans).toEqual(['plus', 'pro']);
    expect(products.every(({ features, name }) => features.length > 2 && name.length > 3)).toBe(true);
  });

  it('makes one customer of a user, however often and at once it is asked', async () => {
    const userId = await bench.user();
    const made = await Promise.all([1, 2, 3].map(() => billing.createCustomer(userId)));
    expect(new Set([...made, await billing.createCustomer(userId)]).size).toBe(1);
  });

  it('gives an attempt one page, and another attempt another', async () => {
    const made = await order();
    const [a, b] = [await billing.openCheckout(made), await billing.openCheckout(made)];
    const c = await billing.openCheckout({ ...made, attempt: 2 });
    expect(a).toEqual(b);
    expect(a).toMatchObject({ state: 'open', url: expect.stringMatching(/^https:/) });
    expect(c.id).not.toBe(a.id);
  });

  it('sells what was paid for, and nothing before', async () => {
    const made = await order(billing.catalogue.prices.plus);
    const page = await billing.openCheckout(made);
    expect(await billing.subscriptionsOf(made.customerId)).toEqual([]);
    await pages.pay(page.id);
    expect(await billing.findCheckout(page.id)).toEqual({ id: page.id, url: null, state: 'paid' });
    const [one, ...more] = await billing.subscriptionsOf(made.customerId);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ customerId: made.customerId, status: 'active', cancelAt: null, cancelAtPeriodEnd: false, endedAt: null });
    expect(one!.items[0]!.priceId).toBe(made.priceId);
    expect(one!.items[0]!.periodEnd.getTime()).toBeGreaterThan(bench.clock.now().getTime());
  });

  it('closes a page for good, says when that is too late, and may be asked again', async () => {
    const open = await billing.openCheckout(await order());
    expect([await billing.closeCheckout(open.id), await billing.closeCheckout(open.id)]).toEqual(['over', 'over']);
    expect((await billing.findCheckout(open.id)).url).toBeNull();
    const paid = await billing.openCheckout(await order());
    await pages.pay(paid.id);
    expect(await billing.closeCheckout(paid.id)).toBe('paid');
  });

  it('opens a portal', async () => {
    const { customerId } = await order();
    expect((await billing.openPortal(customerId)).url).toMatch(/^https:/);
  });

  it('cancels at the end of the period: it runs on until then', async () => {
    const { customerId, one } = await bought();
    await billing.cancel(one.id, 'period-end');
    await billing.cancel(one.id, 'period-end');
    const [after] = await billing.subscriptionsOf(customerId);
    expect(after).toMatchObject({ status: 'active', endedAt: null });
    expect(after!.cancelAtPeriodEnd || after!.cancelAt !== null).toBe(true);
  });

  it('cancels at once, also twice, and still lists what is over', async () => {
    const { customerId, one } = await bought();
    await billing.cancel(one.id, 'now');
    await billing.cancel(one.id, 'now');
    await billing.cancel(one.id, 'period-end');
    const [after] = await billing.subscriptionsOf(customerId);
    expect(after).toMatchObject({ status: 'canceled', endedAt: new Date(Math.floor(bench.clock.now().getTime() / 1000) * 1000) });
  });

  it('ends what was to end, when its time has come', async () => {
    const { customerId, one } = await bought();
    await billing.cancel(one.id, 'period-end');
    bench.pass(31);
    const [after] = await billing.subscriptionsOf(customerId);
    expect(after).toMatchObject({ status: 'canceled', endedAt: one.items[0]!.periodEnd });
  });

  it('tells what was paid, and gives back of it once for a key, never more than is left', async () => {
    const { customerId } = await bought(billing.catalogue.prices.pro);
    const [invoice, ...more] = await billing.invoicesOf(customerId);
    expect(more).toEqual([]);
    const about = { cents: 999, paidCents: 999, refundedCents: 0, currency: 'usd', state: 'paid', createdAt: bench.clock.now() };
    expect(invoice).toMatchObject({ ...about, url: expect.stringMatching(/^https:/) });
    const back = (key: string, cents: number) => billing.refund({ key, invoiceId: invoice!.id, cents });
    const left = async () => 999 - (await billing.invoicesOf(customerId))[0]!.refundedCents;
    const part = randomUUID();
    const made = await Promise.all([back(part, 400), back(part, 400)].map((one) => one.catch((error: unknown) => error)));
    expect(made.filter((one) => !(one instanceof Error)).length).toBeGreaterThan(0);
    const first = await back(part, 400);
    expect([(await back(part, 400)).id, await left()]).toEqual([first.id, 599]);
    await expect(back(randomUUID(), 600)).rejects.toMatchObject({ reason: 'more-than-paid', retry: false });
    expect(await left()).toBe(599);
    await back(randomUUID(), 599);
    await expect(back(randomUUID(), 1)).rejects.toMatchObject({ reason: 'more-than-paid', retry: false });
    expect([(await back(part, 400)).id, await left()]).toEqual([first.id, 0]);
    await expect(billing.refund({ key: randomUUID(), invoiceId: 'in_unknown', cents: 1 })).rejects.toMatchObject({ retry: false });
    expect(await billing.invoicesOf('cus_unknown')).toEqual([]);
  });

  it('lists everybody, each once', async () => {
    const customers = [];
    for (let i = 0; i < 3; i += 1) customers.push((await bought()).customerId);
    const listed: string[] = [];
    for await (const one of billing.everySubscription()) listed.push(one.customerId);
    for (const id of customers) expect(listed.filter((one) => one === id)).toEqual([id]);
  });

  it('hears its own messages, and forgeries of them not', async () => {
    const { customerId } = await bought();
    const { raw, signature } = pages.post();
    const now = bench.clock.now();
    const heard = billing.hear(raw, signature, now);
    expect(heard).toMatchObject({ customerId, createdAt: now, endedAt: null });
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect(billing.hear(raw, signature, later(300))).toEqual(heard);
    expect(billing.hear(raw, signature, later(301))).toBe('forged');
    expect(billing.hear(raw, signature, later(-301))).toBe('forged');
    expect(billing.hear(Buffer.concat([raw, Buffer.from(' ')]), signature, now)).toBe('forged');
    for (const bad of [undefined, '', 'v1=', 't=,v1=', signature.replace(/v1=.*/, `v1=${'0'.repeat(64)}`)])
      expect(billing.hear(raw, bad, now)).toBe('forged');
  });
});

test('Stripe: whatever it lists over several pages is read to the end, and its failures tell whether to try again', async () => {
  const bench = await new Bench().open();
  const { billing } = bench.deps;
  const customerId = await billing.createCustomer(await bench.user());
  for (let i = 0; i < 250; i += 1) bench.double.books.subscribe(customerId, ['price_plus']);
  const ids = (await billing.subscriptionsOf(customerId)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(250);
  // a customer that is gone, as after an erasure, has none
  expect(await billing.subscriptionsOf('cus_foreign')).toEqual([]);
  bench.double.down = true;
  await expect(billing.subscriptionsOf(customerId)).rejects.toMatchObject({ retry: true });
  await bench.close();
});

test('Stripe: what is sold is remembered, so that a short outage hides nothing and pages ask no more than needed', async () => {
  const bench = await new Bench().open();
  const { billing } = bench.deps;
  bench.double.down = true;
  await expect(billing.products()).rejects.toMatchObject({ retry: true });
  bench.double.down = false;
  const products = await billing.products();
  expect(products).toHaveLength(2);
  const asked = bench.double.calls.length;
  bench.double.down = true;
  expect(await billing.products()).toEqual(products);
  expect(bench.double.calls).toHaveLength(asked);
  await bench.close();
});

test('Stripe: a key that it has forgotten gives back nothing twice, and what its own desk gave back counts', async () => {
  const bench = await new Bench().open();
  const { billing } = bench.deps;
  const customerId = await billing.createCustomer(await bench.user());
  const { id } = bench.double.books.invoice(bench.double.books.subscribe(customerId, ['price_pro']));
  const order = { key: randomUUID(), invoiceId: id, cents: 900 };
  const first = await billing.refund(order);
  bench.double.forgetKeys();
  expect(await billing.refund(order)).toEqual(first);
  await expect(billing.refund({ ...order, key: randomUUID() })).rejects.toMatchObject({ reason: 'more-than-paid' });
  expect((await billing.invoicesOf(customerId))[0]).toMatchObject({ refundedCents: 900, number: 'DOUBLE-1' });
  expect(bench.double.calls.filter(({ line }) => line === 'POST /v1/refunds')).toHaveLength(1);
  bench.double.down = true;
  await expect(billing.invoicesOf(customerId)).rejects.toMatchObject({ retry: true });
  expect(bench.double.violations).toEqual([]);
  await bench.close();
});

test('the local stand-in bills each period, what fails stays open until it is paid, and nothing is given back of that', async () => {
  const bench = await new Bench().open('local');
  const { billing } = bench.deps;
  const userId = await bench.user();
  const customerId = await billing.createCustomer(userId);
  const page = await billing.openCheckout({ userId, customerId, priceId: billing.catalogue.prices.plus, attempt: 1 });
  await bench.local.pay(page.id);
  const [{ id }] = (await billing.subscriptionsOf(customerId)) as [BilledSubscription];
  const portal = (await billing.openPortal(customerId)).url.split('/').at(-1)!;
  bench.pass(0.01);
  await bench.local.act(portal, id, 'switch-pro');
  await bench.local.act(portal, id, 'end-period');
  bench.pass(0.01);
  await bench.local.act(portal, id, 'fail-payment');
  const invoices = await billing.invoicesOf(customerId);
  expect(invoices.map(({ cents, state }) => [cents, state])).toEqual([
    [999, 'open'],
    [999, 'paid'],
    [599, 'paid'],
  ]);
  await expect(billing.refund({ key: randomUUID(), invoiceId: invoices[0]!.id, cents: 1 })).rejects.toMatchObject({ reason: 'not-paid' });
  await bench.local.act(portal, id, 'pay-again');
  bench.pass(65);
  expect((await billing.invoicesOf(customerId)).map(({ state }) => state)).toEqual(Array(5).fill('paid'));
  expect(await billing.invoicesOf(customerId)).toHaveLength(5);
  await bench.close();
});
