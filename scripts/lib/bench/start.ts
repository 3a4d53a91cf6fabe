import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../ports.js';
import { startPostgres } from '../postgres.js';
import { at } from '../../bootstrap/root.mjs';
import { script } from '../scripts.js';
import type { BenchLine } from './support/bench-line.js';

/** `npm start` on a data folder of its own, first and second, beside the database alone. */
export async function measure(): Promise<BenchLine[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mealtext-bench-start-'));
  chmodSync(folder, 0o711);
  try {
    const first = await startAndStop(folder);
    const second = await startAndStop(folder);
    const floor = await databaseAlone(folder);
    return [
      { name: 'npm start, new data folder', figure: first.start, unit: 's' },
      {
        name: 'npm start, second',
        figure: second.start,
        unit: 's',
        atMost: 3,
        ratio: second.start / floor,
        floor: `PostgreSQL alone: ${floor.toPrecision(2)} s`,
      },
      { name: 'stop', figure: second.stop, unit: 's', atMost: 5 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startAndStop(dataDir: string): Promise<{ start: number; stop: number }> {
  const env = { ...process.env, npm_lifecycle_event: '', DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(await freePort()) };
  const began = performance.now();
  const child = spawn(process.execPath, script('start'), { cwd: at(), env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      if (said.includes('is ready')) resolve();
    });
    void closed.then(() => reject(new Error(`npm start ended:\n${said}`)));
  });
  const ready = performance.now();
  child.kill('SIGTERM');
  await closed;
  return { start: (ready - began) / 1000, stop: (performance.now() - ready) / 1000 };
}

async function databaseAlone(dataDir: string): Promise<number> {
  const began = performance.now();
  const postgres = await startPostgres({ dataDir });
  const took = (performance.now() - began) / 1000;
  await postgres.stop();
  return took;
}
