import type { DataSource } from 'typeorm';
import { Housekeeping } from '../../../ports/housekeeping.js';
import { RETIRE } from './retire.js';

export class PostgresHousekeeping extends Housekeeping {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hash: (text: string) => string,
  ) {
    super();
  }

  override retire(...[what, before, limit]: Parameters<Housekeeping['retire']>): Promise<number> {
    return this.dataSource.transaction((tx) => RETIRE[what](tx, before, limit, this.hash));
  }

  override async purge(before: Date, strangersBefore: Date): Promise<void> {
    const statements = [
      // The number of the latest entry stays taken, so that a number is never given twice.
      'delete from entries e where deleted_at < $1 and number < (select max(number) from entries where user_id = e.user_id)',
      'delete from changes where at < $1',
      'delete from sessions where expires_at < $1',
      'delete from staff_sessions where expires_at < $1',
      'delete from assistant_secrets where expires_at < $1',
      // Nothing opens it any more; one that was never used has only its code.
      `delete from assistant_connections c where created_at < $1 and not exists (select 1 from assistant_secrets s where s.user_id = c.user_id and s.connection_id = c.id)`,
      // Who registered and was let in by nobody has had their time; the others may come back within three months.
      `delete from assistant_clients a where coalesce(used_at + interval '90 days', created_at + interval '6 days') < $1::timestamptz
         and not exists (select 1 from assistant_connections c where c.client_id = a.id)`,
      'delete from live_codes where expires_at < $1',
      `delete from rate_limits where started_at < $1::timestamptz - interval '1 day'`,
    ];
    for (const statement of statements) await this.dataSource.query(statement, [before]);
    await this.dataSource.query(
      `delete from pictures p using inbound_texts t, conversations c where t.id = p.text_id and c.id = t.conversation_id and c.user_id is null and p.at < $1`,
      [strangersBefore],
    );
    // That a text came is kept, so that a repeat of it stays one.
    await this.dataSource.query(
      `update inbound_texts t set body = '', heard = null from conversations c where c.id = t.conversation_id and c.user_id is null and t.received_at < $1 and t.body <> ''`,
      [strangersBefore],
    );
  }
}
