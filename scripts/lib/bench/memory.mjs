import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../product.mjs';
import { residentMegabytes } from '../resident-megabytes.mjs';
import { benchTexts } from './support/texts.mjs';

const PHONE = '+12025550123';

/** What the product holds when it has nothing to do, and after many texts. */
export async function measure({ quick, postgres, folder }) {
  const env = {
    ...process.env,
    DATABASE_URL: postgres.databaseUrl,
    DATABASE_OWNER_URL: postgres.ownerUrl,
    DATA_DIR: folder,
    PORT: '0',
    REPLY_WAIT_SECONDS: '0',
  };
  const product = startProduct({ env, stdio: 'ignore' });
  try {
    const ready = await product.ready;
    if (!ready) throw new Error('the product did not start');
    const bare = await nodeAlone();
    await pause(5_000);
    const idle = residentMegabytes(product.child.pid);
    const send = (body) =>
      fetch(`http://127.0.0.1:${ready.port}/phone/api/texts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': 'bench' },
        body: JSON.stringify({ from: PHONE, body }),
      });
    const rounds = quick ? 3 : 12;
    const seen = [];
    for (let round = 0; round < rounds; round += 1) {
      for (let text = 0; text < 100; text += 1) {
        const answer = await send(benchTexts[text % benchTexts.length]);
        if (answer.status !== 202) throw new Error(`the handset was answered ${answer.status}`);
      }
      await pause(1_000);
      seen.push(residentMegabytes(product.child.pid));
    }
    const third = Math.max(1, Math.floor(seen.length / 3));
    const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
    return [
      { name: 'memory when idle', figure: idle, unit: 'MB', atMost: 300, ratio: idle / bare, floor: `Node alone: ${Math.round(bare)} MB` },
      { name: `memory after ${rounds * 100} texts`, figure: seen.at(-1), unit: 'MB', atMost: 500 },
      {
        name: 'its growth, last third over middle',
        figure: 100 * (mean(seen.slice(-third)) / mean(seen.slice(third, 2 * third)) - 1),
        unit: '%',
        atMost: 10,
      },
    ];
  } finally {
    await product.stop();
  }
}

async function nodeAlone() {
  const { spawn } = await import('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await pause(500);
  const held = residentMegabytes(child.pid);
  child.kill();
  return held;
}
