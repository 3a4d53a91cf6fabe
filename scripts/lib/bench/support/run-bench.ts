import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { names } from '../../postgres-roles.js';
import { at } from '../../../bootstrap/root.mjs';

/** Runs a bench of the backend on an empty database of its own, with `input` on standard input; what it printed, as an object. */
export async function runBench(command, { postgres, folder, database = command.replaceAll('-', '_') }, input = '', env = {}) {
  const admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  await admin.query(`create database ${database} owner ${names.owner}`);
  await admin.end();
  const inBench = (url) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
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
  const closed = once(child, 'close');
  const printed = await text(child.stdout);
  const [code] = await closed;
  if (code !== 0) throw new Error(`${command} failed; the reason is printed above`);
  return JSON.parse(printed);
}
