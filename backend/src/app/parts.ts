import type { DataSource } from 'typeorm';
import { GuardedThread, type UnderstandingJob } from '../adapters/builtin/index.js';
import { type QueueBackend, selectBackend } from '../adapters/bullmq/index.js';
import { redisClient, RedisWakeups } from '../adapters/redis/index.js';
import {
  connectionName,
  connectionsOf,
  makeDataSource,
  postgresBacklog,
  PostgresStaffLessons,
  Replica,
  StandingConnection,
} from '../adapters/postgres/index.js';
import { PrometheusMetrics } from '../adapters/metrics/index.js';
import { JsonLog, SteadyClock } from '../adapters/system/index.js';
import type { Config } from '../config/config.js';
import type { Clock } from '../ports/process/clock.js';
import type { Log } from '../ports/process/log.js';
import type { Listening } from '../ports/queue/listening.js';
import { release } from './release.js';
import { keepLessons, type Taught } from './keep-lessons.js';
import type { Threads } from './threads.js';

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
  /** What follows the database and answers heavy reads; null: there is nothing, or nobody reads here. */
  replica: Replica | null;
  /** Where this process hears what others tell. */
  wakeups: Listening;
  queues: QueueBackend;
  /** Where texts are understood; null: where they are handled. */
  understanding: GuardedThread | null;
  /** What the food table is taught beyond the release. */
  taught: Taught;
  close(): Promise<void>;
}

export async function openParts(config: Config, log: Log = logOf(config), threads: Threads | null = null): Promise<Parts> {
  const { url, directUrl, pooled, pool, waitMs, redisUrl, redisCluster } = config.database;
  const place = redisUrl === null ? null : { url: redisUrl, cluster: redisCluster === 'yes' };
  const redis = place && new RedisWakeups(place, (error) => log.warn('wake-ups lost', { error: error.message }));
  const announce = redis && ((all: Parameters<RedisWakeups['announce']>[0]) => redis.announce(all));
  const dataSource = await makeDataSource(url, pool, connectionName(config.process.role), {
    waitMs,
    announce,
    prepared: pooled === 'no',
  }).initialize();
  const { clock, stop: stopClock } = await clockOf(dataSource, log);
  const standing = new StandingConnection(directUrl, (error) => log.warn('standing connection lost', { error: error.message }));
  const wakeups = redis ? bothOf(standing, redis) : standing;
  const queueRedis = place?.cluster ? { shared: redisClient(place, { maxRetriesPerRequest: null }) } : place;
  const queues = selectBackend({ redis: queueRedis, databaseUrl: directUrl, pool: QUEUE_POOL }, (error) =>
    log.warn('queue connection lost', { error: error.message }),
  );
  const metrics = new PrometheusMetrics({ version: release.version, role: config.process.role });
  metrics.watch(() => postgresBacklog(dataSource));
  metrics.watch(() => Promise.resolve(connectionsOf(dataSource)));
  const replica =
    config.database.replicaUrl === null || config.process.role === 'worker'
      ? null
      : replicaOf(config.database.replicaUrl, config, dataSource, metrics, log);
  await replica?.start();
  const taught = await keepLessons(new PostgresStaffLessons(dataSource), standing, log);
  const understanding = threads && guardedThread(threads, config, log, metrics, taught);
  if (understanding) taught.watch(() => understanding.renew());
  const close = async () => {
    stopClock();
    await understanding?.close();
    await queues.close();
    await standing.close();
    redis?.close();
    await replica?.close();
    await dataSource.destroy();
  };
  return { config, clock, log, metrics, dataSource, standing, replica, wakeups, queues, understanding, taught, close };
}

/** What is told by Redis, and what the database tells by itself or in place of a Redis that is away. */
const bothOf = (...both: Listening[]): Listening => ({
  listen: (channel, onPayload) => both.forEach((one) => one.listen(channel, onPayload)),
});

function replicaOf(url: string, { database, process }: Config, dataSource: DataSource, metrics: PrometheusMetrics, log: Log): Replica {
  const { pool, pooled, waitMs, replicaLagMs } = database;
  return new Replica(dataSource, {
    url,
    pool,
    name: `mealtext ${process.role}`,
    waitMs,
    prepared: pooled === 'no',
    limitMs: replicaLagMs,
    metrics,
    onChange: (trouble) => (trouble === null ? log.info('replica is read again') : log.warn('replica is not read', { reason: trouble })),
  });
}

/** Longest time for understanding one text, beginning when the thread takes it up. */
const DEADLINE_MS = 1500;

function guardedThread(threads: Threads, config: Config, log: Log, metrics: PrometheusMetrics, taught: Taught): GuardedThread {
  return new GuardedThread({
    start: (current) => threads.understanding({ current, dataDir: config.process.dataDir, lessons: taught.lessons() }),
    deadlineMs: DEADLINE_MS,
    onOverrun: (job) => {
      const [heard] = (job as UnderstandingJob).given;
      metrics.count('understanding_overruns', {});
      log.error('text took too long', null, { textId: heard.id });
    },
  });
}

/** The database's time, looked at again and again. SQL: a function. */
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
