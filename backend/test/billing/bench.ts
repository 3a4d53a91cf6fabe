import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { LocalBilling, LocalLedger, LocalTestBilling, SignedEvents } from '../../src/adapters/local/index.js';
import { PrometheusMetrics } from '../../src/adapters/metrics/index.js';
import {
  makeDataSource,
  PostgresBillingEvents,
  PostgresMoneyOrders,
  PostgresRateLimiter,
  PostgresSubscriptions,
} from '../../src/adapters/postgres/index.js';
import { StripeBilling } from '../../src/adapters/stripe/index.js';
import { planAt, type SubscriptionState } from '../../src/domain/subscription.js';
import type { Plan } from '../../src/domain/plan.js';
import type { Billing } from '../../src/ports/billing/billing.js';
import { Log } from '../../src/ports/process/log.js';
import type { BillingDependencies } from '../../src/usecases/billing/billing-world.js';
import { handleBillingEvents } from '../../src/usecases/billing/handle-billing-events.js';
import { hearBillingEvent } from '../../src/usecases/billing/hear-billing-event.js';
import { StripeDouble } from '../stripe-double/stripe-double.js';
import { freshDatabase, type TestDatabase } from '../support/postgres.js';

export const SECRET = 'whsec_current';
export const OLD_SECRET = 'whsec_before';
export const CATALOGUE = { prices: { plus: 'price_plus', pro: 'price_pro' }, products: { plus: 'prod_plus', pro: 'prod_pro' } };
export const PUBLIC_URL = 'https://mealtext.example';
const DAY_MS = 86_400_000;

/** Keeps lines, so that a test can see what people would be told. */
class HeldLog extends Log {
  readonly lines: string[] = [];
  override info = (event: string, facts?: object): void => void this.lines.push(`info ${event} ${JSON.stringify(facts ?? {})}`);
  override warn = (event: string, facts?: object): void => void this.lines.push(`warn ${event} ${JSON.stringify(facts ?? {})}`);
  override error = (event: string, error: unknown): void => void this.lines.push(`error ${event} ${String(error)}`);
}

/** Money at work: PostgreSQL, a provider, and a clock that tests move. */
export class Bench {
  readonly log = new HeldLog();
  private time = new Date('2026-03-10T12:00:00Z');
  readonly clock = { now: () => this.time };
  readonly double = new StripeDouble(() => this.time);
  private database: TestDatabase;
  dataSource: DataSource;
  deps: BillingDependencies;
  local: LocalTestBilling;

  async open(provider: Billing['provider'] = 'stripe'): Promise<this> {
    this.database = await freshDatabase();
    this.dataSource = await makeDataSource(this.database.url, 8, 'test').initialize();
    for (const plan of ['plus', 'pro'] as const)
      this.double.books.sell(CATALOGUE.prices[plan], CATALOGUE.products[plan], `Mealtext ${plan}`, plan === 'pro' ? 999 : 599);
    const apiUrl = await this.double.start();
    const ledger = new LocalLedger(this.dataSource);
    const signed = new SignedEvents(SECRET);
    this.local = new LocalTestBilling(ledger, signed, this.clock);
    const settings = {
      secretKey: 'sk_test_1',
      publicKey: 'pk_test_1',
      webhookSecrets: [SECRET, OLD_SECRET],
      catalogue: CATALOGUE,
      publicUrl: PUBLIC_URL,
      apiUrl,
    };
    this.deps = {
      billing: provider === 'stripe' ? new StripeBilling(settings) : new LocalBilling(ledger, signed, this.clock, PUBLIC_URL),
      billingEvents: new PostgresBillingEvents(this.dataSource),
      moneyOrders: new PostgresMoneyOrders(this.dataSource, provider),
      subscriptions: new PostgresSubscriptions(this.dataSource, provider),
      limiter: new PostgresRateLimiter(this.dataSource, (key) => key),
      clock: this.clock,
      log: this.log,
      metrics: new PrometheusMetrics({}),
    };
    return this;
  }

  async close(): Promise<void> {
    await this.dataSource?.destroy();
    await this.database?.drop();
    await this.double.stop();
  }

  pass(days: number): void {
    this.time = new Date(this.time.getTime() + days * DAY_MS);
  }

  async user(): Promise<string> {
    const id = randomUUID();
    const values = [id, `+1202555${String(++this.users).padStart(4, '0')}`, this.clock.now()];
    await this.dataSource.query(
      `insert into users (id, phone, phone_hash, username, timezone, timezone_source, country, created_at) values ($1, $2, $2, 'Sam', 'UTC', 'unknown', 'US', $3)`,
      values,
    );
    return id;
  }
  private users = 0;

  /** A user who is the provider's customer and pays for nothing. */
  async customer(): Promise<{ userId: string; customerId: string }> {
    const userId = await this.user();
    const customerId = await this.deps.billing.createCustomer(userId);
    await this.deps.subscriptions.saveCustomer(userId, customerId, this.clock.now());
    return { userId, customerId };
  }

  /** Posts events of the double as Stripe does, and lets them be acted on. */
  async deliver(...events: StripeDouble['books']['events']): Promise<void> {
    for (const event of events) {
      const { raw, signature } = this.double.post(event, SECRET);
      await hearBillingEvent(this.deps, raw, signature);
    }
    await handleBillingEvents(this.deps);
  }

  /** Our copy, and the plan that it gives now. */
  async state(userId: string): Promise<SubscriptionState & { now: Plan }> {
    const stored = (await this.deps.subscriptions.of(userId))!;
    return { ...stored, now: planAt(stored, this.clock.now()) };
  }

  async rows(table: string): Promise<Record<string, unknown>[]> {
    return this.dataSource.query(`select * from ${table}`) as Promise<Record<string, unknown>[]>;
  }
}
