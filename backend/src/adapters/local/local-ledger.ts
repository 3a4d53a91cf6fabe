// SQL: a stand-in for what a provider would keep on its side; its tables are no entities of ours.
import { randomBytes } from 'node:crypto';
import { centsOf } from './local-catalogue.js';
import type { Sql } from './sql.js';

export interface LedgerSubscription {
  id: string;
  customerId: string;
  priceId: string;
  status: 'active' | 'past_due' | 'canceled';
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  createdAt: Date;
}

export interface LedgerCheckout {
  id: string;
  customerId: string;
  priceId: string;
  state: 'open' | 'paid' | 'over';
}

export interface LedgerInvoice {
  id: string;
  createdAt: Date;
  cents: number;
  paid: boolean;
  refunded: number;
}

const SUBSCRIPTION = `id, customer_id as "customerId", price_id as "priceId", status, period_end as "periodEnd", cancel_at_period_end as "cancelAtPeriodEnd", ended_at as "endedAt", created_at as "createdAt"`;
const CHECKOUT = 'id, customer_id as "customerId", price_id as "priceId", state';
const INVOICE = 'id, created_at as "createdAt", cents, paid, refunded';
const PERIOD_MS = 30 * 86_400_000;
const PORTAL_MS = 3_600_000;

export const ledgerId = (kind: string): string => `${kind}_local_${randomBytes(18).toString('base64url')}`;
export const periodAfter = (start: Date): Date => new Date(start.getTime() + PERIOD_MS);

/** A subscription as it stands at an instant: periods that ran out were renewed, or were the last. */
export function asOf(one: LedgerSubscription, now: Date): LedgerSubscription {
  if (one.status !== 'active' || one.periodEnd > now) return one;
  if (one.cancelAtPeriodEnd) return { ...one, status: 'canceled', endedAt: one.periodEnd };
  return asOf({ ...one, periodEnd: periodAfter(one.periodEnd) }, now);
}

/** When a subscription was renewed since it was last stored: each time something was due. */
function renewals(stored: LedgerSubscription, now: Date): Date[] {
  const after = asOf(stored, now);
  const all: Date[] = [];
  for (let at = stored.periodEnd; at < after.periodEnd; at = periodAfter(at)) all.push(at);
  return all;
}

/** The books of the local stand-in: what a payment provider would keep on its side. */
export class LocalLedger {
  constructor(private readonly sql: Sql) {}

  /** The user's customer; made when there is none. */
  async customerOf(userId: string, now: Date): Promise<string> {
    await this.sql.query('insert into local_customers (id, user_id, created_at) values ($1, $2, $3) on conflict do nothing', [
      ledgerId('cus'),
      userId,
      now,
    ]);
    const rows = await this.sql.query<{ id: string }[]>('select id from local_customers where user_id = $1', [userId]);
    return rows[0]!.id;
  }

  /** With all that they ever had. */
  async forgetCustomer(customerId: string): Promise<void> {
    await this.sql.query('delete from local_customers where id = $1', [customerId]);
  }

  /** The checkout under this key; made when there is none. */
  async openCheckout(key: string, customerId: string, priceId: string, now: Date): Promise<LedgerCheckout> {
    await this.sql.query(
      `insert into local_checkouts (id, key, customer_id, price_id, state, created_at) values ($1, $2, $3, $4, 'open', $5) on conflict (key) do nothing`,
      [ledgerId('cs'), key, customerId, priceId, now],
    );
    const rows = await this.sql.query<LedgerCheckout[]>(`select ${CHECKOUT} from local_checkouts where key = $1`, [key]);
    return rows[0]!;
  }

  async checkout(id: string): Promise<LedgerCheckout | null> {
    const rows = await this.sql.query<LedgerCheckout[]>(`select ${CHECKOUT} from local_checkouts where id = $1`, [id]);
    return rows[0] ?? null;
  }

  async closeCheckout(id: string): Promise<void> {
    await this.sql.query(`update local_checkouts set state = 'over' where id = $1 and state = 'open'`, [id]);
  }

  /** Pays on an open checkout, once. */
  async pay(id: string, now: Date): Promise<LedgerSubscription | null> {
    const rows = await this.sql.query<LedgerSubscription[]>(
      `with paid as (update local_checkouts set state = 'paid' where id = $1 and state = 'open' returning customer_id, price_id)
       insert into local_subscriptions (id, customer_id, price_id, status, period_end, cancel_at_period_end, created_at)
       select $2, customer_id, price_id, 'active', $3, false, $4 from paid returning ${SUBSCRIPTION}`,
      [id, ledgerId('sub'), periodAfter(now), now],
    );
    if (rows[0]) await this.bill(rows[0], now, true);
    return rows[0] ?? null;
  }

  async openPortal(customerId: string, now: Date): Promise<string> {
    const id = ledgerId('bps');
    await this.sql.query('insert into local_portals (id, customer_id, created_at) values ($1, $2, $3)', [id, customerId, now]);
    return id;
  }

  /** The customer of a portal that is not over. */
  async portalCustomer(id: string, now: Date): Promise<string | null> {
    const rows = await this.sql.query<{ customerId: string }[]>(
      'select customer_id as "customerId" from local_portals where id = $1 and created_at > $2',
      [id, new Date(now.getTime() - PORTAL_MS)],
    );
    return rows[0]?.customerId ?? null;
  }

  async subscription(id: string, now: Date): Promise<LedgerSubscription | null> {
    const rows = await this.sql.query<LedgerSubscription[]>(`select ${SUBSCRIPTION} from local_subscriptions where id = $1`, [id]);
    return (await this.renewed(rows, now))[0] ?? null;
  }

  /** Of one customer, or of everybody, oldest first. */
  async subscriptions(customerId: string | null, now: Date): Promise<LedgerSubscription[]> {
    const rows = await this.sql.query<LedgerSubscription[]>(
      `select ${SUBSCRIPTION} from local_subscriptions where $1::text is null or customer_id = $1 order by created_at, id`,
      [customerId],
    );
    return this.renewed(rows, now);
  }

  private async renewed(rows: readonly LedgerSubscription[], now: Date): Promise<LedgerSubscription[]> {
    for (const row of rows) for (const at of renewals(row, now)) await this.bill(row, at, true);
    return rows.map((row) => asOf(row, now));
  }

  /** What is due for a subscription at an instant; once for that instant. */
  async bill(
    { id, customerId, priceId }: Pick<LedgerSubscription, 'id' | 'customerId' | 'priceId'>,
    at: Date,
    paid: boolean,
  ): Promise<void> {
    await this.sql.query(
      `insert into local_invoices (id, customer_id, subscription_id, cents, paid, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (subscription_id, created_at) do nothing`,
      [ledgerId('in'), customerId, id, centsOf(priceId), paid, at],
    );
  }

  /** What was due and not paid, is. */
  async payInvoices(subscriptionId: string): Promise<void> {
    await this.sql.query('update local_invoices set paid = true where subscription_id = $1 and not paid', [subscriptionId]);
  }

  /** Newest first. */
  async invoices(customerId: string, now: Date): Promise<LedgerInvoice[]> {
    await this.subscriptions(customerId, now);
    return this.sql.query(`select ${INVOICE} from local_invoices where customer_id = $1 order by created_at desc, id desc limit 100`, [
      customerId,
    ]);
  }

  async invoice(id: string): Promise<LedgerInvoice | null> {
    const [row] = await this.sql.query<LedgerInvoice[]>(`select ${INVOICE} from local_invoices where id = $1`, [id]);
    return row ?? null;
  }

  /** The refund under this key; made when there is none and enough of the invoice is left. */
  async refund(
    key: string,
    invoiceId: string,
    cents: number,
    now: Date,
  ): Promise<{ id: string } | 'resource_missing' | 'not-paid' | 'more-than-paid'> {
    const same = await this.refundOf(key);
    if (same) return same;
    try {
      const [made] = await this.sql.query<{ id: string }[]>(
        `with taken as (update local_invoices set refunded = refunded + $4 where id = $3 and paid and refunded + $4 <= cents returning id)
         insert into local_refunds (id, key, invoice_id, cents, created_at) select $1, $2, id, $4, $5 from taken returning id`,
        [ledgerId('re'), key, invoiceId, cents, now],
      );
      if (made) return made;
    } catch (error) {
      // Asked twice at once: the other one stands, and this one has taken nothing.
      const other = await this.refundOf(key);
      if (other) return other;
      throw error;
    }
    const [invoice] = await this.sql.query<{ paid: boolean }[]>('select paid from local_invoices where id = $1', [invoiceId]);
    return !invoice ? 'resource_missing' : invoice.paid ? 'more-than-paid' : 'not-paid';
  }

  private async refundOf(key: string): Promise<{ id: string } | null> {
    const [row] = await this.sql.query<{ id: string }[]>('select id from local_refunds where key = $1', [key]);
    return row ?? null;
  }

  async save(one: LedgerSubscription): Promise<void> {
    await this.sql.query(
      'update local_subscriptions set price_id = $2, status = $3, period_end = $4, cancel_at_period_end = $5, ended_at = $6 where id = $1',
      [one.id, one.priceId, one.status, one.periodEnd, one.cancelAtPeriodEnd, one.endedAt],
    );
  }
}
