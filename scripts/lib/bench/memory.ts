import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { makePeople, type Member } from '../load/make-people.js';
import type { RunningPostgres } from '../postgres.js';
import { startProduct } from '../product.js';
import { residentMegabytes } from '../resident-megabytes.js';
import { textAt } from './support/texts.js';
import type { BenchContext, BenchLine } from './support/bench-line.js';

/** Of one person who texts all day the diary would grow, and with it what every turn loads. */
const PEOPLE = 100;

/** What the product holds when it has nothing to do, and after many texts. */
export async function measure({ quick, postgres, folder }: BenchContext): Promise<BenchLine[]> {
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
    const people = await peopleOf(postgres, folder);
    const send = (from: string, body: string) =>
      fetch(`http://127.0.0.1:${ready.port}/phone/api/texts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': 'bench' },
        body: JSON.stringify({ from, body }),
      });
    const rounds = quick ? 3 : 12;
    const seen: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [nth, { phone }] of people.entries()) {
        const answer = await send(phone, textAt(nth));
        if (answer.status !== 202) throw new Error(`the handset was answered ${answer.status}`);
      }
      await pause(1_000);
      seen.push(residentMegabytes(product.child.pid));
    }
    const third = Math.max(1, Math.floor(seen.length / 3));
    // The least of each: what is held, and not what waits to be collected.
    const held = (list: number[]) => Math.min(...list);
    return [
      { name: 'memory when idle', figure: idle, unit: 'MB', atMost: 300, ratio: idle / bare, floor: `Node alone: ${Math.round(bare)} MB` },
      { name: `memory after ${rounds * PEOPLE} texts`, figure: seen.at(-1) ?? NaN, unit: 'MB', atMost: 500 },
      {
        name: 'its growth, last third over middle',
        figure: 100 * (held(seen.slice(-third)) / held(seen.slice(third, 2 * third)) - 1),
        unit: '%',
        atMost: 10,
      },
    ];
  } finally {
    await product.stop();
  }
}

async function peopleOf({ ownerUrl }: RunningPostgres, folder: string): Promise<Member[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await makePeople(client, folder, PEOPLE);
  } finally {
    await client.end();
  }
}

async function nodeAlone(): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await pause(500);
  const held = residentMegabytes(child.pid);
  child.kill();
  return held;
}
