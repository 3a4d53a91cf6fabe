// SQL: roles, rights and locks, which no entity knows.
import { runMigrations as migrateQueues } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { OF_BEFORE } from './connection-name.js';
import { makeDataSource } from './data-source.js';
import { AFTERWARDS, MIGRATIONS } from './migrations/index.js';

const MIGRATION_LOCK = 0x6d65616c;
/** Well below PostgreSQL's deadlock_timeout of a second, after which it is others that may be told to give up. */
const LOCK_TIMEOUT_MS = 250;
/** After so many, a migration takes all the tables that are always in use before it begins. */
const PLAIN_TRIES = 3;
const MIGRATION_TRIES = 200;
const BUSY = ['outbound_texts', 'inbound_texts', 'conversations', 'users', 'entries'];
const PAUSE_MS = 50;
/** lock_not_available, deadlock_detected. */
const GAVE_WAY = ['55P03', '40P01'];
/** Tables that only grow: the application may add to them and read them, no more. */
export const APPEND_ONLY = ['audit_log', 'consents'] as const;

/**
 * Brings the database up to date as its owner, makes the application's role if it is missing, and gives it its rights.
 * Several processes may do this at once; they take turns. `log` hears what a person should know.
 */
export async function migrate(ownerUrl: string, appUrl: string, log: (line: string) => void): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'mealtext migrate' });
  await owner.connect();
  try {
    await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const done = await runMigrations(ownerUrl, await due(owner));
    if (done) log(`database: ${done} migrations applied`);
    await migrateQueues(owner, 'bullmq');
    await protect(owner, appUrl, log);
  } finally {
    await owner.end();
  }
}

type MigrationClass = (typeof MIGRATIONS)[number];

/** All migrations but those that the release before could not go on after, where it may still serve. An empty database has served nobody. */
async function due(owner: pg.Client): Promise<readonly MigrationClass[]> {
  const known = await namesOf(async (sql) => (await owner.query<{ name: string }>(sql)).rows);
  const now = MIGRATIONS.filter((one) => !AFTERWARDS.includes(one));
  if (known.size === 0) return MIGRATIONS;
  if (!now.every(({ name }) => known.has(name))) return now;
  const { rowCount } = await owner.query(`select 1 from pg_stat_activity where datname = current_database() and ${OF_BEFORE} limit 1`);
  return rowCount ? now : MIGRATIONS;
}

/** Names of the migrations that were applied. */
async function namesOf(query: (sql: string) => Promise<{ name: string }[]>): Promise<ReadonlySet<string>> {
  const there = await query(`select 'migrations' as name where to_regclass('migrations') is not null`);
  return new Set(there.length ? (await query('select name from migrations')).map(({ name }) => name) : []);
}

/**
 * Applies what is missing, one migration a transaction, while others read and write. A migration that has to wait for a table gives way and comes again, so
 * that nobody queues behind it for long, and it is never others that fail when both wait for each other. Says how many there were.
 */
async function runMigrations(ownerUrl: string, wanted: readonly MigrationClass[]): Promise<number> {
  let before: number | undefined;
  for (let tries = 1; ; tries += 1) {
    const migrations = tries > PLAIN_TRIES ? wanted.map(lockingFirst) : wanted;
    const dataSource = await makeDataSource(withLockTimeout(ownerUrl), 2, 'mealtext migrate', { migrations }).initialize();
    const applied = async (): Promise<number> => (await namesOf((sql) => dataSource.query(sql))).size;
    try {
      before ??= await applied();
      await dataSource.runMigrations();
      return (await applied()) - before;
    } catch (error) {
      if (tries === MIGRATION_TRIES || !GAVE_WAY.includes(String((error as { code?: unknown }).code))) throw error;
    } finally {
      await dataSource.destroy();
    }
    await pause(PAUSE_MS * (1 + Math.random()));
  }
}

/** The same migration, which takes the busy tables at once before anything else: then nobody can hold one of them and wait for another that it holds. */
function lockingFirst(Migration: MigrationClass): MigrationClass {
  class Locking extends Migration {
    override async up(runner: QueryRunner): Promise<void> {
      const [row] = (await runner.query(
        `select string_agg(name, ', ') as names from unnest($1::text[]) name where to_regclass(name) is not null`,
        [BUSY],
      )) as { names: string | null }[];
      if (row?.names) await runner.query(`lock table ${row.names} in access exclusive mode`);
      await super.up(runner);
    }
  }
  return Object.defineProperty(Locking, 'name', { value: Migration.name });
}

function withLockTimeout(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', `-c lock_timeout=${LOCK_TIMEOUT_MS}`);
  return address.href;
}

async function protect(owner: pg.Client, appUrl: string, log: (line: string) => void): Promise<void> {
  const app = new URL(appUrl);
  const role = decodeURIComponent(app.username);
  const { rows } = await owner.query<{ me: string }>('select current_user as me');
  if (rows[0]!.me === role) {
    log('database: one role both migrates and serves, so the audit log is not protected against the application. Set DATABASE_OWNER_URL.');
    return;
  }
  const name = owner.escapeIdentifier(role);
  const found = await owner.query('select 1 from pg_roles where rolname = $1', [role]);
  if (!found.rowCount) await owner.query(`create role ${name} login password ${owner.escapeLiteral(decodeURIComponent(app.password))}`);
  await owner.query(`
    grant usage on schema public, bullmq to ${name};
    grant select, insert, update, delete on all tables in schema public, bullmq to ${name};
    grant usage, select on all sequences in schema public, bullmq to ${name};
    grant execute on all functions in schema bullmq to ${name};
    revoke update, delete on ${APPEND_ONLY.join(', ')} from ${name};
    revoke insert, update, delete on migrations from ${name};`);
}

/** The names of migrations that this release needs and the database has not, oldest first; asked as whoever serves. */
export async function missingMigrations(dataSource: Pick<DataSource, 'query'>): Promise<string[]> {
  const known = await namesOf((sql) => dataSource.query(sql));
  return MIGRATIONS.filter((one) => !AFTERWARDS.includes(one) && !known.has(one.name)).map(({ name }) => name);
}
