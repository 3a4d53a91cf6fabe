// SQL: copies tables as they are.
import pg from 'pg';
import { makeDataSource } from '../data-source.js';
import { MIGRATIONS } from '../migrations/index.js';
import { BackupProblem, type Header } from './backup-format.js';
import { copyIn } from './copy.js';
import { listTables } from './list-tables.js';
import { readBackup } from './read-backup.js';

export interface RestoreOptions {
  /** What the backup was sealed with; null: it was not. */
  key?: string | null;
  /** Numbers (E.164) that opted out after the backup was taken, with their hashes under HASH_SECRET. */
  stops?: readonly { phone: string; hash: string }[];
}

/**
 * Brings an empty database to the schema's version of a backup and loads it. The file is read to its end and checked before anything is
 * touched; then all rows are loaded in one transaction. Fails with BackupProblem, and then the database holds no row.
 *
 * What waited to leave when the backup was taken has probably left since. It is marked: the provider is asked for it before it is sent.
 */
export async function restoreBackup(
  ownerUrl: string,
  file: string,
  secretMark: string,
  { key = null, stops = [] }: RestoreOptions = {},
): Promise<{ rows: number; tables: number; at: string }> {
  const header = await checked(file, key);
  if (header.secretMark !== secretMark)
    throw new BackupProblem(
      'it was written with another HASH_SECRET, without which no phone number in it can be found. Set HASH_SECRET as it was, or put the secrets.json of that installation into the data folder',
    );
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'mealtext restore' });
  await client.connect();
  try {
    await refuseFullDatabase(client);
    await migrateTo(ownerUrl, header.migrations);
    await client.query('begin');
    const { rows, tables } = await load(client, file, key);
    for (const [name, last] of Object.entries(header.sequences))
      await client.query('select setval($1::regclass, $2)', [client.escapeIdentifier(name), last]);
    await markWhatMayHaveHappened(client);
    await addStops(client, stops);
    await client.query('commit');
    await client.query('analyze');
    return { rows, tables, at: header.at };
  } finally {
    await client.end();
  }
}

async function checked(file: string, key: string | null): Promise<Header> {
  let header: Header | undefined;
  for await (const part of readBackup(file, key)) {
    if (part.type === 'header') header = part;
    if (part.type === 'table') for await (const _ of part.rows);
  }
  const known = MIGRATIONS.map(({ name }) => name);
  const foreign = header!.migrations.filter((name) => !known.includes(name));
  if (foreign.length) throw new BackupProblem(`it comes from another release (${header!.release}), whose schema this one does not know`);
  return header!;
}

async function refuseFullDatabase(client: pg.Client): Promise<void> {
  for (const { table } of await listTables(client)) {
    const { rowCount } = await client.query(`select 1 from ${client.escapeIdentifier(table)} limit 1`);
    if (rowCount) throw new BackupProblem(`the database is not empty: there are rows in ${table}. Restore into a new one`);
  }
}

async function migrateTo(ownerUrl: string, names: readonly string[]): Promise<void> {
  const wanted = MIGRATIONS.filter(({ name }) => names.includes(name));
  const dataSource = await makeDataSource(ownerUrl, 2, 'mealtext restore', { migrations: wanted }).initialize();
  try {
    await dataSource.runMigrations();
    const applied: { name: string }[] = await dataSource.query('select name from migrations');
    if (applied.length > wanted.length)
      throw new BackupProblem('the database already has the tables of a later version. Restore into a new one');
  } finally {
    await dataSource.destroy();
  }
}

async function load(client: pg.Client, file: string, key: string | null): Promise<{ rows: number; tables: number }> {
  // What triggers would write stands in the backup. References are checked all the same.
  const triggers = async (what: 'enable' | 'disable') => {
    for (const { table } of await listTables(client))
      await client.query(`alter table ${client.escapeIdentifier(table)} ${what} trigger user`);
  };
  await triggers('disable');
  let tables = 0;
  for await (const part of readBackup(file, key)) {
    if (part.type === 'footer') {
      await triggers('enable');
      return { tables, rows: Object.values(part.rows).reduce((sum, one) => sum + one, 0) };
    }
    if (part.type !== 'table') continue;
    const columns = part.columns.map((name) => client.escapeIdentifier(name)).join(', ');
    await copyIn(client, `copy ${client.escapeIdentifier(part.table)} (${columns}) from stdin`, inBlocks(part.rows));
    tables += 1;
  }
  throw new BackupProblem('it is cut off');
}

/** Many rows in one message. */
async function* inBlocks(rows: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let block: Buffer[] = [];
  let size = 0;
  for await (const row of rows) {
    block.push(row);
    size += row.length;
    if (size < 65_536) continue;
    yield Buffer.concat(block);
    block = [];
    size = 0;
  }
  if (size) yield Buffer.concat(block);
}

/** Numbers that opted out since the snapshot, which it knows nothing of: nothing is sent to them, whatever else it says. */
async function addStops(client: pg.Client, stops: NonNullable<RestoreOptions['stops']>): Promise<void> {
  await client.query(
    `insert into suppressions (phone_hash, phone, reason, at) select hash, phone, 'carrier', now() from unnest($1::text[], $2::text[]) as t (hash, phone)
     on conflict (phone_hash) do nothing`,
    [stops.map(({ hash }) => hash), stops.map(({ phone }) => phone)],
  );
}

/** Since the snapshot, replies have left and reminders were sent that it knows nothing of. */
async function markWhatMayHaveHappened(client: pg.Client): Promise<void> {
  await client.query(`update outbound_texts set check_first = true where channel = 'sms' and state = 'queued'`);
  await client.query('update inbound_texts set check_first = true where handled_at is null and dead_at is null');
  // Worked out again from now on: what came due meanwhile is left out rather than sent twice.
  await client.query('delete from reminders');
  await client.query('update reminder_settings set planned_with = null');
}
