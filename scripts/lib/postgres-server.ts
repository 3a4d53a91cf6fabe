import { execFile } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { errorCode } from './error-code.js';
import { freePort, isFree } from './ports.js';
import type { Account } from './postgres-account.js';
import { names } from './postgres-roles.js';
import type { PostgresSecrets } from './postgres-secrets.js';
import { Problem } from '../bootstrap/problem.mjs';

const logLimit = 10_000_000;

/** What came of a program: its exit code, or the name of what kept it from running. */
interface Ran {
  code: number | string;
  text: string;
  lastLine: string;
}

export type RunProgram = (program: string, args: string[]) => Promise<Ran>;

/** A function that runs one of PostgreSQL's programs as the account: its exit code, its output and the last line of it. */
export function programs(bin: string, account: Account): RunProgram {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
  return (program, args) =>
    new Promise<Ran>((resolve) => {
      execFile(join(bin, program), args, { ...account, cwd: '/', env: { ...env, LC_ALL: 'C' } }, (error, out, err) => {
        const text = `${out}${err}`.trim() || error?.message || '';
        resolve({ code: error ? (error.code ?? 1) : 0, text, lastLine: (text.split('\n').at(-1) ?? '').replace(/\.$/, '') });
      });
    });
}

interface Wanted {
  cluster: string;
  run: RunProgram;
  kept: PostgresSecrets;
  /** The one port that it may have, where others know it already. */
  port: number | undefined;
  settings: Record<string, string>;
}

/**
 * A connected superuser of the cluster's server: of the one that runs already (after a crash of ours it is still there), else of one started now.
 * A lock file whose process is dying looks alive for a moment, so only a connection counts, and everything is tried again for a while.
 */
export async function runningServer({ cluster, run, kept, port: fixed, settings }: Wanted): Promise<{ client: Client; port: number }> {
  const log = join(cluster, 'server.log');
  if (existsSync(log) && statSync(log).size > logLimit) truncateSync(log);
  const deadline = Date.now() + 30_000;
  for (; ; await pause(100)) {
    if (Date.now() > deadline) throw new Problem(`PostgreSQL in ${cluster} does not answer. What it says is in ${log}.`);
    if ((await run('pg_ctl', ['status', '-D', cluster])).code === 0) {
      const port = portOf(cluster);
      const client = port === undefined ? undefined : await connect(port, cluster, kept);
      if (port !== undefined && client) return { client, port };
      continue;
    }
    const port = fixed ?? (kept.port && (await isFree(kept.port)) ? kept.port : await freePort());
    const from = existsSync(log) ? statSync(log).size : 0;
    const started = await run('pg_ctl', ['start', '-w', '-t', '120', '-D', cluster, '-l', log, '-o', options({ port, ...settings })]);
    if (started.code !== 0) refuseUnlessPassing(cluster, log, from, started);
  }
}

/** Settings as pg_ctl hands them on. */
export const options = ({ port, ...settings }: Record<string, string | number>): string =>
  Object.entries({ port, listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'UTC', log_timezone: 'UTC', ...settings })
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');

/** The port stands on the fourth line of the server's lock file. */
function portOf(cluster: string): number | undefined {
  try {
    return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]) || undefined;
  } catch {
    return undefined;
  }
}

async function connect(port: number, cluster: string, { passwords, file }: PostgresSecrets): Promise<Client | undefined> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: names.admin,
    password: passwords.admin,
    database: 'postgres',
    application_name: 'mealtext keeper',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const served = rows[0]?.data_directory ?? '';
    if (realpathSync(served) === realpathSync(cluster)) return client;
    await client.end();
    throw new Problem(
      `${cluster} is a copy of ${served}, taken while that was in use. Remove its postmaster.pid, or restore it from a backup.`,
    );
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (errorCode(error) === '28P01')
      throw new Problem(`the passwords in ${file} are not those of the database beside it. Restore the file that belongs to it.`);
    return undefined;
  }
}

/** A server that is still going away is waited for; anything else is told in PostgreSQL's own words. */
function refuseUnlessPassing(cluster: string, log: string, from: number, started: Ran): void {
  const said = existsSync(log) ? readFileSync(log).subarray(from).toString('utf8') : '';
  const fatal = said.match(/(?:FATAL|PANIC):\s+(.*)/g)?.at(-1) ?? started.lastLine;
  if (/lock file|shared memory|TCP\/IP socket/.test(fatal)) return;
  throw new Problem(
    `PostgreSQL could not start from ${cluster} (${fatal.trim()}). It was left as it is: restore it from a backup, or move it away to begin with an empty database.`,
  );
}
