import { type DataSource, IsNull, LessThanOrEqual } from 'typeorm';
import type { BillingEvent } from '../../../ports/billing/billing.js';
import { BillingEvents, type EventOutcome } from '../../../ports/storage/money/billing-events.js';
import { BillingEventRow } from '../entities/index.js';
import { safeText } from '../safe-json.js';
import { addNew } from './add-new.js';

export class PostgresBillingEvents extends BillingEvents {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  private get rows() {
    return this.dataSource.getRepository(BillingEventRow);
  }

  override accept(event: BillingEvent, now: Date): Promise<boolean> {
    const { createdAt, endedAt } = event;
    return addNew(this.rows, {
      ...{ id: safeText(event.id), type: safeText(event.type), createdAt, endedAt, receivedAt: now, nextTryAt: now },
      ...{ customerId: text(event.customerId), subscriptionId: text(event.subscriptionId) },
    });
  }

  override async waiting(now: Date, limit: number): Promise<(BillingEvent & { attempts: number })[]> {
    const rows = await this.rows.find({
      where: { handledAt: IsNull(), nextTryAt: LessThanOrEqual(now) },
      order: { nextTryAt: 'asc', receivedAt: 'asc', id: 'asc' },
      take: limit,
    });
    return rows.map(({ id, type, customerId, subscriptionId, createdAt, endedAt, attempts }) => ({
      ...{ id, type, customerId, subscriptionId, createdAt, endedAt, attempts },
    }));
  }

  override async settle(eventId: string, outcome: EventOutcome, now: Date): Promise<void> {
    await this.rows.update({ id: eventId, handledAt: IsNull() }, { handledAt: now, outcome });
  }

  override async postpone(eventId: string, reason: string, nextTry: Date): Promise<void> {
    await this.rows.update(
      { id: eventId, handledAt: IsNull() },
      { attempts: () => 'attempts + 1', lastError: safeText(reason), nextTryAt: nextTry },
    );
  }

  override async ended(customerId: string): Promise<Map<string, Date>> {
    const rows = await this.rows
      .createQueryBuilder('e')
      .select('e.subscriptionId', 'id')
      .addSelect('min(e.endedAt)', 'at')
      .where('e.customerId = :customerId and e.endedAt is not null and e.subscriptionId is not null', { customerId })
      .groupBy('e.subscriptionId')
      .getRawMany<{ id: string; at: Date }>();
    return new Map(rows.map(({ id, at }) => [id, at]));
  }
}

const text = (value: string | null): string | null => value && safeText(value);
