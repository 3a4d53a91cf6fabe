import { PLAN_OFFERS } from '../../domain/plan-features.js';
import type { BilledSubscription } from '../../domain/subscription.js';
import {
  Billing,
  BillingUnavailable,
  type HeardEvent,
  type CheckoutOrder,
  type CheckoutPage,
  type Invoice,
  type Product,
  type RefundOrder,
} from '../../ports/billing/billing.js';
import type { Clock } from '../../ports/process/clock.js';
import { LOCAL_CATALOGUE, PAID, planOfPrice } from './local-catalogue.js';
import type { LedgerCheckout, LedgerSubscription, LocalLedger } from './local-ledger.js';
import type { SignedEvents } from './signed-events.js';

/** Sells for play money on its own test pages, so that buying, switching, canceling and expiry can be seen without an account anywhere. */
export class LocalBilling extends Billing {
  override readonly provider = 'local';
  override readonly catalogue = LOCAL_CATALOGUE;
  override readonly live = null;

  constructor(
    private readonly ledger: LocalLedger,
    private readonly events: SignedEvents,
    private readonly clock: Clock,
    private readonly publicUrl: string,
  ) {
    super();
  }

  override products(): Promise<Product[]> {
    return Promise.resolve(
      PAID.map((plan) => {
        const { name, price, features } = PLAN_OFFERS[plan];
        return {
          id: LOCAL_CATALOGUE.products[plan]!,
          name,
          price,
          interval: 'month',
          priceId: LOCAL_CATALOGUE.prices[plan],
          features: [...features],
        };
      }),
    );
  }

  override publicKey(): string | null {
    return null;
  }

  override createCustomer(userId: string): Promise<string> {
    return this.ledger.customerOf(userId, this.clock.now());
  }

  override async openCheckout({ userId, customerId, priceId, attempt }: CheckoutOrder): Promise<CheckoutPage> {
    return this.page(await this.ledger.openCheckout(`checkout:${userId}:${priceId}:${attempt}`, customerId, priceId, this.clock.now()));
  }

  override async findCheckout(checkoutId: string): Promise<CheckoutPage> {
    const found = await this.ledger.checkout(checkoutId);
    return found ? this.page(found) : { id: checkoutId, url: null, state: 'over' };
  }

  override async closeCheckout(checkoutId: string): Promise<'over' | 'paid'> {
    await this.ledger.closeCheckout(checkoutId);
    const { state } = await this.findCheckout(checkoutId);
    return state === 'paid' ? 'paid' : 'over';
  }

  override async openPortal(customerId: string): Promise<{ url: string }> {
    return { url: `${this.publicUrl}/billing/test/portal/${await this.ledger.openPortal(customerId, this.clock.now())}` };
  }

  override async subscriptionsOf(customerId: string): Promise<BilledSubscription[]> {
    return (await this.ledger.subscriptions(customerId, this.clock.now())).map(toBilled);
  }

  override async *everySubscription(): AsyncIterable<BilledSubscription> {
    yield* (await this.ledger.subscriptions(null, this.clock.now())).map(toBilled);
  }

  override async cancel(subscriptionId: string, when: 'now' | 'period-end'): Promise<void> {
    const now = this.clock.now();
    const found = await this.ledger.subscription(subscriptionId, now);
    if (!found || found.status === 'canceled') return;
    await this.ledger.save(when === 'now' ? { ...found, status: 'canceled', endedAt: now } : { ...found, cancelAtPeriodEnd: true });
  }

  override async invoicesOf(customerId: string): Promise<Invoice[]> {
    return (await this.ledger.invoices(customerId, this.clock.now())).map(({ id, createdAt, cents, paid, refunded }) => ({
      id,
      number: null,
      createdAt,
      cents,
      paidCents: paid ? cents : 0,
      refundedCents: refunded,
      currency: 'usd',
      state: paid ? 'paid' : 'open',
      url: `${this.publicUrl}/billing/test/invoice/${id}`,
    }));
  }

  override async refund({ key, invoiceId, cents }: RefundOrder): Promise<{ id: string }> {
    const made = await this.ledger.refund(key, invoiceId, cents, this.clock.now());
    if (typeof made === 'string') throw new BillingUnavailable(made, false);
    return made;
  }

  override forgetCustomer(customerId: string): Promise<void> {
    return this.ledger.forgetCustomer(customerId);
  }

  override hear(raw: Buffer, signature: string | undefined, now: Date): HeardEvent | 'forged' {
    return this.events.read(raw, signature, now);
  }

  private page({ id, state }: LedgerCheckout): CheckoutPage {
    return { id, state, url: state === 'open' ? `${this.publicUrl}/billing/test/checkout/${id}` : null };
  }
}

function toBilled(one: LedgerSubscription): BilledSubscription {
  const { id, customerId, status, priceId, periodEnd, cancelAtPeriodEnd, endedAt, createdAt } = one;
  const plan = planOfPrice(priceId);
  const item = { priceId, productId: LOCAL_CATALOGUE.products[plan], productName: PLAN_OFFERS[plan].name, periodEnd };
  return { id, customerId, status, items: [item], cancelAt: cancelAtPeriodEnd ? periodEnd : null, cancelAtPeriodEnd, endedAt, createdAt };
}
