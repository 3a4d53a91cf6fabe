import type { World } from '../world.js';

/** The ports that money needs. Each use case names the few it uses. */
export type BillingWorld = Pick<
  World,
  'billing' | 'billingEvents' | 'moneyOrders' | 'subscriptions' | 'clock' | 'limiter' | 'log' | 'metrics'
>;
