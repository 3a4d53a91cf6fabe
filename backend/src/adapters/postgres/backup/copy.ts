// SQL: copies tables as they are.
import { once } from 'node:events';
import type { Socket } from 'node:net';
import type pg from 'pg';

/** What of pg's connection a COPY needs; the types of the package leave it out. */
interface CopyConnection {
  stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** Rows are handed over in blocks of about this size. */
const BLOCK = 65_536;

/**
 * One COPY as pg runs its queries: it is put on the wire, and hears the server's messages until the server is ready again.
 * A package would do this for us; for two directions of one statement it is not worth one.
 */
abstract class Copy {
  readonly done: Promise<void>;
  protected finish!: (error?: Error) => void;
  protected failed = false;
  /** pg sets it where a query times out. */
  readonly callback = undefined;

  constructor(private readonly sql: string) {
    this.done = new Promise((resolve, reject) => (this.finish = (error) => (error ? reject(error) : resolve())));
  }

  submit(connection: pg.Connection): void {
    (connection as unknown as CopyConnection).query(this.sql);
  }

  handleError(error: Error): void {
    this.failed = true;
    this.finish(error);
  }

  handleReadyForQuery(): void {
    this.finish();
  }

  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
}

class CopyOut extends Copy {
  private block: Buffer[] = [];
  private size = 0;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    sql: string,
    private readonly write: (rows: Buffer) => Promise<void>,
    private readonly connection: CopyConnection,
  ) {
    super(sql);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The driver uses its buffer again.
    this.block.push(Buffer.from(chunk));
    this.size += chunk.length;
    if (this.size >= BLOCK) this.flush();
  }

  override handleReadyForQuery(): void {
    this.flush();
    this.writing.then(() => super.handleReadyForQuery(), this.finish);
  }

  /** Nothing more is read from the server until the block is written. */
  private flush(): void {
    if (this.size === 0) return;
    const rows = Buffer.concat(this.block);
    this.block = [];
    this.size = 0;
    this.connection.stream.pause();
    this.writing = this.writing.then(() => this.write(rows));
    this.writing.then(
      () => this.connection.stream.resume(),
      () => this.connection.stream.resume(),
    );
  }
}

class CopyIn extends Copy {
  constructor(
    sql: string,
    private readonly rows: AsyncIterable<Buffer>,
  ) {
    super(sql);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.send(connection);
  }

  private async send(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of this.rows) {
        if (this.failed) return;
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
      }
      connection.endCopyFrom();
    } catch (error) {
      connection.sendCopyFail(error instanceof Error ? error.message : String(error));
    }
  }
}

/** Rows of `copy (…) to stdout` in PostgreSQL's text format, as they come; `write` is waited for. */
export async function copyOut(client: pg.Client, sql: string, write: (rows: Buffer) => Promise<void>): Promise<void> {
  const { connection } = client as unknown as { connection: CopyConnection };
  await client.query(new CopyOut(sql, write, connection)).done;
}

/** Sends rows to `copy … from stdin`. Rejects with the database's error, and when `rows` fails. */
export async function copyIn(client: pg.Client, sql: string, rows: AsyncIterable<Buffer>): Promise<void> {
  await client.query(new CopyIn(sql, rows)).done;
}
