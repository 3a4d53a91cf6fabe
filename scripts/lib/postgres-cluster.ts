import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from './error-code.js';
import { type Account, canEnter, databaseAccount } from './postgres-account.js';
import { postgresMajor } from './postgres-binaries.js';
import { names } from './postgres-roles.js';
import type { RunProgram } from './postgres-server.js';
import { Problem } from '../bootstrap/problem.mjs';

/** The cluster's place: in the data folder, or in /var/lib/mealtext where root's private parents would lock the database's account out. */
export function clusterFolder(dataDir: string, say: (line: string) => void): string {
  const inside = join(dataDir, 'postgres');
  if (existsSync(inside) || canEnter(databaseAccount(inside), dataDir)) return inside;
  const place = '/var/lib/mealtext';
  const outside = join(place, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  mkdirSync(place, { recursive: true, mode: 0o755 });
  if (!existsSync(outside)) say(`The account that runs PostgreSQL may not enter ${dataDir}; the database lives in ${outside}.`);
  return outside;
}

/** True when a cluster has to be made. A folder that holds something else, or another version's data, is refused and left as it is. */
export function isMissing(cluster: string): boolean {
  const version = readVersion(cluster);
  if (version === undefined) return true;
  if (version !== postgresMajor) {
    throw new Problem(
      `${cluster} was made by PostgreSQL ${version || '(unknown)'} and this is ${postgresMajor}. Move it away, or run that version yourself and set DATABASE_URL.`,
    );
  }
  return false;
}

function readVersion(cluster: string): string | undefined {
  try {
    if (!existsSync(cluster) || !readdirSync(cluster).length) return undefined;
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EACCES') throw new Problem(`${cluster} belongs to another user. Start as that user, or set DATA_DIR to another folder.`);
    throw new Problem(
      `${cluster} is damaged or holds no PostgreSQL data (${code} at PG_VERSION). Restore it from a backup, or move it away to begin with an empty database.`,
    );
  }
}

/** Makes a cluster beside its place and renames it, so that an interrupted first start leaves nothing half made. `run` starts a PostgreSQL program. */
export async function makeCluster(cluster: string, password: string, account: Account, run: RunProgram): Promise<void> {
  const draft = `${cluster}.new`;
  const hidden = mkdtempSync(join(tmpdir(), 'mealtext-'));
  const passwordFile = join(hidden, 'password');
  try {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    const { uid, gid } = account;
    if (uid !== undefined && gid !== undefined) for (const path of [draft, hidden, passwordFile]) chownSync(path, uid, gid);
    const made = await run('initdb', [
      ...['-D', draft, '-U', names.admin, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'],
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-sync', '--no-instructions'],
    ]);
    if (made.code !== 0) {
      throw new Problem(
        `PostgreSQL could not make its data folder ${cluster}: ${made.lastLine}. Set DATA_DIR to another folder, or DATABASE_URL to a server of your own.`,
      );
    }
    renameSync(draft, cluster);
  } finally {
    rmSync(hidden, { recursive: true, force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}
