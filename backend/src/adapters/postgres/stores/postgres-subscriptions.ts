import type { DataSource, EntityManager } from 'typeorm';
import type { SubscriptionState } from '../../../domain/subscription.js';
import {
  type Cancellation,
  type CancellationResult,
  type GivenPlan,
  type OpenCheckout,
  type StoredSubscription,
  Subscriptions,
} from '../../../ports/subscriptions.js';
import { rankOf, runs } from './current-plan.js';
import { notify } from './notify.js';

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
    return this.dataSource.query(`select ${STORED} $1 and s.customer_id > $2 order by s.customer_id limit $3`, [
      this.provider,
      afterCustomerId ?? '',
      limit,
    ]);
  }

  private async first(where: string, value: string): Promise<StoredSubscription | null> {
    const rows = await this.dataSource.query<StoredSubscription[]>(`select ${STORED} $1 and ${where}`, [this.provider, value]);
    return rows[0] ?? null;
  }

  override async saveCustomer(userId: string, customerId: string, now: Date): Promise<string> {
    // What another provider sold is unknown to this one: it stays as a plan that was given, until one is paid for here.
    await this.dataSource.transaction(async (tx) => {
      await tx.query('insert into billing_customers (customer_id, user_id) values ($1, $2) on conflict do nothing', [customerId, userId]);
      const others = await tx.query<unknown[]>('select 1 from billing_customers where customer_id = $1 and user_id <> $2', [
        customerId,
        userId,
      ]);
      if (others.length) throw new Error('a customer is one user’s only');
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
      const before = await tx.query<Pick<SubscriptionState, 'plan' | 'status' | 'endDate'>[]>(
        'select plan, status, end_date as "endDate" from subscriptions where user_id = $1 and version = $2 for update',
        [userId, version],
      );
      if (!before[0]) return false;
      await tx.query(
        `update subscriptions set plan = $2, status = $3, current_period_end = $4, end_date = $5, subscription_id = $6, price_id = $7, updated_at = $8, version = version + 1
         where user_id = $1`,
        [userId, state.plan, state.status, state.currentPeriodEnd, state.endDate, state.subscriptionId, state.priceId, now],
      );
      if (eventId)
        await tx.query(`update billing_events set handled_at = $2, outcome = 'done' where id = $1 and handled_at is null`, [eventId, now]);
      const { plan, status, endDate } = before[0];
      const changed = plan !== state.plan || status !== state.status || endDate?.getTime() !== state.endDate?.getTime();
      if (changed) await notify(tx, userId, ['account']);
      return true;
    });
  }

  override async takeCheckout(userId: string, priceId: string, now: Date): Promise<OpenCheckout> {
    for (;;) {
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
    const rows = await this.dataSource.query<OpenCheckout[]>(
      'select attempt, price_id as "priceId", checkout_id as "checkoutId", opened_at as "openedAt" from checkouts where user_id = $1 and closed_at is null',
      [userId],
    );
    return rows[0] ?? null;
  }

  override async noteCheckout(userId: string, attempt: number, checkoutId: string): Promise<void> {
    await this.dataSource.query('update checkouts set checkout_id = $3 where user_id = $1 and attempt = $2', [userId, attempt, checkoutId]);
  }

  override async endCheckout(userId: string, attempt: number, now: Date): Promise<void> {
    await this.dataSource.query('update checkouts set closed_at = $3 where user_id = $1 and attempt = $2 and closed_at is null', [
      userId,
      attempt,
      now,
    ]);
  }

  override requestCancellation(customerId: string, userId: string | null, now: Date): Promise<void> {
    return requestCancellation(this.dataSource, this.provider, customerId, userId, now);
  }

  override dueCancellations(now: Date, limit: number): Promise<Cancellation[]> {
    return this.dataSource.query(
      `select customer_id as "customerId", user_id as "userId", attempts, requested_at as "requestedAt" from billing_cancellations
       where provider = $1 and confirmed_at is null and next_try_at <= $2 order by next_try_at limit $3`,
      [this.provider, now, limit],
    );
  }

  override async settleCancellation(which: Cancellation, result: CancellationResult, now: Date): Promise<void> {
    const row = [which.customerId, which.requestedAt];
    if (result.confirmed) {
      await this.dataSource.query(
        'update billing_cancellations set confirmed_at = $3, last_error = null where customer_id = $1 and requested_at = $2',
        [...row, now],
      );
    } else {
      await this.dataSource.query(
        'update billing_cancellations set attempts = attempts + 1, next_try_at = $3, last_error = $4 where customer_id = $1 and requested_at = $2 and confirmed_at is null',
        [...row, result.nextTry, result.reason],
      );
    }
  }

  override async leftBehind(customerId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select 1 from billing_cancellations b join users u on u.id = b.user_id where b.customer_id = $1 and u.deleted_at is not null`,
      [customerId],
    );
    return rows.length > 0;
  }

  override async wasCanceled(customerId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>('select 1 from billing_cancellations where customer_id = $1', [customerId]);
    return rows.length > 0;
  }
}

/** Asks for everything of a customer to be canceled, within the caller's transaction. */
export async function requestCancellation(
  tx: Pick<EntityManager, 'query'>,
  provider: 'local' | 'stripe',
  customerId: string,
  userId: string | null,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into billing_cancellations (customer_id, provider, user_id, requested_at, next_try_at) values ($1, $2, $3, $4, $4)
     on conflict (customer_id) do update set confirmed_at = null, attempts = 0, next_try_at = $4, requested_at = $4`,
    [customerId, provider, userId, now],
  );
}

/**
 * Part of deleting an account: whatever the user pays for, at whichever provider, is to be canceled. The row stands until
 * the provider confirms, also when the user's own rows are gone by then.
 */
export async function cancelAllOf(tx: Pick<EntityManager, 'query'>, userId: string, now: Date): Promise<void> {
  const rows = await tx.query<
    {
      customerId: string;
      provider: 'local' | 'stripe';
    }[]
  >('select customer_id as "customerId", provider from subscriptions where user_id = $1 and customer_id is not null', [userId]);
  for (const { customerId, provider } of rows) await requestCancellation(tx, provider, customerId, userId, now);
}
