// SQL: how far a server has come in the log is told by functions.
import pg from 'pg';
import { placeOf } from './log-place.js';

const FOLLOWS = 'select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn()::text as replayed';

/** One connection to the replica beside its pool, so that how it does is heard while all others are busy. */
export class ReplicaConnection {
  private client: Promise<pg.Client> | null = null;
  private asking: Promise<bigint> | null = null;

  constructor(
    private readonly url: string,
    private readonly patienceMs: number,
  ) {}

  /** How far it has replayed the log. Fails where it does not answer in time, or follows nothing. */
  replayed(): Promise<bigint> {
    this.asking ??= this.ask().finally(() => (this.asking = null));
    return this.asking;
  }

  async close(): Promise<void> {
    const client = await this.client?.catch(() => null);
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private async ask(): Promise<bigint> {
    try {
      this.client ??= this.connect();
      const { rows } = await (await this.client).query<{ follows: boolean; replayed: string | null }>(FOLLOWS);
      const { follows = false, replayed = null } = rows[0] ?? {};
      if (!follows) throw new Error('it follows no other server');
      return placeOf(replayed ?? '') ?? 0n;
    } catch (error) {
      // Not waited for: what hangs is closed when it answers, or never.
      void this.close();
      throw error;
    }
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'mealtext replica watch',
      connectionTimeoutMillis: this.patienceMs,
      query_timeout: this.patienceMs,
    });
    client.on('error', () => (this.client = null));
    await client.connect();
    return client;
  }
}
