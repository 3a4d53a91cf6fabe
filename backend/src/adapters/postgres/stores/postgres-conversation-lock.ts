import type pg from 'pg';
import { ConversationLock } from '../../../ports/conversation-lock.js';
import type { StandingConnection } from '../standing-connection.js';

const LOCK_CLASS = 0x6d74;

/** Session-level advisory locks, all on one connection of this process: they end when the process does. */
export class PostgresConversationLock extends ConversationLock {
  private readonly held = new Set<string>();

  constructor(private readonly connection: StandingConnection) {
    super();
  }

  override async run<T>(conversationId: string, work: () => Promise<T>): Promise<T | 'busy'> {
    if (this.held.has(conversationId)) return 'busy';
    this.held.add(conversationId);
    try {
      const client = await this.connection.client();
      if (!(await this.tryLock(client, conversationId))) return 'busy';
      try {
        return await work();
      } finally {
        // A broken connection has given the lock back by itself.
        await this.connection
          .query(client, 'select pg_advisory_unlock($1, hashtext($2))', [LOCK_CLASS, conversationId])
          .catch(() => undefined);
      }
    } finally {
      this.held.delete(conversationId);
    }
  }

  private async tryLock(client: pg.Client, conversationId: string): Promise<boolean> {
    const sql = 'select pg_try_advisory_lock($1, hashtext($2)) as locked';
    const { rows } = await this.connection.query<{ locked: boolean }>(client, sql, [LOCK_CLASS, conversationId]);
    return rows[0]!.locked;
  }
}
