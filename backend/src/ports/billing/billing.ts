import type { Catalogue } from '../../domain/plan-mapping.js';
import type { BilledSubscription } from '../../domain/subscription.js';

export interface Product {
  id: string;
  name: string;
  /** Dollars per interval. */
  price: number;
  interval: 'month' | 'year';
  priceId: string;
  features: string[];
}

/** A page to pay on, made for one customer, price and attempt. */
export interface CheckoutPage {
  id: string;
  /** Null once it can no longer be paid on. */
  url: string | null;
  state: 'open' | 'paid' | 'over';
}

export interface CheckoutOrder {
  userId: string;
  customerId: string;
  priceId: string;
  /** Counts a user's tries to buy: the same attempt always gives the same page. */
  attempt: number;
}

/** What a customer was asked to pay. Amounts in cents of `currency`. */
export interface Invoice {
  id: string;
  /** As it stands on the paper; null: it has none. */
  number: string | null;
  createdAt: Date;
  cents: number;
  paidCents: number;
  /** What was given back of it, or is on its way. */
  refundedCents: number;
  /** "usd" */
  currency: string;
  state: 'open' | 'paid' | 'void';
  /** The provider's own page of it. */
  url: string | null;
}

export interface RefundOrder {
  /** Ours, unique for ever: the same key gives back once. */
  key: string;
  invoiceId: string;
  cents: number;
}

/** What the provider told us of its own accord, reduced to what we keep: no names, addresses or cards. */
export interface BillingEvent {
  /** Unique for ever: the key under which a repeat is a quiet no-op. */
  id: string;
  type: string;
  customerId: string | null;
  subscriptionId: string | null;
  createdAt: Date;
  /** When the subscription that it speaks of was over, if it says so. */
  endedAt: Date | null;
}

/** An event as it was heard, before anything is kept of it. */
export interface HeardEvent extends BillingEvent {
  /** Whether it is about real money; null where the provider makes no difference. */
  live: boolean | null;
}

/**
 * Takes money. The provider is the truth about who has paid; we keep a copy.
 * Promises: every call may be repeated; `createCustomer` gives a user one customer and `openCheckout` an attempt one page.
 * Fails with BillingUnavailable when the provider cannot be reached or refuses us, and then nothing was bought.
 */
export abstract class Billing {
  abstract readonly provider: 'local' | 'stripe';
  abstract readonly catalogue: Catalogue;
  /** Whether our key is for real money; null where there is no difference. */
  abstract readonly live: boolean | null;
  /** What can be bought, cheapest first. */
  abstract products(): Promise<Product[]>;
  /** Null when no payment client is to be loaded. */
  abstract publicKey(): string | null;
  abstract createCustomer(userId: string): Promise<string>;
  abstract openCheckout(order: CheckoutOrder): Promise<CheckoutPage>;
  abstract findCheckout(checkoutId: string): Promise<CheckoutPage>;
  /** Makes sure that nothing can be bought on that page any more; 'paid' when that came too late. */
  abstract closeCheckout(checkoutId: string): Promise<'over' | 'paid'>;
  /** A page on which the customer manages what they pay for. */
  abstract openPortal(customerId: string): Promise<{ url: string }>;
  /** All that this customer ever had, ended ones too. */
  abstract subscriptionsOf(customerId: string): Promise<BilledSubscription[]>;
  /** All that anybody ever had, page by page. */
  abstract everySubscription(): AsyncIterable<BilledSubscription>;
  /** Over at once, or paid up to the end of the period and not renewed. Already over: nothing happens. */
  abstract cancel(subscriptionId: string, when: 'now' | 'period-end'): Promise<void>;
  /** The latest hundred, newest first. */
  abstract invoicesOf(customerId: string): Promise<Invoice[]>;
  /**
   * Gives back to whatever the invoice was paid with, once for a key, however late it is asked again. Never more than is left of what was
   * paid: fails with BillingUnavailable 'more-than-paid', 'not-paid' or 'resource_missing', and then nothing was given back.
   */
  abstract refund(order: RefundOrder): Promise<{ id: string }>;
  /** Has the provider erase a customer who is gone; one that it does not know (any more) is erased already. */
  abstract forgetCustomer(customerId: string): Promise<void>;
  /** Checks who sent it, on the very bytes that came. Never throws; 'forged' for anything that is not provably the provider's. */
  abstract hear(raw: Buffer, signature: string | undefined, now: Date): HeardEvent | 'forged';
}

/** The provider cannot be asked now, or does not let us; `retry` says whether trying again can help. */
export class BillingUnavailable extends Error {
  constructor(
    readonly reason: string,
    readonly retry: boolean,
  ) {
    super(`billing unavailable: ${reason}`);
  }
}
