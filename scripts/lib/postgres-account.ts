import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { Problem } from '../bootstrap/problem.mjs';

/** An account of the system, or nothing for our own. */
export interface Account {
  uid?: number;
  gid?: number;
}

/**
 * Which account runs PostgreSQL, as options for `spawn`. PostgreSQL refuses to run as root, so root lends it the account that owns an existing
 * data folder, else `postgres`, else `nobody`. Everybody else runs it as themselves (an empty object).
 */
export function databaseAccount(folder: string): Account {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const idOf = (flag: string) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || NaN);
    const [uid, gid] = [idOf('-u'), idOf('-g')];
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw new Problem(
    'PostgreSQL does not run as root and there is no account "postgres" or "nobody" to lend it. Start as a normal user, or set DATABASE_URL.',
  );
}

/** Whether the account can enter a folder; parents that are closed to others are the usual reason that it cannot. */
export const canEnter = (account: Account, folder: string): boolean =>
  account.uid === undefined || spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/' }).status === 0;
