import { type DataSource, MoreThan } from 'typeorm';
import { RateLimiter } from '../../../ports/storage/rate-limiter.js';
import { RateLimitRow } from '../entities/index.js';

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
    const over = new Date(now.getTime() - windowSeconds * 1000);
    // SQL: counted and compared by one statement, so that two at once are two.
    const rows = await this.dataSource.query<unknown[]>(
      `insert into rate_limits as r (key, started_at, hits) values ($1, $2, 1)
       on conflict (key) do update set hits = case when r.started_at <= $3 then 1 else r.hits + 1 end, started_at = case when r.started_at <= $3 then $2 else r.started_at end
       where r.started_at <= $3 or r.hits < $4 returning hits`,
      [this.hash(key), now, over, limit],
    );
    return rows.length === 1;
  }

  override async giveBack(key: string): Promise<void> {
    await this.dataSource.getRepository(RateLimitRow).update({ key: this.hash(key), hits: MoreThan(0) }, { hits: () => 'hits - 1' });
  }

  override async forget(key: string): Promise<void> {
    await this.dataSource.getRepository(RateLimitRow).delete({ key: this.hash(key) });
  }
}
