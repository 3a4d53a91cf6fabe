import type { DataSource } from 'typeorm';
import { type ProviderErasure, ProviderErasures } from '../../../ports/provider-erasures.js';

export class PostgresProviderErasures extends ProviderErasures {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override due(now: Date, limit: number): Promise<ProviderErasure[]> {
    return this.dataSource.query(
      `select provider_id as "providerId", has_media as "hasMedia", attempts from provider_erasures where next_try_at <= $1 order by next_try_at limit $2`,
      [now, limit],
    );
  }

  override async done(providerId: string): Promise<void> {
    await this.dataSource.query('delete from provider_erasures where provider_id = $1', [providerId]);
  }

  override async failed(providerId: string, nextTry: Date, reason: string): Promise<void> {
    await this.dataSource.query(
      'update provider_erasures set attempts = attempts + 1, next_try_at = $2, reason = $3 where provider_id = $1',
      [providerId, nextTry, reason.slice(0, 200)],
    );
  }
}
