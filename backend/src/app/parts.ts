import type { DataSource } from 'typeorm';
import { type QueueBackend, selectBackend } from '../adapters/bullmq/index.js';
import { connectionsOf, makeDataSource, postgresBacklog, StandingConnection } from '../adapters/postgres/index.js';
import { PrometheusMetrics } from '../adapters/metrics/index.js';
import { JsonLog, SteadyClock } from '../adapters/system/index.js';
import type { Config } from '../config/config.js';
import type { Clock } from '../ports/clock.js';
import type { Log } from '../ports/log.js';
import { release } from './release.js';

const QUEUE_POOL = 12;
const SET_CLOCK_EVERY_MS = 30_000;

/** What is opened before anything else and closed last. */
export interface Parts {
  config: Config;
  clock: Clock;
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
  const { clock, stop: stopClock } = await clockOf(dataSource, log);
  const standing = new StandingConnection(url, (error) => log.warn('standing connection lost', { error: error.message }));
  const queues = selectBackend({ redisUrl, databaseUrl: url, pool: QUEUE_POOL }, (error) =>
    log.warn('queue connection lost', { error: error.message }),
  );
  const metrics = new PrometheusMetrics({ version: release.version, role: config.process.role });
  metrics.watch(() => postgresBacklog(dataSource));
  metrics.watch(() => Promise.resolve(connectionsOf(dataSource)));
  const close = async () => {
    stopClock();
    await queues.close();
    await standing.close();
    await dataSource.destroy();
  };
  return { config, clock, log, metrics, dataSource, standing, queues, close };
}

/** The database's time, looked at again and again. */
async function clockOf(dataSource: DataSource, log: Log): Promise<{ clock: Clock; stop: () => void }> {
  const clock = new SteadyClock(async () => (await dataSource.query<{ at: Date }[]>('select clock_timestamp() as at'))[0]!.at);
  const set = async () => {
    const off = await clock.set();
    if (off !== 0) log.warn('clock set by the database', { off });
  };
  await set();
  const timer = setInterval(() => void set().catch(() => undefined), SET_CLOCK_EVERY_MS).unref();
  return { clock, stop: () => clearInterval(timer) };
}

function logOf({ process: { environment, logLevel } }: Config): Log {
  return new JsonLog(logLevel === 'auto' ? (environment === 'production' ? 'info' : 'warn') : logLevel);
}
