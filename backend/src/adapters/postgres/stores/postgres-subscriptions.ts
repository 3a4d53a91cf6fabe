import { type DataSource, type EntityManager, IsNull, LessThanOrEqual, Not } from 'typeorm';
import type { SubscriptionState } from '../../../domain/subscription.js';
import {
  type Cancellation,
  type CancellationResult,
  type GivenPlan,
  type OpenCheckout,
  type StoredSubscription,
  Subscriptions,
} from '../../../ports/storage/money/subscriptions.js';
import { BillingCancellationRow, BillingCustomerRow, BillingEventRow, CheckoutRow, SubscriptionRow, UserRow } from '../entities/index.js';
import { addNew } from './add-new.js';
import { rankOf, runs } from './current-plan.js';
import { notify } from './notify.js';

/** SQL: with whether the user is gone, in one read. */
const STORED = `s.user_id as "userId", s.customer_id as "customerId", s.plan, s.status, s.current_period_end as "currentPeriodEnd", s.end_date as "endDate",
  s.subscription_id as "subscriptionId", s.price_id as "priceId", s.version, u.deleted_at is not null as gone
  from subscriptions s join users u on u.id = s.user_id where s.provider =`;

export class PostgresSubscriptions extends Subscriptions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: 'local' | 'stripe',
  ) {
    super();
  }

  override of(userId: string): Promise<StoredSubscription | null> {
    return this.first('s.user_id = $2', userId);
  }

  override async given(userId: string, now: Date): Promise<GivenPlan | null> {
    // SQL: the better of two, ranked as everywhere.
    const rows = await this.dataSource.query<GivenPlan[]>(
      `select plan, until from (
         select o.plan, o.until, 0 as rank from plan_overrides o where o.user_id = $1 and o.until > $2
         union all select s.plan, s.end_date, 1 from subscriptions s where s.user_id = $1 and (s.subscription_id is null or s.provider <> $3) and ${runs('s', '$2')}
       ) g order by case when rank = 0 and plan = 'free' then 0 else 1 end, ${rankOf('plan')} desc, rank limit 1`,
      [userId, now, this.provider],
    );
    return rows[0] ?? null;
  }

  override ofCustomer(customerId: string): Promise<StoredSubscription | null> {
    // The release before keeps none in the directory.
    return this.first(
      `s.user_id = coalesce((select user_id from billing_customers where customer_id = $2), (select user_id from subscriptions where customer_id = $2))
       and s.customer_id = $2`,
      customerId,
    );
  }

  override page(afterCustomerId: string | null, limit: number): Promise<(StoredSubscription & { customerId: string })[]> {
    // SQL: see STORED.
    return this.dataSource.query(`select ${STORED} $1 and s.customer_id > $2 order by s.customer_id limit $3`, [
      this.provider,
      afterCustomerId ?? '',
      limit,
    ]);
  }

  private async first(where: string, value: string): Promise<StoredSubscription | null> {
    // SQL: see STORED.
    const rows = await this.dataSource.query<StoredSubscription[]>(`select ${STORED} $1 and ${where}`, [this.provider, value]);
    return rows[0] ?? null;
  }

  override async saveCustomer(userId: string, customerId: string, now: Date): Promise<string> {
    // What another provider sold is unknown to this one: it stays as a plan that was given, until one is paid for here.
    await this.dataSource.transaction(async (tx) => {
      const customers = tx.getRepository(BillingCustomerRow);
      await addNew(customers, { customerId, userId });
      if (await customers.existsBy({ customerId, userId: Not(userId) })) throw new Error('a customer is one user’s only');
      // SQL: what of the row that is there stays depends on who sold it.
      await tx.query(
        `insert into subscriptions as s (user_id, provider, customer_id, plan, status, updated_at) values ($1, $2, $3, 'free', 'inactive', $4)
       on conflict (user_id) do update set provider = $2, customer_id = $3, updated_at = $4, version = s.version + 1, subscription_id = null, price_id = null,
         current_period_end = case when s.provider = $2 then s.current_period_end end
       where s.provider <> $2 or s.customer_id is null`,
        [userId, this.provider, customerId, now],
      );
    });
    return (await this.of(userId))!.customerId!;
  }

  override save(userId: string, version: number, state: SubscriptionState, eventId: string | null, now: Date): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const rows = tx.getRepository(SubscriptionRow);
      const before = await rows.findOne({ where: { userId, version }, lock: { mode: 'pessimistic_write' } });
      if (!before) return false;
      const { plan, status, currentPeriodEnd, endDate, subscriptionId, priceId } = state;
      await rows.update(
        { userId },
        { plan, status, currentPeriodEnd, endDate, subscriptionId, priceId, updatedAt: now, version: () => 'version + 1' },
      );
      if (eventId)
        await tx.getRepository(BillingEventRow).update({ id: eventId, handledAt: IsNull() }, { handledAt: now, outcome: 'done' });
      const changed = before.plan !== plan || before.status !== status || before.endDate?.getTime() !== endDate?.getTime();
      if (changed) await notify(tx, userId, ['account']);
      return true;
    });
  }

  override async takeCheckout(userId: string, priceId: string, now: Date): Promise<OpenCheckout> {
    for (;;) {
      // SQL: numbered by the same statement, so that of two at once one finds the other’s.
      await this.dataSource.query(
        `insert into checkouts (user_id, attempt, price_id, opened_at)
         select $1, coalesce(max(attempt), 0) + 1, $2, $3 from checkouts where user_id = $1 on conflict do nothing`,
        [userId, priceId, now],
      );
      const open = await this.openCheckout(userId);
      if (open) return open;
    }
  }

  override async openCheckout(userId: string): Promise<OpenCheckout | null> {
    const open = await this.dataSource.getRepository(CheckoutRow).findOneBy({ userId, closedAt: IsNull() });
    if (!open) return null;
    const { attempt, priceId, checkoutId, openedAt } = open;
    return { attempt, priceId, checkoutId, openedAt };
  }

  override async noteCheckout(userId: string, attempt: number, checkoutId: string): Promise<void> {
    await this.dataSource.getRepository(CheckoutRow).update({ userId, attempt }, { checkoutId });
  }

  override async endCheckout(userId: string, attempt: number, now: Date): Promise<void> {
    await this.dataSource.getRepository(CheckoutRow).update({ userId, attempt, closedAt: IsNull() }, { closedAt: now });
  }

  override requestCancellation(customerId: string, userId: string | null, now: Date): Promise<void> {
    return requestCancellation(this.dataSource, this.provider, customerId, userId, now);
  }

  override async dueCancellations(now: Date, limit: number): Promise<Cancellation[]> {
    const rows = await this.dataSource.getRepository(BillingCancellationRow).find({
      where: { provider: this.provider, confirmedAt: IsNull(), nextTryAt: LessThanOrEqual(now) },
      order: { nextTryAt: 'asc' },
      take: limit,
    });
    return rows.map(({ customerId, userId, attempts, requestedAt }) => ({ customerId, userId, attempts, requestedAt }));
  }

  override async settleCancellation(which: Cancellation, result: CancellationResult, now: Date): Promise<void> {
    const rows = this.dataSource.getRepository(BillingCancellationRow);
    const row = { customerId: which.customerId, requestedAt: which.requestedAt };
    if (result.confirmed) await rows.update(row, { confirmedAt: now, lastError: null });
    else
      await rows.update(
        { ...row, confirmedAt: IsNull() },
        { attempts: () => 'attempts + 1', nextTryAt: result.nextTry, lastError: result.reason },
      );
  }

  override async leftBehind(customerId: string): Promise<boolean> {
    const found = await this.dataSource.getRepository(BillingCancellationRow).findOneBy({ customerId, userId: Not(IsNull()) });
    return found !== null && (await this.dataSource.getRepository(UserRow).existsBy({ id: found.userId!, deletedAt: Not(IsNull()) }));
  }

  override wasCanceled(customerId: string): Promise<boolean> {
    return this.dataSource.getRepository(BillingCancellationRow).existsBy({ customerId });
  }
}

/** Asks for everything of a customer to be canceled, within the caller's transaction. */
export async function requestCancellation(
  tx: Pick<EntityManager, 'getRepository'>,
  provider: 'local' | 'stripe',
  customerId: string,
  userId: string | null,
  now: Date,
): Promise<void> {
  await tx
    .getRepository(BillingCancellationRow)
    .createQueryBuilder()
    .insert()
    .values({ customerId, provider, userId, requestedAt: now, attempts: 0, nextTryAt: now, confirmedAt: null })
    .orUpdate(['confirmed_at', 'attempts', 'next_try_at', 'requested_at'], ['customer_id'])
    .execute();
}

/**
 * Part of deleting an account: whatever the user pays for, at whichever provider, is to be canceled. The row stands until
 * the provider confirms, also when the user's own rows are gone by then.
 */
export async function cancelAllOf(tx: Pick<EntityManager, 'getRepository'>, userId: string, now: Date): Promise<void> {
  const sold = await tx.getRepository(SubscriptionRow).findOneBy({ userId, customerId: Not(IsNull()) });
  if (sold) await requestCancellation(tx, sold.provider, sold.customerId!, userId, now);
}
