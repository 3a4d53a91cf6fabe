import type { Plan } from '../domain/plan.js';

export interface Product {
  id: string;
  name: string;
  /** Dollars per interval. */
  price: number;
  interval: 'month' | 'year';
  priceId: string;
  features: string[];
}

export interface SubscriptionState {
  plan: Plan;
  status: 'active' | 'trialing' | 'canceled' | 'inactive';
  currentPeriodEnd: Date | null;
  endDate: Date | null;
  customerId: string | null;
  subscriptionId: string | null;
  priceId: string | null;
}

/**
 * Takes money. The provider is the truth about who has paid; we keep a copy.
 * Promises: may be repeated; fails with an error when the provider cannot be reached, and then nothing was bought.
 */
export abstract class Billing {
  abstract products(): Promise<Product[]>;
  /** Null when no payment client is to be loaded. */
  abstract publicKey(): string | null;
  /** A page on which the user pays for one of our prices. */
  abstract checkout(userId: string, priceId: string): Promise<{ url: string }>;
  /** A page on which the user manages what they pay for. */
  abstract portal(userId: string): Promise<{ url: string }>;
  /** What the provider says about the user now. */
  abstract fetch(userId: string): Promise<SubscriptionState | null>;
  abstract cancel(userId: string): Promise<void>;
}
