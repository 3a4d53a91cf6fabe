import type { Plan } from '../../../domain/plan.js';
import type { SubscriptionState } from '../../../domain/subscription.js';

/** Our copy of what the provider says about a user. */
export interface StoredSubscription extends SubscriptionState {
  userId: string;
  /** Null for a plan that was given, not bought. */
  customerId: string | null;
  /** Grows with every save. */
  version: number;
  /** The user has deleted their account. */
  gone: boolean;
}

/** A plan that a user has without paying for it here. */
export interface GivenPlan {
  /** 'free' when staff took a plan away for a time. */
  plan: Plan;
  /** The instant at which it ends by itself; null: none is known. */
  until: Date | null;
}

/** A page to pay on that may still be open. `checkoutId` is null until the provider's answer is known. */
export interface OpenCheckout {
  attempt: number;
  priceId: string;
  checkoutId: string | null;
  openedAt: Date;
}

/** A customer who must not be charged any more; it stands until the provider confirms. */
export interface Cancellation {
  customerId: string;
  userId: string | null;
  attempts: number;
  requestedAt: Date;
}

export type CancellationResult = { confirmed: true } | { confirmed: false; nextTry: Date; reason: string };

/**
 * Keeps who is which customer, what they have, and what is still to be canceled. Only rows of the provider in use, but for `given`.
 * Promises: a user has one customer and at most one open checkout; `save` happens only on the version that was read, so
 * that what was fetched earlier never overwrites what was fetched later.
 */
export abstract class Subscriptions {
  abstract of(userId: string): Promise<StoredSubscription | null>;
  /** What is in force because it was given: by staff, for a trial, or by a provider that is not in use any more. */
  abstract given(userId: string, now: Date): Promise<GivenPlan | null>;
  abstract ofCustomer(customerId: string): Promise<StoredSubscription | null>;
  /** Every customer, in pages by customer id. */
  abstract page(afterCustomerId: string | null, limit: number): Promise<(StoredSubscription & { customerId: string })[]>;
  /** The first customer saved for a user stays, and is the answer. Whatever plan the user has stays, too. */
  abstract saveCustomer(userId: string, customerId: string, now: Date): Promise<string>;
  /** Stores the state and settles the event that it answers, in one transaction; false when the version has passed. */
  abstract save(userId: string, version: number, state: SubscriptionState, eventId: string | null, now: Date): Promise<boolean>;
  /** The user's open checkout, or a new attempt for this price. */
  abstract takeCheckout(userId: string, priceId: string, now: Date): Promise<OpenCheckout>;
  /** The user's open checkout, if any. */
  abstract openCheckout(userId: string): Promise<OpenCheckout | null>;
  abstract noteCheckout(userId: string, attempt: number, checkoutId: string): Promise<void>;
  abstract endCheckout(userId: string, attempt: number, now: Date): Promise<void>;
  /** Asks for everything of a customer to be canceled; asking again starts the tries anew. */
  abstract requestCancellation(customerId: string, userId: string | null, now: Date): Promise<void>;
  abstract dueCancellations(now: Date, limit: number): Promise<Cancellation[]>;
  /** What became of a try; nothing when it was asked for anew meanwhile. */
  abstract settleCancellation(which: Cancellation, result: CancellationResult, now: Date): Promise<void>;
  /** Whether a customer's user is gone for good, by what was asked to be canceled for them. */
  abstract leftBehind(customerId: string): Promise<boolean>;
  /** Whether a customer was to be canceled, confirmed or not. */
  abstract wasCanceled(customerId: string): Promise<boolean>;
}
