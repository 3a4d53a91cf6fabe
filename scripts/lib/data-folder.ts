import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, isAbsolute } from 'node:path';
import { errorCode } from './error-code.js';
import { Problem } from '../bootstrap/problem.mjs';
import { at } from '../bootstrap/root.mjs';

/** The absolute DATA_DIR: what the environment says, relative to the repository, else `.data`. */
export function dataFolder({ DATA_DIR = '' }: NodeJS.ProcessEnv = process.env): string {
  return isAbsolute(DATA_DIR) ? DATA_DIR : at(DATA_DIR || '.data');
}

/** Makes the folder when it is missing and fails with a plain line when it cannot be written. Its parents stay open to the database's account. */
export function prepareDataFolder(folder: string): string {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = errorCode(error);
    const why = code === 'EEXIST' || code === 'ENOTDIR' ? 'it is not a folder' : `${code}`;
    throw new Problem(
      `the data folder ${folder} cannot be written (${why}). Make it writable for this user, or set DATA_DIR to another folder.`,
    );
  }
  return folder;
}

/** Not `recursive`: Node 20 never comes back from that below a file system such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o755 });
}
