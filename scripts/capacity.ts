import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem, report } from './bootstrap/problem.mjs';
import { ASSUMPTIONS } from './lib/capacity/assumption.js';
import { measureRows } from './lib/capacity/measure-rows.js';
import { tableOf } from './lib/capacity/print.js';
import { reckon } from './lib/capacity/reckon.js';
import { startPostgres } from './lib/postgres.js';
import { prepare } from './lib/prepare.js';

/** `npm run capacity -- --users 1e8`: what so many users need, beside 1e5 to 1e8, from rows measured now and the assumptions of `lib/capacity/assumption.ts`. */
const USUAL = [1e5, 1e6, 1e7, 1e8];

try {
  const users = asked();
  await prepare({ packages: ['backend'] });
  const folder = mkdtempSync(join(tmpdir(), 'mealtext-capacity-'));
  chmodSync(folder, 0o711);
  const postgres = await startPostgres({ dataDir: folder });
  try {
    const bytes = await measureRows(postgres);
    const needs = [...new Set([...USUAL, users])].sort((a, b) => a - b).map((count) => reckon(count, ASSUMPTIONS, bytes));
    console.log(tableOf(needs, bytes));
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
} catch (error) {
  process.exitCode = report(error);
}

function asked(): number {
  const users = Number(given());
  if (!(users >= 1 && users <= 1e10)) throw new Problem('--users must be a number such as 1e8');
  return users;
}

function given(): string {
  try {
    return parseArgs({ options: { users: { type: 'string', default: '1e8' } } }).values.users;
  } catch {
    throw new Problem('npm run capacity knows one option: npm run capacity -- --users 1e8');
  }
}
