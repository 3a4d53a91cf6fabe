import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secrets of a local installation, made once and kept in the data folder (`secrets.json`, readable by its owner).
 * Two processes that start at once agree: the first to create the file wins.
 */
export function localSecrets(dataDir: string): { session: string; hash: string } {
  const path = join(dataDir, 'secrets.json');
  const made = { session: randomBytes(32).toString('hex'), hash: randomBytes(32).toString('hex') };
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, JSON.stringify(made, null, 2), { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept = JSON.parse(readFileSync(path, 'utf8')) as Partial<typeof made>;
  if (typeof kept.session !== 'string' || typeof kept.hash !== 'string')
    throw new Error(`${path} is damaged: restore it, or delete it (sessions and the opt-out list start anew)`);
  return { session: kept.session, hash: kept.hash };
}
