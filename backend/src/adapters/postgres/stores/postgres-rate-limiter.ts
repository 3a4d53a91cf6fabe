// SQL: hits are counted and compared by one statement, so that two at once are two; planned once, for every text.
import { type DataSource, MoreThan } from 'typeorm';
import { type Hit, RateLimiter } from '../../../ports/storage/rate-limiter.js';
import { RateLimitRow } from '../entities/index.js';
import { preparedStatement } from '../prepared-statement.js';

/** @param rest what follows where it is only counted behind another */
const hit = (key: string, over: string, limit: string, rest = ''): string =>
  `insert into rate_limits as r (key, started_at, hits) select ${key}, $1::timestamptz, 1${rest}
   on conflict (key) do update set hits = case when r.started_at <= ${over} then 1 else r.hits + 1 end, started_at = case when r.started_at <= ${over} then $1 else r.started_at end
   where r.started_at <= ${over} or r.hits < ${limit} returning hits`;
const HIT = preparedStatement(hit('$2', '$3', '$4'));
const HIT_BOTH = preparedStatement(`with one as (${hit('$2', '$3', '$4')}) ${hit('$5', '$6', '$7', ' from one')}`);

export class PostgresRateLimiter extends RateLimiter {
  /** @param hash keyed: what is counted may name a phone or an address */
  constructor(
    private readonly dataSource: DataSource,
    private readonly hash: (key: string) => string,
  ) {
    super();
  }

  override async hit(key: string, limit: number, windowSeconds: number, now: Date): Promise<boolean> {
    if (limit < 0) return true;
    if (limit === 0) return false;
    const rows = await this.dataSource.query<unknown[]>(HIT, [now, ...this.valuesOf({ key, limit, windowSeconds }, now)]);
    return rows.length === 1;
  }

  override async hitBoth(one: Hit, other: Hit, now: Date): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(HIT_BOTH, [now, ...this.valuesOf(one, now), ...this.valuesOf(other, now)]);
    return rows.length === 1;
  }

  private valuesOf({ key, limit, windowSeconds }: Hit, now: Date): unknown[] {
    return [this.hash(key), new Date(now.getTime() - windowSeconds * 1000), limit];
  }

  override async giveBack(key: string): Promise<void> {
    await this.dataSource.getRepository(RateLimitRow).update({ key: this.hash(key), hits: MoreThan(0) }, { hits: () => 'hits - 1' });
  }

  override async forget(key: string): Promise<void> {
    await this.dataSource.getRepository(RateLimitRow).delete({ key: this.hash(key) });
  }
}
