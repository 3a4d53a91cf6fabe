import { Redis } from 'ioredis';
import { missingMigrations } from '../adapters/postgres/index.js';
import { zoneDataVersion } from '../domain/local-day.js';
import type { Parts } from './parts.js';

const OLDEST_POSTGRES = 150_000;
/** Between our clock and the database's, by whose time leases and days are kept. */
const SKEW_MS = 5000;

/** What about our surroundings would go wrong later and quietly. */
export class UnfitSurroundings extends Error {}

/** @throws UnfitSurroundings naming everything that is wrong */
export async function selfCheck(parts: Pick<Parts, 'config' | 'dataSource'>, wallClock: () => number = Date.now): Promise<void> {
  const { timeZoneData } = parts.config.process;
  const problems = [
    ...(zoneDataVersion() < timeZoneData
      ? [`the time zone data is release ${zoneDataVersion()}, and ${timeZoneData} is the oldest to run with`]
      : []),
    ...(await databaseProblems(parts, wallClock)),
    ...(await schemaProblems(parts)),
    ...(parts.config.database.redisUrl ? await redisProblems(parts.config.database.redisUrl) : []),
  ];
  if (problems.length) throw new UnfitSurroundings(`This cannot run as it is:\n${problems.map((one) => `  - ${one}`).join('\n')}`);
}

async function databaseProblems({ dataSource }: Pick<Parts, 'dataSource'>, wallClock: () => number): Promise<string[]> {
  const asked = wallClock();
  // SQL: settings of the server, and a function.
  const [row] = await dataSource.query<{ version: number; name: string; at: Date }[]>(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as name, clock_timestamp() as at`,
  );
  const heard = wallClock();
  const at = row!.at.getTime();
  // The database looked at its clock at some time between asking and hearing.
  const skew = Math.max(asked - at, at - heard, 0);
  return [
    ...(row!.version < OLDEST_POSTGRES ? [`PostgreSQL ${row!.name} is too old: 15 or newer is needed`] : []),
    ...(skew > SKEW_MS ? [`our clock and the database's differ by ${Math.round(skew / 1000)} seconds: set both by a time server`] : []),
  ];
}

/** Who does not migrate finds the tables as an older release left them, or newer ones, which it can serve. */
async function schemaProblems({ dataSource }: Pick<Parts, 'dataSource'>): Promise<string[]> {
  const missing = await missingMigrations(dataSource);
  return missing.length
    ? [`${missing.length} migrations are not applied, from ${missing[0]} on: run node backend/dist/cli/migrate.js first`]
    : [];
}

/** A Redis that throws keys away when it is full loses jobs without a word. One that does not tell its settings is believed. */
async function redisProblems(url: string): Promise<string[]> {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, lazyConnect: true });
  redis.on('error', () => undefined);
  try {
    const [, policy] = (await redis.config('GET', 'maxmemory-policy')) as string[];
    return policy && policy !== 'noeviction' ? [`Redis has maxmemory-policy ${policy}: jobs need noeviction`] : [];
  } catch {
    return [];
  } finally {
    redis.disconnect();
  }
}
