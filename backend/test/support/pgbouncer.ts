import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseAccount } from '../../../scripts/lib/postgres-account.js';
import { eventually } from './eventually.js';
import { programMissing } from './program.js';
import { freePort } from './redis.js';

/** Why there is no PgBouncer on this machine; null when there is one. */
export const pgbouncerMissing = (): string | null => programMissing('pgbouncer', 'pgbouncer');

export interface TestPooler {
  /** The same database, by way of the pooler. */
  through(url: string): string;
  /** Gone for so long, with every connection through it. */
  goAway(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** Fewer connections than a process of the product keeps open, so that they change hands all the time. */
const SERVER_CONNECTIONS = 4;

/** A PgBouncer of our own before the server of an address, which lends that user's connections by transaction. */
export async function startPgbouncer(of: string): Promise<TestPooler> {
  const { hostname, port, username, password } = new URL(of);
  const folder = mkdtempSync(join(tmpdir(), 'mealtext-pgbouncer-'));
  const own = await freePort();
  const file = (name: string, lines: string[]): string => {
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
    return join(folder, name);
  };
  const users = file('users.txt', [`"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"`]);
  const settings = file('pgbouncer.ini', [
    '[databases]',
    `* = host=${hostname} port=${port}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1`,
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    `default_pool_size = ${SERVER_CONNECTIONS}`,
    'max_client_conn = 200',
  ]);
  // It does not run as root.
  chmodSync(folder, 0o755);
  const start = () => spawn('pgbouncer', ['-q', settings], { stdio: 'ignore', ...databaseAccount(folder), cwd: '/' });
  let server = start();
  await eventually(() => listens(own), Boolean);
  const end = async (signal: NodeJS.Signals) => {
    const gone = once(server, 'exit');
    if (server.exitCode === null && server.kill(signal)) await gone;
  };
  return {
    through: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(own) }).href,
    goAway: async (ms) => {
      await end('SIGKILL');
      await pause(ms);
      server = start();
      await eventually(() => listens(own), Boolean);
    },
    stop: () => end('SIGINT'),
  };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
