import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { keepRunning, type KeepRunningOptions, type Kept } from './lib/keep-running.js';
import { type Ending, type Ready, type RunningProduct, startProduct } from './lib/product.js';
import { loadable } from './lib/scripts.js';

const nobodyAsks: KeepRunningOptions['asked'] = { yet: false, promise: new Promise(() => {}) };
/** Somebody who can be made to ask. */
function somebody() {
  let settle = () => {};
  const asked: KeepRunningOptions['asked'] = { yet: false, promise: new Promise((resolve) => (settle = () => resolve(undefined))) };
  const ask = () => {
    asked.yet = true;
    settle();
  };
  return { asked, ask };
}

/** How a product ends, and whether it was ready before. */
type End = Ending & { ready?: Ready | null };
const KILLED: End = { code: null, signal: 'SIGKILL' };
/** Products that end so, one after the other. */
const products = (...ends: End[]) => ({
  started: 0,
  start(): Kept {
    const { ready = { type: 'ready', port: 1 }, ...end } = ends[Math.min(this.started++, ends.length - 1)] ?? KILLED;
    return { ready: Promise.resolve(ready ?? undefined), ended: pause(1).then(() => end), stop: async () => {} };
  },
});
async function run(cast: { start(): Kept }, more: Partial<KeepRunningOptions> = {}) {
  const said: string[] = [];
  const readies: number[] = [];
  const end = await keepRunning({
    start: () => cast.start(),
    asked: nobodyAsks,
    onReady: (_, again) => readies.push(again),
    say: (line) => said.push(line),
    ...more,
  });
  return { end, said, readies };
}

test('what its watchdog killed is started again, which is said in one line, and Ctrl-C still stops it', { timeout: 60_000 }, async () => {
  const { asked, ask } = somebody();
  const begun: RunningProduct[] = [];
  const watched = () => {
    const product = startProduct({
      env: process.env,
      stdio: 'ignore',
      main: loadable('lib/watched-process'),
      // The first one stands still as soon as it is told anything.
      ...(begun.length === 0 && { rest: pause(300, {}) }),
    });
    begun.push(product);
    return product;
  };
  const cast = { start: watched };
  const { end, said, readies } = await run(cast, { asked, onReady: (_, again) => void (again && ask()) });
  assert.deepEqual(end, { asked: true });
  assert.equal(begun.length, 2);
  assert.deepEqual(await begun[0]?.ended, KILLED);
  assert.deepEqual(await begun[1]?.ended, { code: 0, signal: null });
  assert.deepEqual(readies, []);
  assert.equal(said.length, 2);
  assert.match(said[0] ?? '', /^mealtext: the product was killed \(SIGKILL\) and is started again, number 1 in ten minutes\./);
});

test('what is killed again and again is started again for as long as that goes on, after longer and longer pauses', async () => {
  const cast = products(...Array<End>(12).fill(KILLED), { code: 0, signal: null });
  const pauses: number[] = [];
  const { end, said, readies } = await run(cast, { pause: async (ms) => pauses.push(ms) });
  assert.deepEqual(end, { ready: true, code: 0, signal: null });
  assert.equal(cast.started, 13);
  assert.equal(readies.length, 13);
  assert.equal(said.length, 12);
  assert.deepEqual(pauses, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000]);
  assert.match(said.at(-1) ?? '', /is started again in 30 s, number 12 in ten minutes\./);
});

test('a pause ends when somebody asks to stop', { timeout: 20_000 }, async () => {
  const { asked, ask } = somebody();
  const cast = products(KILLED);
  const ending = run(cast, { asked, say: (line) => void (/again in 1 s/.test(line) && ask()) });
  assert.deepEqual((await ending).end, { asked: true });
  assert.equal(cast.started, 4);
});

test('what is killed once an hour is started again for ever', async () => {
  let hours = 0;
  const cast = products(...Array<End>(10).fill(KILLED), { code: 0, signal: null });
  const { end } = await run(cast, { now: () => (hours += 1) * 3_600_000 });
  assert.deepEqual(end, { ready: true, code: 0, signal: null });
  assert.equal(cast.started, 11);
});

test('what ends by itself, or before it was ready, is not started again', async () => {
  const ends: End[] = [
    { code: 1, signal: null },
    { code: null, signal: 'SIGSEGV' },
    { ...KILLED, ready: null },
  ];
  for (const end of ends) {
    const cast = products(end);
    const { ready, ...rest } = end;
    assert.deepEqual((await run(cast)).end, { ready: ready !== null, ...rest });
    assert.equal(cast.started, 1);
  }
});
