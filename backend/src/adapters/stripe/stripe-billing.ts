import Stripe from 'stripe';
import { PLAN_OFFERS } from '../../domain/plan-features.js';
import type { Catalogue, PaidPlan } from '../../domain/plan-mapping.js';
import type { BilledSubscription } from '../../domain/subscription.js';
import {
  Billing,
  type HeardEvent,
  type CheckoutOrder,
  type CheckoutPage,
  type Invoice,
  type Product,
  type RefundOrder,
} from '../../ports/billing/billing.js';
import { ask, isMissing } from './ask.js';
import { hearEvent } from './hear-event.js';
import { invoicesOf } from './invoices.js';
import { refund } from './refund.js';
import { toBilled } from './to-billed.js';

export interface StripeSettings {
  secretKey: string;
  publicKey: string;
  /** One, or two while rotating. */
  webhookSecrets: readonly string[];
  catalogue: Catalogue;
  publicUrl: string;
  /** Another server that speaks the same protocol; Stripe's own when null. */
  apiUrl: string | null;
}

const TIMEOUT_MS = 8000;
const NETWORK_RETRIES = 2;
const PRODUCTS_MS = 600_000;
/** The largest page that Stripe gives. */
const PAGE = 100;
const PAID: readonly PaidPlan[] = ['plus', 'pro'];
const INTERVALS = ['month', 'year'] as const;

export class StripeBilling extends Billing {
  override readonly provider = 'stripe';
  override readonly catalogue: Catalogue;
  override readonly live: boolean | null;
  private readonly stripe: Stripe;
  private readonly names = new Map<string, string | null>();
  private held: { at: number; products: Product[] } | null = null;

  constructor(private readonly settings: StripeSettings) {
    super();
    if (!settings.webhookSecrets.length || settings.webhookSecrets.some((secret) => !secret.trim())) {
      throw new Error('STRIPE_WEBHOOK_SECRET holds a blank secret: with it anybody could sign.');
    }
    this.catalogue = settings.catalogue;
    const [, mode] = /^[rs]k_(live|test)_/.exec(settings.secretKey) ?? [];
    this.live = mode === undefined ? null : mode === 'live';
    this.stripe = new Stripe(settings.secretKey, {
      maxNetworkRetries: NETWORK_RETRIES,
      timeout: TIMEOUT_MS,
      telemetry: false,
      ...serverAt(settings.apiUrl),
    });
  }

  /** Prices seldom change, so they are remembered for a while, and longer while Stripe does not answer. */
  override async products(): Promise<Product[]> {
    const { held } = this;
    if (held && performance.now() - held.at < PRODUCTS_MS) return held.products;
    try {
      const products = (await Promise.all(PAID.map((plan) => this.product(plan)))).filter((product) => product !== null);
      this.held = { at: performance.now(), products };
      return products;
    } catch (error) {
      if (held) return held.products;
      throw error;
    }
  }

  private async product(plan: PaidPlan): Promise<Product | null> {
    const price = await ask(() => this.stripe.prices.retrieve(this.catalogue.prices[plan], { expand: ['product'] }));
    const { product, recurring, unit_amount } = price;
    const interval = INTERVALS.find((one) => one === recurring?.interval);
    if (!price.active || typeof product === 'string' || product.deleted || !interval || unit_amount === null) return null;
    return {
      id: product.id,
      name: product.name,
      price: unit_amount / 100,
      interval,
      priceId: price.id,
      features: [...PLAN_OFFERS[plan].features],
    };
  }

  override publicKey(): string | null {
    return this.settings.publicKey;
  }

  override async createCustomer(userId: string): Promise<string> {
    const customer = await ask(() =>
      this.stripe.customers.create({ metadata: { user: userId } }, { idempotencyKey: `customer:${userId}` }),
    );
    return customer.id;
  }

  override async openCheckout({ userId, customerId, priceId, attempt }: CheckoutOrder): Promise<CheckoutPage> {
    const back = `${this.settings.publicUrl}/subscription`;
    const session = await ask(() =>
      this.stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: priceId, quantity: 1 }],
          success_url: `${back}?success=true`,
          cancel_url: `${back}?canceled=true`,
        },
        { idempotencyKey: `checkout:${userId}:${priceId}:${attempt}` },
      ),
    );
    return pageOf(session);
  }

  override async findCheckout(checkoutId: string): Promise<CheckoutPage> {
    return pageOf(await ask(() => this.stripe.checkout.sessions.retrieve(checkoutId)));
  }

  override async closeCheckout(checkoutId: string): Promise<'over' | 'paid'> {
    const { state } = await this.findCheckout(checkoutId);
    if (state !== 'open') return state;
    try {
      await ask(() => this.stripe.checkout.sessions.expire(checkoutId));
      return 'over';
    } catch (error) {
      // Somebody was quicker: it was paid on, or closed, between the look and the act.
      const { state: now } = await this.findCheckout(checkoutId);
      if (now === 'open') throw error;
      return now;
    }
  }

  override async openPortal(customerId: string): Promise<{ url: string }> {
    const session = await ask(() =>
      this.stripe.billingPortal.sessions.create({ customer: customerId, return_url: `${this.settings.publicUrl}/subscription` }),
    );
    return { url: session.url };
  }

  override async subscriptionsOf(customerId: string): Promise<BilledSubscription[]> {
    const all: BilledSubscription[] = [];
    try {
      for await (const one of this.list({ customer: customerId })) all.push(one);
    } catch (error) {
      // A customer who was erased has nothing.
      if (!isMissing(error)) throw error;
    }
    return all;
  }

  override everySubscription(): AsyncIterable<BilledSubscription> {
    return this.list({});
  }

  private async *list(of: { customer?: string }): AsyncGenerator<BilledSubscription> {
    let startingAfter: string | undefined;
    for (;;) {
      const page = await ask(() =>
        this.stripe.subscriptions.list({ ...of, status: 'all', limit: PAGE, ...(startingAfter && { starting_after: startingAfter }) }),
      );
      for (const one of page.data) yield await this.toBilled(one);
      startingAfter = page.data.at(-1)?.id;
      if (!page.has_more || !startingAfter) return;
    }
  }

  private async toBilled(one: Stripe.Subscription): Promise<BilledSubscription> {
    const items = one.items.has_more
      ? await ask(() => this.stripe.subscriptionItems.list({ subscription: one.id, limit: PAGE }))
      : one.items;
    return toBilled(one, items.data, (priceId, productId) => this.nameOf(priceId, productId));
  }

  /** A name decides nothing where an id does, so only those of products we do not know are asked for, once. */
  private async nameOf(priceId: string, productId: string): Promise<string | null> {
    const { prices, products } = this.catalogue;
    if ([...Object.values(prices), ...Object.values(products)].some((known) => known === priceId || known === productId)) return null;
    const held = this.names.get(productId);
    if (held !== undefined) return held;
    const product = await ask(() => this.stripe.products.retrieve(productId)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    const name = product?.name ?? null;
    this.names.set(productId, name);
    return name;
  }

  override async cancel(subscriptionId: string, when: 'now' | 'period-end'): Promise<void> {
    try {
      if (when === 'now') await ask(() => this.stripe.subscriptions.cancel(subscriptionId));
      else await ask(() => this.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }));
    } catch (error) {
      const { status } = await ask(() => this.stripe.subscriptions.retrieve(subscriptionId));
      if (status !== 'canceled' && status !== 'incomplete_expired') throw error;
    }
  }

  override invoicesOf(customerId: string): Promise<Invoice[]> {
    return invoicesOf(this.stripe, customerId);
  }

  override refund(order: RefundOrder): Promise<{ id: string }> {
    return refund(this.stripe, order);
  }

  override async forgetCustomer(customerId: string): Promise<void> {
    try {
      await ask(() => this.stripe.customers.del(customerId));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  override hear(raw: Buffer, signature: string | undefined, now: Date): HeardEvent | 'forged' {
    return hearEvent(raw, signature, this.settings.webhookSecrets, now);
  }
}

function pageOf({ id, url, status }: Stripe.Checkout.Session): CheckoutPage {
  const state = status === 'open' ? 'open' : status === 'complete' ? 'paid' : 'over';
  return { id, url: state === 'open' ? url : null, state };
}

function serverAt(apiUrl: string | null): { protocol?: 'http' | 'https'; host?: string; port?: number } {
  if (!apiUrl) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { protocol: scheme, host: hostname, port: Number(port || (scheme === 'http' ? 80 : 443)) };
}
