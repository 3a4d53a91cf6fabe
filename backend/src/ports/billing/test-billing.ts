import type { PaidPlan } from '../../domain/plan-mapping.js';

/** What the test page to pay on shows. */
export interface TestCheckout {
  state: 'open' | 'paid' | 'over';
  name: string;
  /** Dollars a month. */
  price: number;
}

/** What the test portal shows. */
export interface TestPortal {
  subscriptions: {
    id: string;
    plan: PaidPlan;
    status: 'active' | 'past_due' | 'canceled';
    periodEnd: Date;
    cancelAtPeriodEnd: boolean;
    endedAt: Date | null;
  }[];
}

/** What the test page of an invoice shows. */
export interface TestInvoice {
  createdAt: Date;
  cents: number;
  paid: boolean;
  /** In cents. */
  refunded: number;
}

export const TEST_ACTIONS = [
  'switch-plus',
  'switch-pro',
  'cancel-at-end',
  'cancel-now',
  'resume',
  'end-period',
  'fail-payment',
  'pay-again',
] as const;
export type TestAction = (typeof TEST_ACTIONS)[number];

/** A message as the provider would post it to us, signed. */
export interface SignedEvent {
  raw: Buffer;
  signature: string;
}

/**
 * The pages of the local stand-in for a payment provider, on which no money moves. Whoever holds a page's id may act on
 * it, so ids cannot be guessed; a portal's id works for an hour.
 * Promises: null for an id that is unknown or over; each act tells what the provider would have told us.
 */
export abstract class TestBilling {
  abstract checkout(checkoutId: string): Promise<TestCheckout | null>;
  abstract pay(checkoutId: string): Promise<SignedEvent[] | null>;
  abstract portal(portalId: string): Promise<TestPortal | null>;
  abstract invoice(invoiceId: string): Promise<TestInvoice | null>;
  abstract act(portalId: string, subscriptionId: string, action: TestAction): Promise<SignedEvent[] | null>;
}
