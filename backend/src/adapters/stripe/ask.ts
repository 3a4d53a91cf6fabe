import Stripe from 'stripe';
import { BillingUnavailable } from '../../ports/billing/billing.js';

/** Asks Stripe; whatever goes wrong there becomes BillingUnavailable, named by Stripe's own code and nothing of the request. */
export async function ask<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const status = error.statusCode ?? 0;
    const retry = error instanceof Stripe.errors.StripeConnectionError || status === 429 || status === 409 || status >= 500;
    throw new BillingUnavailable(error.code ?? error.type, retry);
  }
}

/** Whether Stripe says that there is no such thing (any more). */
export const isMissing = (error: unknown): boolean => error instanceof BillingUnavailable && error.reason === 'resource_missing';
