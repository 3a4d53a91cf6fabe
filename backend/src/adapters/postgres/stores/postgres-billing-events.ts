import type { DataSource } from 'typeorm';
import type { BillingEvent } from '../../../ports/billing.js';
import { BillingEvents, type EventOutcome } from '../../../ports/billing-events.js';
import { safeText } from '../safe-json.js';

const EVENT = `id, type, customer_id as "customerId", subscription_id as "subscriptionId", created_at as "createdAt", ended_at as "endedAt", attempts`;

export class PostgresBillingEvents extends BillingEvents {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async accept(event: BillingEvent, now: Date): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `insert into billing_events (id, type, customer_id, subscription_id, created_at, ended_at, received_at, next_try_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict do nothing returning id`,
      [safeText(event.id), safeText(event.type), text(event.customerId), text(event.subscriptionId), event.createdAt, event.endedAt, now],
    );
    return rows.length === 1;
  }

  override waiting(now: Date, limit: number): Promise<(BillingEvent & { attempts: number })[]> {
    return this.dataSource.query(
      `select ${EVENT} from billing_events where handled_at is null and next_try_at <= $1 order by next_try_at, received_at, id limit $2`,
      [now, limit],
    );
  }

  override async settle(eventId: string, outcome: EventOutcome, now: Date): Promise<void> {
    await this.dataSource.query('update billing_events set handled_at = $3, outcome = $2 where id = $1 and handled_at is null', [
      eventId,
      outcome,
      now,
    ]);
  }

  override async postpone(eventId: string, reason: string, nextTry: Date): Promise<void> {
    await this.dataSource.query(
      'update billing_events set attempts = attempts + 1, last_error = $2, next_try_at = $3 where id = $1 and handled_at is null',
      [eventId, safeText(reason), nextTry],
    );
  }

  override async ended(customerId: string): Promise<Map<string, Date>> {
    const rows = await this.dataSource.query<{ id: string; at: Date }[]>(
      `select subscription_id as id, min(ended_at) as at from billing_events
       where customer_id = $1 and ended_at is not null and subscription_id is not null group by 1`,
      [customerId],
    );
    return new Map(rows.map(({ id, at }) => [id, at]));
  }
}

const text = (value: string | null): string | null => value && safeText(value);
