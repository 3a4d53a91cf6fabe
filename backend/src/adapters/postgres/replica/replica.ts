import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource } from 'typeorm';
import type { Counts, Metrics, Sample } from '../../../ports/process/metrics.js';
import { type LogPlace, ReadPlace } from '../../../ports/storage/read-place.js';
import type { Listening } from '../../../ports/queue/listening.js';
import { makeDataSource } from '../data-source.js';
import { placeOf } from './log-place.js';
import { ReplicaConnection } from './replica-connection.js';
import { ReplicaWatch } from './replica-watch.js';

const PATIENCE_MS = 2000;
/** A statement that took too long: the primary would take as long. */
const CANCELLED = '57014';

type Why = Counts['replica_reads']['result'];
type Method = (this: unknown, ...given: unknown[]) => unknown;

interface Options {
  url: string;
  pool: number;
  name: string;
  waitMs: number;
  prepared: boolean;
  limitMs: number;
  metrics: Pick<Metrics, 'count' | 'watch'>;
  onChange: (trouble: string | null) => void;
}

/**
 * A server that follows the primary, and the one place that decides which of the two answers: the replica what only reads, has been allowed to
 * (`reading`), and comes after nothing that it has not replayed; the primary everything else, and everything while the replica is away or far behind.
 */
export class Replica extends ReadPlace {
  private readonly requests = new AsyncLocalStorage<{ after: bigint }>();
  private readonly source: DataSource;
  private readonly connection: ReplicaConnection;
  private readonly watch: ReplicaWatch;

  constructor(
    private readonly primary: DataSource,
    private readonly options: Options,
  ) {
    super();
    const { url, pool, name, waitMs, prepared, limitMs, metrics, onChange } = options;
    this.source = makeDataSource(url, pool, `${name} replica`, { waitMs, prepared });
    this.connection = new ReplicaConnection(url, PATIENCE_MS);
    this.watch = new ReplicaWatch({
      written: () => this.place().then((place) => placeOf(place) ?? 0n),
      replayed: () => this.connection.replayed(),
      limitMs,
      onChange,
      onAnswer: async () => this.source.isInitialized || this.source.initialize(),
    });
    metrics.watch(() => Promise.resolve(this.samples()));
  }

  /** Settles when it is known whether the replica answers. One that does not keeps nobody waiting: it is read once it does. */
  start(): Promise<void> {
    return this.watch.start();
  }

  async close(): Promise<void> {
    this.watch.close();
    await this.connection.close();
    if (this.source.isInitialized) await this.source.destroy();
  }

  /** Why the primary answers everything; null: it does not. */
  get trouble(): string | null {
    return this.watch.trouble;
  }

  override written(): Promise<LogPlace | null> {
    return this.place().catch(() => null);
  }

  override reading<T>(after: LogPlace | null, work: () => T): T {
    return this.requests.run({ after: (after === null ? null : placeOf(after)) ?? 0n }, work);
  }

  /** What open screens are told, once a screen that asks at once finds it. */
  held(listening: Listening): Listening {
    return {
      listen: (channel, onPayload) => listening.listen(channel, (payload) => void this.watch.caughtUp().then(() => onPayload(payload))),
    };
  }

  /** A store of which the named methods, which only read, are answered where this decides. */
  routed<S extends object>(make: (from: DataSource) => S, reads: readonly (keyof S & string)[]): S {
    const [onPrimary, replicas] = [make(this.primary), this.once(make)];
    const methods = reads.map((name) => {
      const call = (store: S, given: unknown[]): unknown => (store[name] as Method).call(store, ...given);
      const either = (...given: unknown[]): unknown => {
        const why = this.why();
        if (why !== 'replica') {
          if (why) this.count(why);
          return call(onPrimary, given);
        }
        const answer = call(replicas(), given);
        return isIterable(answer)
          ? this.portions(answer, () => call(onPrimary, given) as AsyncIterable<unknown>)
          : this.answered(answer as Promise<unknown>, () => call(onPrimary, given));
      };
      return [name, { value: either }] as const;
    });
    return Object.create(onPrimary, Object.fromEntries(methods)) as S;
  }

  /** Who answers; null: nobody allowed the replica to. */
  private why(): Why | null {
    const request = this.requests.getStore();
    if (!request) return null;
    if (!this.watch.answers) return 'away';
    if (this.trouble !== null) return 'behind';
    return this.watch.has(request.after) ? 'replica' : 'own-write';
  }

  /** Whatever the replica fails in is asked of the primary: connections that break, rows that were needed for replaying, a schema that is to come. */
  private async answered(answer: Promise<unknown>, again: () => unknown): Promise<unknown> {
    try {
      const value = await this.watch.whileItAnswers(answer);
      this.count('replica');
      return value;
    } catch (error) {
      if (codeOf(error) === CANCELLED) throw error;
      this.count('failed');
      return again();
    }
  }

  private async *portions(answer: AsyncIterable<unknown>, again: () => AsyncIterable<unknown>): AsyncIterable<unknown> {
    let begun = false;
    try {
      for await (const portion of answer) {
        begun = true;
        yield portion;
      }
      this.count('replica');
    } catch (error) {
      // What was handed on cannot be taken back.
      if (begun || codeOf(error) === CANCELLED) throw error;
      this.count('failed');
      yield* again();
    }
  }

  private readonly count = (result: Why): void => this.options.metrics.count('replica_reads', { result });

  /** Made when it is first read: its data source may be connected long after the start. */
  private once<S>(make: (from: DataSource) => S): () => S {
    let made: S | undefined;
    return () => (made ??= make(this.source));
  }

  /** SQL: a function. */
  private async place(): Promise<LogPlace> {
    return (await this.primary.query<{ place: LogPlace }[]>('select pg_current_wal_insert_lsn()::text as place'))[0]!.place;
  }

  private samples(): Sample[] {
    return [
      { name: 'replica_read', labels: {}, value: this.trouble === null ? 1 : 0 },
      { name: 'replica_lag_seconds', labels: {}, value: this.watch.lagMs / 1000 },
    ];
  }
}

const codeOf = (error: unknown): unknown => (typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined);

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
