import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type * as BuiltIn from '../backend/src/adapters/builtin/index.js';
import type { GuardedThreadOptions } from '../backend/src/adapters/builtin/guarded-thread.js';
import type * as BlankSnapshot from '../backend/src/conversation/blank-snapshot.js';
import type { HeardText } from '../backend/src/conversation/heard.js';
import { STUCK_WORD } from './lib/chaos/stuck-word.js';
import { at } from './bootstrap/root.mjs';
import type { ReadAnswer } from '../backend/src/conversation/turn.js';
import type { Understood } from '../backend/src/ports/reading/understanding.js';
import { builtBackend } from './lib/built-backend.js';
import { loadable } from './lib/scripts.js';

const { GuardedThread, ThreadedUnderstanding } = await builtBackend<typeof BuiltIn>('adapters/builtin/index.js');
const { blankSnapshot } = await builtBackend<typeof BlankSnapshot>('conversation/blank-snapshot.js');
const NOW = new Date('2026-06-10T12:00:00Z');
const snapshot = blankSnapshot({ id: 'u', timezone: 'America/New_York', createdAt: '2026-01-01T00:00:00.000Z' });
const heard = (id: string, words: string): HeardText => ({
  id,
  text: words,
  source: 'sms',
  receivedAt: NOW,
  media: { count: 0, type: null },
});
/** An answer that a thread which only waits makes nothing of. */
const NOTHING_READ: ReadAnswer = {
  reading: { language: 'en', meals: [], workouts: [], asides: [], leftover: [], reader: 'builtin' },
  modelMissed: false,
};
const started: Worker[] = [];
const opened: BuiltIn.GuardedThread[] = [];
after(() => Promise.all(opened.map((thread) => thread.close())));

function firstIntent(result: PromiseSettledResult<Understood>) {
  assert.ok(result.status === 'fulfilled' && result.value.type === 'decided');
  return result.value.outcome.intents[0];
}
const reasonOf = (result: PromiseSettledResult<unknown> | undefined) =>
  result?.status === 'rejected' && result.reason instanceof Error ? result.reason.message : '';

/** The product's own thread, in which texts with the stuck word meet an expression that never ends. */
function planted(options: Partial<GuardedThreadOptions> = {}) {
  const start = (current: SharedArrayBuffer) => {
    const worker = new Worker(at('backend/dist/app/understanding-start.js'), {
      workerData: { current, dataDir: '.data-none', lessons: [] },
      execArgv: [`--import=${loadable('lib/chaos/stuck-word')}`],
      env: { ...process.env, STUCK_IN: 'thread' },
    });
    started.push(worker);
    return worker;
  };
  const thread = new GuardedThread({ start, deadlineMs: 1500, ...options });
  opened.push(thread);
  return { thread, understanding: new ThreadedUnderstanding(thread) };
}

test('a text that never ends fails by itself; those before and behind it are understood', { timeout: 120_000 }, async () => {
  const late: string[] = [];
  const { understanding } = planted({ onOverrun: (job) => void late.push((job as BuiltIn.UnderstandingJob).given[0].id) });
  const hear = (id: string, words: string) => understanding.understand(heard(id, words), snapshot, NOW, 'never');
  const [before, stuck, behind] = await Promise.allSettled([
    hear('a', '2 eggs'),
    hear('b', `é ${STUCK_WORD}`),
    hear('c', '3 eggs, and then a slice of toast with butter and jam'),
  ]);
  assert.equal(firstIntent(before), 'log_meal');
  assert.match(reasonOf(stuck), /took too long/);
  assert.equal(firstIntent(behind), 'log_meal');
  assert.deepEqual(late, ['b']);
  assert.equal(started.length, 2, 'a new thread took the place of the stuck one');
});

const SERVE = `import { parentPort, workerData } from 'node:worker_threads';
  import { serveJobs } from '${new URL('../backend/dist/adapters/builtin/index.js', import.meta.url).href}';
  serveJobs(parentPort, new Int32Array(workerData.current), (job) => {
    if (job === 'end') process.exit(1);
    if (job === 'fill') for (const all = []; ; ) all.push(new Array(1e5).fill(job));
    if (job === 'throw') throw new Error('no such job');
    return job;
  });`;

test('a job that ends its thread, or fills its memory, fails alone', { timeout: 120_000 }, async () => {
  const start = (current: SharedArrayBuffer) =>
    new Worker(new URL(`data:text/javascript,${encodeURIComponent(SERVE)}`), {
      workerData: { current },
      resourceLimits: { maxOldGenerationSizeMb: 64 },
      stderr: true,
    });
  const thread = new GuardedThread({ start, deadlineMs: 60_000 });
  opened.push(thread);
  const results = await Promise.allSettled(['one', 'end', 'two', 'throw', 'fill', 'three'].map((job) => thread.run(job)));
  assert.deepEqual(
    results.map((result) => (result.status === 'fulfilled' ? result.value : undefined)),
    ['one', undefined, 'two', undefined, undefined, 'three'],
  );
  assert.match(reasonOf(results[3]), /no such job/);
});

/** A thread that is ready, in which each job takes a while. */
async function leisurely() {
  const source = `${SERVE.slice(0, SERVE.indexOf('if (job'))} return new Promise((done) => setTimeout(done, 300)); });`;
  const start = (current: SharedArrayBuffer) =>
    new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), { workerData: { current } });
  const thread = new GuardedThread({ start, deadlineMs: 60_000 });
  opened.push(thread);
  thread.warm();
  while (!thread.ready) await pause(10);
  return thread;
}

test('a short text goes before long ones that came first, which keep their order', { timeout: 60_000 }, async () => {
  const understanding = new ThreadedUnderstanding(await leisurely());
  const done: string[] = [];
  const hear = (name: string, words: string) =>
    understanding.decide(heard(name, words), NOTHING_READ, snapshot, NOW).then(() => done.push(name));
  const long = ['first', 'second', 'third', 'fourth'].map((name) => hear(name, 'egg '.repeat(400)));
  await Promise.all([...long, hear('short', '2 eggs')]);
  assert.deepEqual(done, ['first', 'short', 'second', 'third', 'fourth']);
});

test('what has waited for as long as its patience lasts goes before what comes then', { timeout: 60_000 }, async () => {
  const thread = await leisurely();
  const done: string[] = [];
  const run = (name: string, patienceMs: number) => thread.run(name, patienceMs).then(() => done.push(name));
  const before = [run('begun', 0), run('patient', 100)];
  await pause(150);
  await Promise.all([...before, run('late', 0)]);
  assert.deepEqual(done, ['begun', 'patient', 'late']);
});

test('it is ready once a thread waits for work, and stays so when another takes its place', { timeout: 60_000 }, async () => {
  const start = (current: SharedArrayBuffer) =>
    new Worker(new URL(`data:text/javascript,${encodeURIComponent(SERVE)}`), { workerData: { current } });
  const thread = new GuardedThread({ start, deadlineMs: 60_000 });
  opened.push(thread);
  assert.equal(thread.ready, false);
  thread.warm();
  assert.equal(thread.ready, false);
  while (!thread.ready) await pause(10);
  await assert.rejects(thread.run('end'), /the thread ended/);
  assert.equal(thread.ready, true);
});

test('a thread that cannot begin fails what waits for it, and the next job tries anew', { timeout: 60_000 }, async () => {
  let begun = 0;
  const start = (current: SharedArrayBuffer) => {
    begun += 1;
    const source = begun === 1 ? 'throw new Error("no food table")' : SERVE;
    return new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), { workerData: { current } });
  };
  const thread = new GuardedThread({ start, deadlineMs: 60_000 });
  opened.push(thread);
  await assert.rejects(thread.run('one'), /no food table/);
  assert.equal(await thread.run('two'), 'two');
});

const watched = () => spawn(process.execPath, [loadable('lib/watched-process')], { stdio: 'pipe' });

test('a process whose event loop stands still is ended, though it hears no SIGTERM', { timeout: 60_000 }, async () => {
  const child = watched();
  const said = text(child.stderr);
  await once(child.stdout, 'data');
  child.stdin.write('stand still\n');
  await pause(200);
  child.kill('SIGTERM');
  const [, signal] = await once(child, 'exit');
  assert.equal(signal, 'SIGKILL');
  assert.match(await said, /"level":"error","event":"event loop stands still/);
});

test('a process that was stopped for a while, or only has nothing to do, is left alone', { timeout: 60_000 }, async () => {
  const child = watched();
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  await pause(2000);
  child.kill('SIGCONT');
  await pause(1500);
  assert.equal(child.exitCode ?? child.signalCode, null);
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [0, null]);
});
