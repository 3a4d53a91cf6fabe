import pg from 'pg';
import { DataSource } from 'typeorm';
import { type Announcement, Announcer } from './announcer.js';
import * as entities from './entities/index.js';
import { MIGRATIONS } from './migrations/index.js';
import { SnakeNaming } from './naming.js';
import { PlanningClient, preparedStatement } from './prepared-statement.js';
import { TellingClient } from './telling-client.js';

const DATE = 1082;
const INT8 = 20;

/** Days stay strings (YYYY-MM-DD) and counts are numbers; everything else as the driver does it. */
export const columnTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) => {
    if (oid === DATE) return (value: string) => value;
    if (oid === INT8) return Number;
    return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
  },
};

/** A transaction of its own that writes nothing, so that its commit waits for no disk. */
const NOTIFY = preparedStatement('select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as told (channel, payload)');

interface Options {
  /** Those that it would run. */
  migrations?: readonly (typeof MIGRATIONS)[number][];
  /** Longest wait for a connection, in ms. */
  waitMs?: number;
  /** Whether statements may stay prepared: a pooler by transaction gives each to another connection. */
  prepared?: boolean;
  /** How what is written is told to others after its commit; through the database itself when unset, and when this fails. */
  announce?: ((all: readonly Announcement[]) => Promise<void>) | null;
}

/** A connection pool to the product's database; not yet connected. */
export function makeDataSource(
  url: string,
  pool: number,
  name: string,
  { migrations = MIGRATIONS, waitMs = 5000, announce = null, prepared = true }: Options = {},
): DataSource {
  // SQL: calls a function.
  const notify = async (all: readonly Announcement[]): Promise<void> => {
    await dataSource.query(NOTIFY, [all.map(([channel]) => channel), all.map(([, payload]) => payload)]);
  };
  const announcer = new Announcer((all) => announce?.(all).catch(() => notify(all)) ?? notify(all));
  const dataSource: DataSource = new DataSource({
    type: 'postgres',
    url,
    poolSize: pool,
    applicationName: name,
    entities: Object.values(entities),
    migrations: [...migrations],
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    extra: {
      Client: prepared ? PlanningClient : TellingClient,
      tell: announcer.tell,
      types: columnTypes,
      keepAlive: true,
      connectionTimeoutMillis: waitMs,
    },
    poolErrorHandler: () => undefined,
  });
  return dataSource;
}
