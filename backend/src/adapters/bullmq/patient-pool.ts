import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Shorter than anybody notices, long enough to let everything else have its turn. */
const FAILURE_MS = 200;

type Callback = Parameters<pg.Pool['connect']>[0];

/**
 * A pool in which a failure to get a connection takes a while. BullMQ's workers ask again at once, so that with a pool that refuses
 * at once (one that was closed, because a start failed) a process would do nothing else any more, not even end.
 */
export class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    const client = super.connect().catch(async (error: unknown) => {
      await sleep(FAILURE_MS);
      throw error;
    });
    if (!callback) return client;
    client.then(
      (one) => callback(undefined, one, (release?: boolean | Error) => one.release(release)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }
}
