import { type DataSource, type EntityTarget, LessThan, type ObjectLiteral } from 'typeorm';
import { Housekeeping } from '../../../ports/storage/housekeeping.js';
import { AssistantSecretRow, ChangeRow, LiveCodeRow, RateLimitRow, SessionRow, StaffSessionRow } from '../entities/index.js';
import { RETIRE } from './retire.js';

const DAY_MS = 86_400_000;

/** What goes by its time alone. */
const OVER: readonly (readonly [EntityTarget<ObjectLiteral>, when: string])[] = [
  [ChangeRow, 'at'],
  [SessionRow, 'expiresAt'],
  [StaffSessionRow, 'expiresAt'],
  [AssistantSecretRow, 'expiresAt'],
  [LiveCodeRow, 'expiresAt'],
];

const UNUSED = [
  // The number of the latest entry stays taken, so that a number is never given twice.
  'delete from entries e where deleted_at < $1 and number < (select max(number) from entries where user_id = e.user_id)',
  // Nothing opens it any more; one that was never used has only its code.
  `delete from assistant_connections c where created_at < $1 and not exists (select 1 from assistant_secrets s where s.user_id = c.user_id and s.connection_id = c.id)`,
  // Who registered and was let in by nobody has had their time; the others may come back within three months.
  `delete from assistant_clients a where coalesce(used_at + interval '90 days', created_at + interval '6 days') < $1::timestamptz
     and not exists (select 1 from assistant_connections c where c.client_id = a.id)`,
];

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
    for (const [Row, when] of OVER) await this.dataSource.getRepository(Row).delete({ [when]: LessThan(before) });
    const dayBefore = new Date(before.getTime() - DAY_MS);
    await this.dataSource.getRepository(RateLimitRow).delete({ startedAt: LessThan(dayBefore) });
    // SQL: what goes is told by other rows.
    for (const statement of UNUSED) await this.dataSource.query(statement, [before]);
    // SQL: by another table's rows.
    await this.dataSource.query(
      `delete from pictures p using conversations c where c.id = p.conversation_id and c.user_id is null and p.at < $1`,
      [strangersBefore],
    );
    // SQL: by another table's rows. That a text came is kept, so that a repeat of it stays one.
    await this.dataSource.query(
      `update inbound_texts t set body = '', heard = null from conversations c where c.id = t.conversation_id and c.user_id is null and t.received_at < $1 and t.body <> ''`,
      [strangersBefore],
    );
  }
}
