import type { Billing } from '../../ports/billing.js';
import type { BillingEvents } from '../../ports/billing-events.js';
import type { Clock } from '../../ports/clock.js';
import type { Log } from '../../ports/log.js';
import type { RateLimiter } from '../../ports/rate-limiter.js';
import type { Subscriptions } from '../../ports/subscriptions.js';

/** The ports that money needs. Each use case names the few it uses. */
export abstract class BillingWorld {
  abstract readonly billing: Billing;
  abstract readonly billingEvents: BillingEvents;
  abstract readonly clock: Clock;
  abstract readonly limiter: RateLimiter;
  abstract readonly log: Log;
  abstract readonly subscriptions: Subscriptions;
}
