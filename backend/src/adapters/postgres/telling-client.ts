import pg from 'pg';
import type { Tell } from './announcer.js';

/** What a trigger raises (as INFO, which goes to the client alone) to have it told after the commit: `{channel} {payload}`. */
const TOLD = 'MTELL';
const NO_TRANSACTION = 'I';

/** A connection that keeps what is to be told until its transaction is committed; of one that is rolled back nothing is told. */
export class TellingClient extends pg.Client {
  private told: [channel: string, payload: string][] = [];
  private undone = false;
  private readonly tell: Tell | undefined;

  constructor(config?: pg.ClientConfig & { tell?: Tell }) {
    super(config);
    this.tell = config?.tell;
    if (!this.tell) return;
    this.on('notice', ({ code, message }) => {
      if (code !== TOLD || !message) return;
      const [channel = '', payload = ''] = message.split(' ');
      this.tellAfterCommit(channel, payload);
    });
    this.connection.on('commandComplete', ({ text }: { text: string }) => (this.undone ||= text === 'ROLLBACK'));
    this.connection.on('readyForQuery', ({ status }: { status: string }) => this.ready(status));
  }

  /** To be called within a transaction of this connection. */
  readonly tellAfterCommit: Tell = (channel, payload) => void this.told.push([channel, payload]);

  private ready(status: string): void {
    const undone = this.undone;
    // Within a transaction it was a part that was taken back; what that part told is told with the rest, to no harm.
    this.undone = false;
    if (status !== NO_TRANSACTION || !this.told.length) return;
    const told = this.told;
    this.told = [];
    if (!undone) for (const [channel, payload] of told) this.tell?.(channel, payload);
  }
}
