import type { DataSource } from 'typeorm';
import { type QueueBackend, selectBackend } from '../adapters/bullmq/index.js';
import { connectionsOf, makeDataSource, postgresBacklog, StandingConnection } from '../adapters/postgres/index.js';
import { PrometheusMetrics } from '../adapters/metrics/index.js';
import { JsonLog } from '../adapters/system/index.js';
import type { Config } from '../config/config.js';
import type { Log } from '../ports/log.js';
import { release } from './release.js';

const QUEUE_POOL = 12;

/** What is opened before anything else and closed last. */
export interface Parts {
  config: Config;
  log: Log;
  metrics: PrometheusMetrics;
  dataSource: DataSource;
  standing: StandingConnection;
  queues: QueueBackend;
  close(): Promise<void>;
}

export async function openParts(config: Config, log: Log = logOf(config)): Promise<Parts> {
  const { url, pool, redisUrl } = config.database;
  const dataSource = await makeDataSource(url, pool, `mealtext ${config.process.role}`).initialize();
  const standing = new StandingConnection(url, (error) => log.warn('standing connection lost', { error: error.message }));
  const queues = selectBackend({ redisUrl, databaseUrl: url, pool: QUEUE_POOL }, (error) =>
    log.warn('queue connection lost', { error: error.message }),
  );
  const metrics = new PrometheusMetrics({ version: release.version, role: config.process.role });
  metrics.watch(() => postgresBacklog(dataSource));
  metrics.watch(() => Promise.resolve(connectionsOf(dataSource)));
  const close = async () => {
    await queues.close();
    await standing.close();
    await dataSource.destroy();
  };
  return { config, log, metrics, dataSource, standing, queues, close };
}

function logOf({ process: { environment, logLevel } }: Config): Log {
  return new JsonLog(logLevel === 'auto' ? (environment === 'production' ? 'info' : 'warn') : logLevel);
}
