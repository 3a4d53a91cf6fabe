import pg from 'pg';
import { DataSource } from 'typeorm';
import * as entities from './entities/index.js';
import { MIGRATIONS } from './migrations/index.js';
import { SnakeNaming } from './naming.js';
import { PlanningClient } from './plan-once.js';

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

interface Options {
  /** Those that it would run. */
  migrations?: readonly (typeof MIGRATIONS)[number][];
  /** Longest wait for a connection, in ms. */
  waitMs?: number;
}

/** A connection pool to the product's database; not yet connected. */
export function makeDataSource(
  url: string,
  pool: number,
  name: string,
  { migrations = MIGRATIONS, waitMs = 5000 }: Options = {},
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    poolSize: pool,
    applicationName: name,
    entities: Object.values(entities),
    migrations: [...migrations],
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    extra: { Client: PlanningClient, types: columnTypes, keepAlive: true, connectionTimeoutMillis: waitMs },
    poolErrorHandler: () => undefined,
  });
}
