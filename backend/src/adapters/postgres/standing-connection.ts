// SQL: a connection that only listens.
import pg from 'pg';
import type { Listening } from '../../ports/queue/listening.js';
import { connectionName } from './connection-name.js';

const RETRY_MS = 500;

/** One connection that stays open, for LISTEN. It reconnects by itself and listens again. */
export class StandingConnection implements Listening {
  private readonly channels = new Map<string, ((payload: string) => void)[]>();
  private current: Promise<pg.Client> | null = null;
  private closed = false;
  private last: Promise<unknown> = Promise.resolve();
  private retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly url: string,
    private readonly onTrouble: (error: Error) => void,
  ) {}

  client(): Promise<pg.Client> {
    if (this.closed) return Promise.reject(new Error('the connection was closed'));
    this.current ??= this.connect().catch((error: Error) => {
      this.lost(error);
      throw error;
    });
    return this.current;
  }

  /** A statement on a client of this connection, once those before it are answered: pg takes one at a time. */
  query<Row extends pg.QueryResultRow>(client: pg.Client, text: string, values: unknown[] = []): Promise<pg.QueryResult<Row>> {
    const answer = this.last.then(() => client.query<Row>(text, values));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  /** Calls back with every payload on the channel, for as long as this connection lives. */
  listen(channel: string, onPayload: (payload: string) => void): void {
    const listeners = this.channels.get(channel) ?? [];
    this.channels.set(channel, [...listeners, onPayload]);
    if (listeners.length) return;
    if (this.current) void this.current.then((client) => this.query(client, `listen ${channel}`)).catch(() => undefined);
    else void this.client().catch(() => undefined);
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.url, application_name: connectionName('standing'), keepAlive: true });
    client.on('error', (error) => this.lost(error));
    client.on('end', () => this.lost(new Error('the connection ended')));
    client.on('notification', ({ channel, payload }) => {
      for (const onPayload of this.channels.get(channel) ?? []) onPayload(payload ?? '');
    });
    await client.connect();
    for (const channel of this.channels.keys()) await client.query(`listen ${channel}`);
    return client;
  }

  private lost(error: Error): void {
    if (!this.current) return;
    this.current = null;
    if (this.closed) return;
    this.onTrouble(error);
    this.retry = setTimeout(() => void this.client().catch(() => undefined), RETRY_MS);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    const client = await this.current?.catch(() => null);
    await client?.end();
  }
}
