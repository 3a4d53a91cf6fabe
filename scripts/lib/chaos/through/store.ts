import type { RunningPostgres } from '../../postgres.js';
import type { Queue } from '../plant.js';
import type { ChaosRedis } from '../redis.js';

/** What keeps rows and queues, with handles to break it by. */
export interface Store {
  /** As the product and the harness reach it. */
  postgres: RunningPostgres;
  redis: ChaosRedis | undefined;
  /** What the processes are told of it. */
  env: Record<string, string>;
  /** Lets the primary die and its standby take its place; settles when there is a standby again. */
  failOver?: () => Promise<void>;
  pooler?: { goAway(ms: number): Promise<void> };
  close(): Promise<void>;
}

export interface StoreOptions {
  queue: Queue;
  /** Where it may write. */
  folder: string;
}

/** An engine by its name, what it is in a sentence, and how it is opened. */
export interface Engine {
  name: string;
  what: string;
  open: (options: StoreOptions) => Promise<Store>;
}
