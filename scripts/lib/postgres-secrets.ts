import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../bootstrap/problem.mjs';

/**
 * The passwords and the last port of a data folder's database, generated once, in a file that only this user can read.
 * `made` says that they are new; `keep(port)` writes them down.
 */
export function postgresSecrets(dataDir) {
  const file = join(dataDir, 'postgres.json');
  const made = !existsSync(file);
  const word = () => randomBytes(24).toString('hex');
  const kept = made ? { port: 0, passwords: { admin: word(), owner: word(), application: word() } } : parse(file);
  const keep = (port) => {
    if (existsSync(file) && kept.port === port) return;
    kept.port = port;
    writeFileSync(`${file}.new`, JSON.stringify({ port, passwords: kept.passwords }), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return Object.assign(kept, { file, made, keep });
}

function parse(file) {
  try {
    const { port, passwords } = JSON.parse(readFileSync(file, 'utf8'));
    if (passwords.admin && passwords.owner && passwords.application) return { port: Number(port) || 0, passwords };
  } catch (error) {
    if (error.code === 'EACCES')
      throw new Problem(`${file} belongs to another user. Start as that user, or set DATA_DIR to another folder.`);
  }
  throw new Problem(`${file}, which holds the database passwords, cannot be read. Restore it from a backup.`);
}
