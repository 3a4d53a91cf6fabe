import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './ports.mjs';
import { startProduct } from './product.mjs';
import { at } from './root.mjs';

/** `npm start` on a data folder: seconds until it says that it is ready, and seconds to stop. */
export async function measureStart(dataDir) {
  const env = { ...process.env, npm_lifecycle_event: '', DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(await freePort()) };
  const began = performance.now();
  const child = spawn(process.execPath, [at('scripts/start.mjs')], { cwd: at(), env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let said = '';
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (part) => (said += part).includes('is ready') && resolve());
    closed.then(() => reject(new Error(`npm start ended:\n${said}`)));
  });
  const ready = performance.now();
  child.kill('SIGTERM');
  await closed;
  return { start: (ready - began) / 1000, stop: (performance.now() - ready) / 1000 };
}

/** Megabytes of memory that the product holds when it has nothing to do. */
export async function measureIdle(database, dataDir) {
  const env = { ...process.env, DATABASE_URL: database.databaseUrl, DATABASE_OWNER_URL: database.ownerUrl, DATA_DIR: dataDir, PORT: '0' };
  const product = startProduct({ env, stdio: 'ignore' });
  try {
    if (!(await product.ready)) throw new Error('the product did not start');
    await pause(5_000);
    return residentMegabytes(product.child.pid);
  } finally {
    await product.stop();
  }
}

function residentMegabytes(pid) {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+)/m);
  return Number(kilobytes) / 1024;
}
