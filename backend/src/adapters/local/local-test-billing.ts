import { PLAN_OFFERS } from '../../domain/plan-features.js';
import type { Clock } from '../../ports/process/clock.js';
import { type SignedEvent, type TestAction, TestBilling, type TestCheckout, type TestPortal } from '../../ports/billing/test-billing.js';
import { LOCAL_CATALOGUE, planOfPrice } from './local-catalogue.js';
import type { LedgerInvoice, LedgerSubscription, LocalLedger } from './local-ledger.js';
import type { SignedEvents } from './signed-events.js';

/** What each button of the test portal does to a subscription that is not over. */
const ACTIONS: Readonly<Record<TestAction, (one: LedgerSubscription, now: Date) => LedgerSubscription>> = {
  'switch-plus': (one) => ({ ...one, priceId: LOCAL_CATALOGUE.prices.plus }),
  'switch-pro': (one) => ({ ...one, priceId: LOCAL_CATALOGUE.prices.pro }),
  'cancel-at-end': (one) => ({ ...one, cancelAtPeriodEnd: true }),
  'cancel-now': (one, now) => ({ ...one, status: 'canceled', endedAt: now }),
  resume: (one) => ({ ...one, cancelAtPeriodEnd: false }),
  'end-period': (one, now) => ({ ...one, periodEnd: now }),
  'fail-payment': (one) => ({ ...one, status: 'past_due' }),
  'pay-again': (one) => ({ ...one, status: 'active' }),
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
    const one = customerId && (await this.ledger.subscription(subscriptionId, now));
    if (!one || one.customerId !== customerId) return null;
    if (one.status === 'canceled') return [];
    await this.ledger.save(ACTIONS[action](one, now));
    if (action === 'fail-payment') await this.ledger.bill(one, now, false);
    if (action === 'pay-again') await this.ledger.payInvoices(one.id);
    // A period that ended was renewed, or was the last.
    const after = (await this.ledger.subscription(subscriptionId, now))!;
    await this.ledger.save(after);
    return [this.events.about(after.status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated', after, now)];
  }
}
