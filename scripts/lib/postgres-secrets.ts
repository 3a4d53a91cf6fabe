import { randomBytes } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../bootstrap/problem.mjs';
import { errorCode } from './error-code.js';
import type { Passwords } from './postgres-roles.js';
import { readJson } from './read-json.js';

/** What is written down beside a data folder's database. */
interface Written {
  port: number;
  passwords: Passwords;
}

export interface PostgresSecrets extends Written {
  file: string;
  made: boolean;
  keep(port: number): void;
}

/**
 * The passwords and the last port of a data folder's database, generated once, in a file that only this user can read.
 * `made` says that they are new; `keep(port)` writes them down.
 */
export function postgresSecrets(dataDir: string): PostgresSecrets {
  const file = join(dataDir, 'postgres.json');
  const made = !existsSync(file);
  const word = () => randomBytes(24).toString('hex');
  const kept: Written = made ? { port: 0, passwords: { admin: word(), owner: word(), application: word() } } : parse(file);
  const keep = (port: number) => {
    if (existsSync(file) && kept.port === port) return;
    kept.port = port;
    writeFileSync(`${file}.new`, JSON.stringify({ port, passwords: kept.passwords }), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return Object.assign(kept, { file, made, keep });
}

function parse(file: string): Written {
  try {
    const { port, passwords } = readJson<{ port?: number; passwords: Partial<Passwords> }>(file);
    const { admin, owner, application } = passwords;
    if (admin && owner && application) return { port: Number(port) || 0, passwords: { admin, owner, application } };
  } catch (error) {
    if (errorCode(error) === 'EACCES')
      throw new Problem(`${file} belongs to another user. Start as that user, or set DATA_DIR to another folder.`);
  }
  throw new Problem(`${file}, which holds the database passwords, cannot be read. Restore it from a backup.`);
}
