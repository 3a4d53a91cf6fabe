import { PLAN_OFFERS } from '../../domain/plan-features.js';
import type { Clock } from '../../ports/process/clock.js';
import { type SignedEvent, type TestAction, TestBilling, type TestCheckout, type TestPortal } from '../../ports/billing/test-billing.js';
import { LOCAL_CATALOGUE, planOfPrice } from './local-catalogue.js';
import type { LedgerInvoice, LedgerSubscription, LocalLedger } from './local-ledger.js';
import type { SignedEvents } from './signed-events.js';

/** What each button of the test portal does to a subscription that is not over. */
const ACTIONS: Readonly<Record<TestAction, (subscription: LedgerSubscription, now: Date) => LedgerSubscription>> = {
  'switch-plus': (subscription) => ({ ...subscription, priceId: LOCAL_CATALOGUE.prices.plus }),
  'switch-pro': (subscription) => ({ ...subscription, priceId: LOCAL_CATALOGUE.prices.pro }),
  'cancel-at-end': (subscription) => ({ ...subscription, cancelAtPeriodEnd: true }),
  'cancel-now': (subscription, now) => ({ ...subscription, status: 'canceled', endedAt: now }),
  resume: (subscription) => ({ ...subscription, cancelAtPeriodEnd: false }),
  'end-period': (subscription, now) => ({ ...subscription, periodEnd: now }),
  'fail-payment': (subscription) => ({ ...subscription, status: 'past_due' }),
  'pay-again': (subscription) => ({ ...subscription, status: 'active' }),
};

export class LocalTestBilling extends TestBilling {
  constructor(
    private readonly ledger: LocalLedger,
    private readonly events: SignedEvents,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async checkout(checkoutId: string): Promise<TestCheckout | null> {
    const found = await this.ledger.checkout(checkoutId);
    if (!found) return null;
    const { name, price } = PLAN_OFFERS[planOfPrice(found.priceId)];
    return { state: found.state, name, price };
  }

  override async pay(checkoutId: string): Promise<SignedEvent[] | null> {
    const now = this.clock.now();
    const bought = await this.ledger.pay(checkoutId, now);
    return bought && ['customer.subscription.created', 'checkout.session.completed'].map((type) => this.events.about(type, bought, now));
  }

  override async portal(portalId: string): Promise<TestPortal | null> {
    const now = this.clock.now();
    const customerId = await this.ledger.portalCustomer(portalId, now);
    if (!customerId) return null;
    const all = await this.ledger.subscriptions(customerId, now);
    return {
      subscriptions: all.map(({ id, priceId, status, periodEnd, cancelAtPeriodEnd, endedAt }) => ({
        id,
        plan: planOfPrice(priceId),
        status,
        periodEnd,
        cancelAtPeriodEnd,
        endedAt,
      })),
    };
  }

  override invoice(invoiceId: string): Promise<LedgerInvoice | null> {
    return this.ledger.invoice(invoiceId);
  }

  override async act(portalId: string, subscriptionId: string, action: TestAction): Promise<SignedEvent[] | null> {
    const now = this.clock.now();
    const customerId = await this.ledger.portalCustomer(portalId, now);
    const subscription = customerId && (await this.ledger.subscription(subscriptionId, now));
    if (!subscription || subscription.customerId !== customerId) return null;
    if (subscription.status === 'canceled') return [];
    await this.ledger.save(ACTIONS[action](subscription, now));
    if (action === 'fail-payment') await this.ledger.bill(subscription, now, false);
    if (action === 'pay-again') await this.ledger.payInvoices(subscription.id);
    // A period that ended was renewed, or was the last.
    const after = (await this.ledger.subscription(subscriptionId, now))!;
    await this.ledger.save(after);
    return [this.events.about(after.status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated', after, now)];
  }
}
