import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem, report } from './bootstrap/problem.mjs';
import { ASSUMPTIONS } from './lib/capacity/assumption.js';
import { measureSizes } from './lib/capacity/check.js';
import { measureRows } from './lib/capacity/measure-rows.js';
import { checkTable } from './lib/capacity/print-check.js';
import { tableOf } from './lib/capacity/print.js';
import { reckon } from './lib/capacity/reckon.js';
import { startPostgres } from './lib/postgres.js';
import { prepare } from './lib/prepare.js';

/**
 * `npm run capacity -- --users 1e8`: what so many users need, beside 1e5 to 1e8, from rows measured now and the assumptions of `lib/capacity/assumption.ts`.
 * `-- --check 5,10,20`: a product of its own under so many texts a second, one size after another, each for `--seconds 60`, its queues in `--queue postgres` or redis: what it took beside what is reckoned.
 */
const USUAL = [1e5, 1e6, 1e7, 1e8];

try {
  const { users, check, seconds, redis } = asked();
  await prepare({ packages: ['backend'] });
  if (check) console.log(checkTable(await measureSizes(check, seconds, redis), ASSUMPTIONS));
  else await reckonFor(users);
} catch (error) {
  process.exitCode = report(error);
}

async function reckonFor(users: number): Promise<void> {
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
}

function asked(): { users: number; check: number[] | null; seconds: number; redis: boolean } {
  const given = options();
  const users = Number(given.users);
  const seconds = Number(given.seconds);
  const check = given.check?.split(',').map(Number) ?? null;
  if (!(users >= 1 && users <= 1e10)) throw new Problem('--users must be a number such as 1e8');
  if (!(seconds >= 1 && seconds <= 3600)) throw new Problem('--seconds must be a number from 1 to 3600');
  if (check?.some((rate) => !(rate > 0 && rate <= 1000))) throw new Problem('--check must be texts a second, such as 5,10,20');
  if (!['postgres', 'redis'].includes(given.queue)) throw new Problem('--queue is postgres or redis');
  return { users, check, seconds, redis: given.queue === 'redis' };
}

function options() {
  const string = (fallback: string) => ({ type: 'string', default: fallback }) as const;
  try {
    return parseArgs({ options: { users: string('1e8'), seconds: string('60'), queue: string('postgres'), check: { type: 'string' } } })
      .values;
  } catch {
    throw new Problem('npm run capacity knows --users 1e8, or --check 5,10,20 with --seconds 60 and --queue postgres or redis');
  }
}
