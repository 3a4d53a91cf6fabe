import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Plan } from '../../../domain/plan.js';
import type { EventOutcome } from '../../../ports/storage/money/billing-events.js';

@Entity('subscriptions')
export class SubscriptionRow {
  @PrimaryColumn('uuid') userId: string;
  @Column('text') provider: 'local' | 'stripe';
  @Column('text', { nullable: true }) customerId: string | null;
  @Column('text', { nullable: true }) subscriptionId: string | null;
  @Column('text', { nullable: true }) priceId: string | null;
  @Column('text') plan: Plan;
  @Column('text') status: 'active' | 'trialing' | 'canceled' | 'inactive';
  /** A trial, also once it is canceled and not over; the table's trigger keeps it. */
  @Column({ type: 'boolean', select: false, insert: false, update: false }) trial?: boolean;
  @Column('timestamptz', { nullable: true }) currentPeriodEnd: Date | null;
  @Column('timestamptz', { nullable: true }) endDate: Date | null;
  @Column('timestamptz') updatedAt: Date;
  @Column('integer') version: number;
}

/** Whose a customer is that the provider tells of. */
@Entity('billing_customers')
export class BillingCustomerRow {
  @PrimaryColumn('text') customerId: string;
  @Column('uuid') userId: string;
}

/** What the provider told us, without its payload. */
@Entity('billing_events')
export class BillingEventRow {
  @PrimaryColumn('text') id: string;
  @Column('text') type: string;
  @Column('timestamptz') receivedAt: Date;
  @Column('timestamptz', { nullable: true }) handledAt: Date | null;
  @Column('text', { nullable: true }) customerId: string | null;
  @Column('text', { nullable: true }) subscriptionId: string | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
  @Column('text', { nullable: true }) outcome: EventOutcome | null;
  @Column('integer') attempts: number;
  @Column('timestamptz') nextTryAt: Date;
  @Column('text', { nullable: true }) lastError: string | null;
}

/** A page to pay on. */
@Entity('checkouts')
export class CheckoutRow {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('integer') attempt: number;
  @Column('text') priceId: string;
  @Column('text', { nullable: true }) checkoutId: string | null;
  @Column('timestamptz') openedAt: Date;
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
}

/** A customer who is not to be charged any more; stands until the provider confirms. */
@Entity('billing_cancellations')
export class BillingCancellationRow {
  @PrimaryColumn('text') customerId: string;
  @Column('text') provider: 'local' | 'stripe';
  @Column('uuid', { nullable: true }) userId: string | null;
  @Column('timestamptz') requestedAt: Date;
  @Column('integer') attempts: number;
  @Column('timestamptz') nextTryAt: Date;
  @Column('text', { nullable: true }) lastError: string | null;
  @Column('timestamptz', { nullable: true }) confirmedAt: Date | null;
}

/** Money to give back, or a subscription to end, as staff asked. */
@Entity('money_orders')
export class MoneyOrderRow {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('uuid') id: string;
  @Column('text') provider: 'local' | 'stripe';
  @Column('text') customerId: string;
  @Column('text') kind: 'refund' | 'cancel-at-end' | 'cancel-now';
  @Column('text', { nullable: true }) invoiceId: string | null;
  @Column('integer', { nullable: true }) cents: number | null;
  @Column('text', { nullable: true }) currency: string | null;
  @Column('text') reason: string;
  @Column('uuid') askedBy: string;
  @Column('timestamptz') askedAt: Date;
  @Column('uuid', { nullable: true }) requestId: string | null;
  @Column('text') state: 'waiting' | 'due' | 'done' | 'failed' | 'dropped';
  @Column('integer') attempts: number;
  @Column('timestamptz') nextTryAt: Date;
  @Column('text', { nullable: true }) problem: string | null;
  @Column('timestamptz', { nullable: true }) settledAt: Date | null;
  @Column('text', { nullable: true }) providerId: string | null;
}
