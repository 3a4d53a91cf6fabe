import type { Dependencies } from '../dependencies.js';

/** The ports that money needs. Each use case names the few it uses. */
export type BillingDependencies = Pick<
  Dependencies,
  'billing' | 'billingEvents' | 'moneyOrders' | 'subscriptions' | 'clock' | 'limiter' | 'log' | 'metrics'
>;
