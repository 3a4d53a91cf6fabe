import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { RunningPostgres } from './postgres.js';
import type { Kept } from './postgres-keeper.js';
import { script } from './scripts.js';

export interface TemporaryPostgres extends RunningPostgres {
  /** As by the death of its machine: at once, and nobody starts it again. */
  die: () => Promise<void>;
}

/**
 * An empty PostgreSQL of our own for tests, fast and forgetful unless `settings` say otherwise, or one that `follows` another. It goes away with `stop`,
 * and also when this process dies in any way.
 */
export async function temporaryPostgres(kept: Kept = {}): Promise<TemporaryPostgres> {
  const keeper = spawn(process.execPath, script('lib/postgres-keeper', JSON.stringify(kept)), {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(keeper, 'exit');
  const line = await Promise.race([
    once(createInterface({ input: keeper.stdout }), 'line') as Promise<[string]>,
    exited.then(() => undefined),
  ]);
  if (!line) throw new Error('the database for tests did not start; the reason is printed above');
  const where = JSON.parse(line[0]) as Omit<RunningPostgres, 'stop'>;
  const stop = async () => {
    keeper.stdin.end();
    await exited;
  };
  const die = async () => {
    keeper.kill('SIGKILL');
    await exited;
    const server = Number(readFileSync(join(where.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(server, 'SIGQUIT');
    while (isThere(server)) await new Promise((resolve) => setTimeout(resolve, 20));
    rmSync(dirname(where.folder), { recursive: true, force: true });
  };
  return { ...where, stop, die };
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
