// SQL: leases are taken and kept by one conditional statement each, planned once, for every text.
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { ConversationLock } from '../../../ports/queue/conversation-lock.js';
import { preparedStatement } from '../prepared-statement.js';

/** How long a conversation waits when the process that was at it is killed. */
const LEASE_MS = 10_000;
const RENEW_MS = 3_000;

const UNTIL = `clock_timestamp() + interval '${LEASE_MS} milliseconds'`;
const TAKE = preparedStatement(
  `insert into conversation_leases as l (conversation_id, holder, until) values ($1, $2, ${UNTIL})
   on conflict (conversation_id) do update set holder = $2, until = ${UNTIL} where l.until < clock_timestamp() returning holder`,
);
const RENEW = `update conversation_leases set until = ${UNTIL} where conversation_id = $1 and holder = $2`;
const GIVE_BACK = preparedStatement('delete from conversation_leases where conversation_id = $1 and holder = $2');

/**
 * Leases in a table that is not logged, so that taking and giving back wait for no disk. A session's advisory lock would end at once with its process,
 * but belongs to a connection, and behind a pooler by transaction nobody has one for longer than a transaction.
 */
export class PostgresConversationLock extends ConversationLock {
  private readonly held = new Set<string>();

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async run<T>(conversationId: string, work: () => Promise<T>): Promise<T | 'busy'> {
    if (this.held.has(conversationId)) return 'busy';
    this.held.add(conversationId);
    try {
      const lease = [conversationId, randomUUID()];
      const taken = await this.dataSource.query<unknown[]>(TAKE, lease);
      if (!taken.length) return 'busy';
      const renewing = setInterval(() => void this.dataSource.query(RENEW, lease).catch(() => undefined), RENEW_MS);
      try {
        return await work();
      } finally {
        clearInterval(renewing);
        // Where the database is away, the lease ends by itself.
        await this.dataSource.query(GIVE_BACK, lease).catch(() => undefined);
      }
    } finally {
      this.held.delete(conversationId);
    }
  }
}
