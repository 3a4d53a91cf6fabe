import type { DataSource } from 'typeorm';
import { RateLimiter } from '../../../ports/rate-limiter.js';

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
    const rows = await this.dataSource.query<unknown[]>(
      `insert into rate_limits as r (key, started_at, hits) values ($1, $2, 1)
       on conflict (key) do update set hits = case when r.started_at <= $3 then 1 else r.hits + 1 end, started_at = case when r.started_at <= $3 then $2 else r.started_at end
       where r.started_at <= $3 or r.hits < $4 returning hits`,
      [this.hash(key), now, over, limit],
    );
    return rows.length === 1;
  }

  override async giveBack(key: string): Promise<void> {
    await this.dataSource.query('update rate_limits set hits = hits - 1 where key = $1 and hits > 0', [this.hash(key)]);
  }

  override async forget(key: string): Promise<void> {
    await this.dataSource.query('delete from rate_limits where key = $1', [this.hash(key)]);
  }
}
