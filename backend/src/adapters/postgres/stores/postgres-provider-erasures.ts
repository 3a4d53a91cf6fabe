import { type DataSource, LessThanOrEqual } from 'typeorm';
import { type ProviderErasure, ProviderErasures } from '../../../ports/storage/texts/provider-erasures.js';
import { ProviderErasureRow } from '../entities/index.js';

export class PostgresProviderErasures extends ProviderErasures {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  private get rows() {
    return this.dataSource.getRepository(ProviderErasureRow);
  }

  override async due(now: Date, limit: number): Promise<ProviderErasure[]> {
    const rows = await this.rows.find({ where: { nextTryAt: LessThanOrEqual(now) }, order: { nextTryAt: 'asc' }, take: limit });
    return rows.map(({ providerId, hasMedia, attempts }) => ({ providerId, hasMedia, attempts }));
  }

  override async done(providerId: string): Promise<void> {
    await this.rows.delete({ providerId });
  }

  override async failed(providerId: string, nextTry: Date, reason: string): Promise<void> {
    await this.rows.update({ providerId }, { attempts: () => 'attempts + 1', nextTryAt: nextTry, reason: reason.slice(0, 200) });
  }
}
