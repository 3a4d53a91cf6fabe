import { createPostgresBackend, createRedisBackend, type QueueOptions, setDefaultBackendFactory } from 'bullmq';
import { PatientPool } from './patient-pool.js';

export interface QueueBackend {
  connection: QueueOptions['connection'];
  /** Before every key of a queue. */
  prefixOf: (queue: string) => string;
  /** To be called after every queue and worker is closed. */
  close(): Promise<void>;
}

/** The connection to a Redis Cluster that all queues share. */
export interface SharedRedis {
  on(event: 'error', listener: (error: Error) => void): unknown;
  disconnect(): void;
}

interface Settings {
  redis: { url: string } | { shared: SharedRedis } | null;
  databaseUrl: string;
  pool: number;
}

/** The braces keep all keys of a queue in one slot of a Redis Cluster, as BullMQ's scripts need it; each queue has its own, so that they spread. */
const inSlotOfItsOwn = (queue: string): string => `{mt-${queue}}`;
const IN_POSTGRES = '{mealtext}';

/**
 * Where queues live: in Redis when there is one, else in PostgreSQL, in one pool that all queues and workers share.
 * The choice is BullMQ's process-wide default, as the Nest module offers no other way.
 */
export function selectBackend({ redis, databaseUrl, pool: max }: Settings, onTrouble: (error: Error) => void): QueueBackend {
  if (redis) {
    setDefaultBackendFactory(createRedisBackend);
    if ('url' in redis)
      return { connection: { url: redis.url, maxRetriesPerRequest: null }, prefixOf: inSlotOfItsOwn, close: () => Promise.resolve() };
    const { shared } = redis;
    shared.on('error', onTrouble);
    return { connection: shared, prefixOf: inSlotOfItsOwn, close: () => Promise.resolve(shared.disconnect()) };
  }
  setDefaultBackendFactory(createPostgresBackend as never);
  const pool = new PatientPool({
    connectionString: databaseUrl,
    max,
    options: '-c search_path=bullmq',
    keepAlive: true,
    application_name: 'mealtext queues',
  });
  // Every queue and worker listens for errors of the pool they share.
  pool.setMaxListeners(100);
  pool.on('error', onTrouble);
  return { connection: pool, prefixOf: () => IN_POSTGRES, close: () => pool.end() };
}
