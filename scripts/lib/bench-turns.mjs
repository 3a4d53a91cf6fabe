import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { benchTexts } from './bench-texts.mjs';
import { names } from './postgres-roles.mjs';
import { at } from './root.mjs';

/** Turns on the embedded PostgreSQL: p50 and p95 in milliseconds, turns a second, and those of the same statements sent bare. */
export async function measureTurns(database, dataDir, count) {
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query(`create database bench owner ${names.owner}`);
  await admin.end();
  const inBench = (url) => Object.assign(new URL(url), { pathname: '/bench' }).href;
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    DATABASE_URL: inBench(database.databaseUrl),
    DATABASE_OWNER_URL: inBench(database.ownerUrl),
    BENCH_ADMIN_URL: database.adminUrl,
  };
  const child = spawn(process.execPath, [at('backend/dist/cli/bench-turn.js')], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(Array.from({ length: count }, (_, index) => benchTexts[index % benchTexts.length]).join('\n'));
  const closed = once(child, 'close');
  const printed = await text(child.stdout);
  const [code] = await closed;
  if (code !== 0) throw new Error('bench-turn failed; the reason is printed above');
  return JSON.parse(printed);
}
