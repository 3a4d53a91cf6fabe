import type Stripe from 'stripe';
import { blank } from './contract.js';

export type BillingMode = 'classic' | 'flexible';

const PERIOD_SECONDS = 30 * 86_400;

/** What Stripe keeps: plain objects of its own types, and every event about a change of them. */
export class Books {
  readonly customers = new Map<string, Stripe.Customer>();
  readonly products = new Map<string, Stripe.Product>();
  readonly prices = new Map<string, Stripe.Price>();
  readonly checkouts = new Map<string, Stripe.Checkout.Session & { price: string }>();
  readonly subscriptions = new Map<string, Stripe.Subscription>();
  readonly invoices = new Map<string, Stripe.Invoice>();
  readonly payments = new Map<string, Stripe.InvoicePayment>();
  readonly charges = new Map<string, Stripe.Charge>();
  readonly refunds = new Map<string, Stripe.Refund>();
  /** Newest last. */
  readonly events: Stripe.Event[] = [];
  private count = 0;
  private caughtUp = 0;

  constructor(private readonly now: () => Date) {}

  get seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }

  id(kind: string): string {
    this.count += 1;
    return `${kind}_double${String(this.count).padStart(8, '0')}`;
  }

  /** Puts a product with one monthly price on sale. */
  sell(priceId: string, productId: string, name: string, cents: number): void {
    this.products.set(productId, blank<Stripe.Product>('Product', { id: productId, active: true, created: this.seconds, name }));
    const recurring = {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    } as unknown as Stripe.Price.Recurring;
    this.prices.set(
      priceId,
      blank<Stripe.Price>('Price', {
        id: priceId,
        active: true,
        created: this.seconds,
        currency: 'usd',
        product: productId,
        recurring,
        type: 'recurring',
        unit_amount: cents,
      }),
    );
  }

  /** A subscription from nowhere, as if sold by hand. */
  subscribe(
    customer: string,
    prices: readonly string[],
    mode: BillingMode = 'flexible',
    status: Stripe.Subscription.Status = 'active',
  ): Stripe.Subscription {
    const id = this.id('sub');
    const items = prices.map((price, i) => this.item(id, price, this.seconds + PERIOD_SECONDS * (i + 1)));
    const one = blank<Stripe.Subscription>('Subscription', {
      id,
      customer,
      status,
      created: this.seconds,
      start_date: this.seconds,
      currency: 'usd',
      billing_mode: { flexible: null, type: mode } as unknown as Stripe.Subscription.BillingMode,
      items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    });
    this.subscriptions.set(id, one);
    this.tell('customer.subscription.created', one);
    return one;
  }

  item(subscription: string, price: string, end: number): Stripe.SubscriptionItem {
    const priced = this.prices.get(price)!;
    const period = { current_period_start: end - PERIOD_SECONDS, current_period_end: end, created: this.seconds };
    return blank<Stripe.SubscriptionItem>('SubscriptionItem', { id: this.id('si'), subscription, price: priced, quantity: 1, ...period });
  }

  /** Changes a subscription and tells about it. */
  change(id: string, changes: Partial<Stripe.Subscription>, type = 'customer.subscription.updated'): Stripe.Subscription {
    const changed = { ...this.subscriptions.get(id)!, ...changes };
    this.subscriptions.set(id, changed);
    this.tell(type, changed);
    return changed;
  }

  /** Somebody pays on a checkout page. */
  pay(checkoutId: string, mode: BillingMode = 'flexible'): Stripe.Subscription {
    const page = this.checkouts.get(checkoutId)!;
    if (page.status !== 'open') throw new Error(`this page is ${page.status}`);
    const bought = this.subscribe(page.customer as string, [page.price], mode);
    const { price, ...paid } = {
      ...page,
      status: 'complete' as const,
      payment_status: 'paid' as const,
      subscription: bought.id,
      url: null,
    };
    this.checkouts.set(checkoutId, { ...paid, price });
    this.tell('checkout.session.completed', paid);
    this.tell('invoice.paid', this.invoice(bought));
    return bought;
  }

  /** What was due for a subscription and was paid by card: since Basil an invoice knows its payments only, and a charge what was given back. */
  invoice(of: Stripe.Subscription): Stripe.Invoice {
    const parent = { type: 'subscription_details', quote_details: null, subscription_details: { metadata: null, subscription: of.id } };
    const cents = of.items.data.reduce((sum, { price }) => sum + (price.unit_amount ?? 0), 0);
    const [id, paidBy] = [this.id('in'), this.id('pi')];
    const common = { created: this.seconds, currency: 'usd' };
    const invoice = blank<Stripe.Invoice>('Invoice', {
      ...common,
      id,
      customer: of.customer,
      parent: parent as unknown as Stripe.Invoice.Parent,
      number: `DOUBLE-${this.invoices.size + 1}`,
      status: 'paid',
      total: cents,
      amount_due: cents,
      amount_paid: cents,
      hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
    });
    this.invoices.set(id, invoice);
    const payment = blank<Stripe.InvoicePayment>('InvoicePayment', {
      ...common,
      id: this.id('inpay'),
      invoice: id,
      amount_paid: cents,
      amount_requested: cents,
      status: 'paid',
      payment: { type: 'payment_intent', payment_intent: paidBy },
    });
    this.payments.set(payment.id, payment);
    const charge = blank<Stripe.Charge>('Charge', {
      ...common,
      id: this.id('ch'),
      customer: of.customer as string,
      payment_intent: paidBy,
      amount: cents,
      amount_captured: cents,
      paid: true,
      status: 'succeeded',
    });
    this.charges.set(charge.id, charge);
    return invoice;
  }

  /**
   * Somebody cancels, in the portal or by the API. In flexible mode the portal leaves `cancel_at_period_end` false and
   * sets a date; otherwise both say the same.
   */
  cancelAtEnd(id: string, by: 'portal' | 'api'): Stripe.Subscription {
    const one = this.subscriptions.get(id)!;
    const end = Math.min(...one.items.data.map((item) => item.current_period_end));
    const flexible = one.billing_mode.type === 'flexible';
    return this.change(id, { cancel_at: end, cancel_at_period_end: !(flexible && by === 'portal'), canceled_at: this.seconds });
  }

  endNow(id: string): Stripe.Subscription {
    return this.change(id, { status: 'canceled', ended_at: this.seconds, canceled_at: this.seconds }, 'customer.subscription.deleted');
  }

  /** Renews or ends every subscription whose period is over. */
  catchUp(): void {
    if (this.caughtUp === this.seconds) return;
    this.caughtUp = this.seconds;
    for (const one of this.subscriptions.values()) {
      if (one.status !== 'active') continue;
      const end = Math.max(...one.items.data.map((item) => item.current_period_end));
      const over = one.cancel_at !== null ? one.cancel_at <= this.seconds : one.cancel_at_period_end && end <= this.seconds;
      if (over) this.change(one.id, { status: 'canceled', ended_at: one.cancel_at ?? end }, 'customer.subscription.deleted');
    }
  }

  tell(type: string, object: unknown): Stripe.Event {
    const about = { id: this.id('evt'), type, created: this.seconds, api_version: '2026-10-28.endive', data: { object } };
    const event = blank<Stripe.Event>('Event', about as unknown as Partial<Stripe.Event>);
    this.events.push(event);
    return event;
  }
}
