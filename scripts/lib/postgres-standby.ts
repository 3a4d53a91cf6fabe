import { chownSync, mkdirSync, readdirSync, copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { Problem } from '../bootstrap/problem.mjs';
import { askDatabase } from './ask-database.js';
import { errorCode } from './error-code.js';
import { freePort } from './ports.js';
import { databaseAccount } from './postgres-account.js';
import { postgresBinaries } from './postgres-binaries.js';
import type { RunningPostgres } from './postgres.js';
import { options, programs } from './postgres-server.js';

/** What a standby is known by at its primary, in `synchronous_standby_names` too. */
export const STANDBY = 'standby';

/** Where a server is and how it is reached; one that another is to follow. */
export type Followed = Omit<RunningPostgres, 'stop'>;

export interface StandbyOptions {
  /** An empty folder that the database's account may enter. */
  dataDir: string;
  primary: Followed;
  /** Those of the primary: a standby must not have less of some of them. */
  settings?: Record<string, string>;
}

/** What a server makes anew, and what is streamed to the standby. */
const ANEW = ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'];
const LEFT = ['postmaster.pid', 'postmaster.opts', 'server.log', 'standby.signal'];

/**
 * A PostgreSQL that follows another on this machine by streaming: a base backup by the server's own functions, as the embedded release has no
 * pg_basebackup. It keeps what it follows from forgetting what it still needs. `stop` does not wait for anybody.
 */
export async function startStandby({ dataDir, primary, settings = {} }: StandbyOptions): Promise<RunningPostgres> {
  const folder = join(dataDir, 'postgres');
  const account = databaseAccount(primary.folder);
  const run = programs(postgresBinaries(account), account);
  const own = (path: string) => {
    if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);
  };
  await baseBackup(primary, folder, own);
  const { hostname, port: from, username, password } = new URL(primary.adminUrl);
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    own(join(folder, name));
  };
  file('standby.signal', '');
  file(
    'postgresql.auto.conf',
    `primary_conninfo = 'host=${hostname} port=${from} user=${username} password=${password} application_name=${STANDBY}'\nprimary_slot_name = '${STANDBY}'\n`,
  );
  const port = await freePort();
  const started = await run('pg_ctl', [
    ...['start', '-w', '-t', '120', '-D', folder, '-l', join(folder, 'server.log'), '-o', options({ port, ...settings })],
  ]);
  if (started.code !== 0) throw new Problem(`the standby in ${folder} did not start: ${started.lastLine}`);
  const here = (url: string) => Object.assign(new URL(url), { port: String(port) }).href;
  return {
    port,
    folder,
    databaseUrl: here(primary.databaseUrl),
    ownerUrl: here(primary.ownerUrl),
    adminUrl: here(primary.adminUrl),
    stop: async () => void (await run('pg_ctl', ['stop', '-m', 'immediate', '-w', '-D', folder])),
  };
}

/** A standby that hears nothing of its primary any more, as when the line between them breaks. */
export async function hearNothing({ adminUrl }: Pick<Followed, 'adminUrl'>): Promise<void> {
  await askDatabase(adminUrl, `alter system set primary_conninfo = ''`);
  await askDatabase(adminUrl, 'select pg_reload_conf()');
  while ((await askDatabase(adminUrl, 'select 1 from pg_stat_wal_receiver')).length)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Its end, too, is by the primary's word: what is copied meanwhile is mended from the log as of then. */
async function baseBackup(primary: Followed, folder: string, own: (path: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: primary.adminUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    // One of before belongs to a standby that is no more.
    await client.query(`select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and not active`, [
      STANDBY,
    ]);
    await client.query('select pg_create_physical_replication_slot($1, true)', [STANDBY]);
    await client.query(`select pg_backup_start('standby', true)`);
    copyFolder(primary.folder, folder, own);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(folder, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
    own(join(folder, 'backup_label'));
    for (const name of ['archive_status', 'summaries']) makeFolder(join(folder, 'pg_wal', name), own);
  } finally {
    await client.end();
  }
}

function makeFolder(folder: string, own: (path: string) => void): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  own(folder);
}

function copyFolder(from: string, to: string, own: (path: string) => void): void {
  makeFolder(to, own);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (LEFT.includes(entry.name)) continue;
    if (ANEW.includes(entry.name)) makeFolder(target, own);
    else if (entry.isDirectory()) copyFolder(source, target, own);
    else copyUnlessGone(source, target, own);
  }
}

/** The server removes files while they are copied; the log says so. */
function copyUnlessGone(source: string, target: string, own: (path: string) => void): void {
  try {
    copyFileSync(source, target);
    own(target);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}
