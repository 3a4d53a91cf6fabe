// SQL: a stand-in for what a provider would keep on its side; its tables are no entities of ours.
import { TextArchive } from '../../ports/texts/text-archive.js';
import type { Sql } from './sql.js';

/** The local network keeps texts in a table of ours. */
export class LocalTextArchive extends TextArchive {
  constructor(private readonly sql: Sql) {
    super();
  }

  override async forget(providerId: string): Promise<void> {
    await this.sql.query('delete from local_texts where provider_id = $1', [providerId]);
  }
}
