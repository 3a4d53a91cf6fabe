import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { RunningPostgres } from './postgres.js';
import { script } from './scripts.js';

/** An empty PostgreSQL of our own for tests, fast and forgetful unless `settings` say otherwise. It goes away with `stop`, and also when this process dies in any way. */
export async function temporaryPostgres({ settings }: { settings?: Record<string, string> } = {}): Promise<RunningPostgres> {
  const keeper = spawn(process.execPath, script('lib/postgres-keeper', ...(settings ? [JSON.stringify(settings)] : [])), {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(keeper, 'exit');
  const line = await Promise.race([
    once(createInterface({ input: keeper.stdout }), 'line') as Promise<[string]>,
    exited.then(() => undefined),
  ]);
  if (!line) throw new Error('the database for tests did not start; the reason is printed above');
  const stop = async () => {
    keeper.stdin.end();
    await exited;
  };
  return { ...(JSON.parse(line[0]) as Omit<RunningPostgres, 'stop'>), stop };
}
