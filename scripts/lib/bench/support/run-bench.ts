import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { names } from '../../postgres-roles.js';
import { at } from '../../../bootstrap/root.mjs';
import type { BenchContext } from './bench-line.js';
import { inDatabase } from './in-database.js';

/** Runs a bench of the backend on an empty database of its own, with `input` on standard input; what it printed, an object of the type that the caller knows. */
export async function runBench<T>(
  command: string,
  { postgres, folder, database = command.replaceAll('-', '_') }: Pick<BenchContext, 'postgres' | 'folder'> & { database?: string },
  input = '',
  env: NodeJS.ProcessEnv = {},
): Promise<T> {
  const admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  await admin.query(`create database ${database} owner ${names.owner}`);
  await admin.end();
  const inBench = (url: string) => inDatabase(url, database);
  const child = spawn(process.execPath, [at('backend/dist/cli', `${command}.js`)], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      // A warning would stand in the middle of what it prints.
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
      DATABASE_URL: inBench(postgres.databaseUrl),
      DATABASE_OWNER_URL: inBench(postgres.ownerUrl),
      BENCH_ADMIN_URL: postgres.adminUrl,
      ...env,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(input);
  const closed = once(child, 'close') as Promise<[number | null]>;
  const printed = await text(child.stdout);
  const [code] = await closed;
  if (code !== 0) throw new Error(`${command} failed; the reason is printed above`);
  return JSON.parse(printed) as T;
}
