import { randomUUID } from 'node:crypto';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import {
  ALONE_DAYS,
  type MoneyAsked,
  type MoneyOrder,
  MoneyOrders,
  type MoneyResult,
  type NewMoneyOrder,
  type RefundBounds,
} from '../../../ports/storage/money/money-orders.js';
import type { AuditCause, AuditFacts } from '../../../ports/storage/staff/staff-audit.js';
import { MoneyOrderRow, UserRow } from '../entities/index.js';
import { safeText } from '../safe-json.js';
import { openRequest } from './postgres-staff-requests.js';
import { recordAudit } from './staff/audit-row.js';

const ORDER = `o.id, o.user_id as "userId", o.customer_id as "customerId", o.kind, o.invoice_id as "invoiceId", o.cents, o.currency, o.reason, o.asked_by as "askedBy",
  (select s.name from staff s where s.id = o.asked_by) as "askedByName", o.asked_at as "askedAt", o.request_id as "requestId",
  case when o.state = 'waiting' and not exists (select 1 from staff_requests r where r.user_id = o.user_id and r.id = o.request_id and r.expires_at > now()) then 'dropped' else o.state end as state,
  o.attempts, o.problem, o.settled_at as "settledAt" from money_orders o where o.provider = $1`;

/** Whoever asked does not wait for the worker, so it leaves them this long. */
const OWN_TRY_MS = 60_000;

/** SQL: sums and orders with what stands around them; what is written is written by rows. */
export class PostgresMoneyOrders extends MoneyOrders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: 'local' | 'stripe',
  ) {
    super();
  }

  override ask(order: NewMoneyOrder, bounds: RefundBounds | null, cause: AuditCause & { reason: string }, now: Date): Promise<MoneyAsked> {
    return this.dataSource.transaction(async (tx) => {
      const user = { id: order.userId, deletedAt: IsNull() };
      if (!(await tx.getRepository(UserRow).findOne({ where: user, lock: { mode: 'pessimistic_write' } }))) return 'not-found';
      const same = await tx.getRepository(MoneyOrderRow).findOneBy({ id: order.id });
      if (same) return (['userId', 'kind', 'invoiceId', 'cents'] as const).every((key) => same[key] === order[key]) ? 'repeated' : 'taken';
      let requestId: string | null = null;
      if (bounds && order.cents) {
        if ((await this.underWay(tx, order, bounds.readAt, now)) + order.cents > bounds.left) return 'more-than-paid';
        if ((await alone(tx, order.userId, now)) + order.cents > bounds.alone) {
          requestId = randomUUID();
          if (!(await openRequest(tx, { id: requestId, kind: 'refund', userId: order.userId }, cause, now))) return 'open';
        }
      }
      const state = requestId ? 'waiting' : 'due';
      const { id, userId, customerId, kind, invoiceId, cents, currency } = order;
      await tx.getRepository(MoneyOrderRow).insert({
        ...{ id, provider: this.provider, userId, customerId, kind, invoiceId, cents, currency, requestId, state },
        ...{ reason: safeText(cause.reason), askedBy: cause.by.staffId, askedAt: now, nextTryAt: new Date(now.getTime() + OWN_TRY_MS) },
      });
      await recordAudit(tx, { ...cause, action: requestId ? 'refund-ask' : order.kind, object: ofUser(order), after: facts(order) }, now);
      return state;
    });
  }

  /** What is given back of an invoice, which is one person's, and was not yet told by the provider when it was asked. */
  private async underWay(tx: EntityManager, { userId, invoiceId }: NewMoneyOrder, readAt: Date, now: Date): Promise<number> {
    const [row] = await tx.query<{ cents: number }[]>(
      `select coalesce(sum(o.cents), 0)::int as cents from money_orders o left join staff_requests r on r.user_id = o.user_id and r.id = o.request_id
       where o.user_id = $5 and o.provider = $1 and o.invoice_id = $2
         and (o.state = 'due' or (o.state = 'done' and o.settled_at >= $3) or (o.state = 'waiting' and r.expires_at > $4))`,
      [this.provider, invoiceId, readAt, now, userId],
    );
    return row!.cents;
  }

  override one(userId: string, id: string): Promise<MoneyOrder | null> {
    return this.first('o.user_id = $2 and o.id = $3', userId, id);
  }

  override ofRequest(requestId: string): Promise<MoneyOrder | null> {
    return this.first('o.request_id = $2', requestId);
  }

  private async first(where: string, ...values: string[]): Promise<MoneyOrder | null> {
    const [row] = await this.dataSource.query<MoneyOrder[]>(`select ${ORDER} and ${where}`, [this.provider, ...values]);
    return row ?? null;
  }

  override of(userId: string, limit: number): Promise<MoneyOrder[]> {
    return this.dataSource.query(`select ${ORDER} and o.user_id = $2 order by o.asked_at desc, o.id limit $3`, [
      this.provider,
      userId,
      limit,
    ]);
  }

  override givenAlone(userId: string, now: Date): Promise<number> {
    return alone(this.dataSource, userId, now);
  }

  override due(now: Date, limit: number): Promise<MoneyOrder[]> {
    return this.dataSource.query(`select ${ORDER} and o.state = 'due' and o.next_try_at <= $2 order by o.next_try_at limit $3`, [
      this.provider,
      now,
      limit,
    ]);
  }

  override settle(order: MoneyOrder, result: MoneyResult, now: Date): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const due = { userId: order.userId, id: order.id, state: 'due' as const };
      const tried = { attempts: () => 'attempts + 1', problem: 'problem' in result ? result.problem.slice(0, 200) : null };
      const orders = tx.getRepository(MoneyOrderRow);
      if (result.state === 'due') {
        await orders.update(due, { ...tried, nextTryAt: result.nextTry });
        return;
      }
      const providerId = result.state === 'done' ? result.providerId : null;
      const { affected } = await orders.update(due, { ...tried, state: result.state, settledAt: now, providerId });
      if (!affected) return;
      const by = { staffId: order.askedBy, sessionHash: '', ip: null, requestId: null };
      const after = { ...facts(order), ...(tried.problem ? { problem: tried.problem } : {}) };
      await recordAudit(tx, { by, action: `${order.kind}-${result.state}`, object: ofUser(order), after }, now);
    });
  }
}

/** SQL: a sum. */
async function alone(tx: Pick<EntityManager, 'query'>, userId: string, now: Date): Promise<number> {
  const [row] = await tx.query<{ cents: number }[]>(
    `select coalesce(sum(cents), 0)::int as cents from money_orders
     where user_id = $1 and kind = 'refund' and state in ('due', 'done') and request_id is null and asked_at > $2::timestamptz - make_interval(days => $3)`,
    [userId, now, ALONE_DAYS],
  );
  return row!.cents;
}

const ofUser = ({ userId }: NewMoneyOrder) => ({ kind: 'user', id: userId });
const facts = ({ id, invoiceId, cents, currency }: NewMoneyOrder): AuditFacts => ({
  order: id,
  ...(invoiceId ? { invoice: invoiceId, cents, currency } : {}),
});
