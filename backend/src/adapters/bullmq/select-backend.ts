import { createPostgresBackend, createRedisBackend, type QueueOptions, setDefaultBackendFactory } from 'bullmq';
import { PatientPool } from './patient-pool.js';

export interface QueueBackend {
  connection: QueueOptions['connection'];
  /** Before every key. */
  prefix: string;
  /** To be called after every queue and worker is closed. */
  close(): Promise<void>;
}

/** The braces keep all keys of our queues in one slot of a Redis Cluster, as BullMQ's scripts need it. */
const PREFIX = '{mealtext}';

/**
 * Where queues live: in Redis when there is one, else in PostgreSQL, in one pool that all queues and workers share.
 * The choice is BullMQ's process-wide default, as the Nest module offers no other way.
 */
export function selectBackend(
  settings: { redisUrl: string | null; databaseUrl: string; pool: number },
  onTrouble: (error: Error) => void,
): QueueBackend {
  if (settings.redisUrl) {
    setDefaultBackendFactory(createRedisBackend);
    return { connection: { url: settings.redisUrl, maxRetriesPerRequest: null }, prefix: PREFIX, close: () => Promise.resolve() };
  }
  setDefaultBackendFactory(createPostgresBackend as never);
  const pool = new PatientPool({
    connectionString: settings.databaseUrl,
    max: settings.pool,
    options: '-c search_path=bullmq',
    keepAlive: true,
    application_name: 'mealtext queues',
  });
  // Every queue and worker listens for errors of the pool they share.
  pool.setMaxListeners(100);
  pool.on('error', onTrouble);
  return { connection: pool, prefix: PREFIX, close: () => pool.end() };
}
