import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from './lib/error-code.js';
import { freePort, portOf } from './lib/ports.js';
import { at } from './bootstrap/root.mjs';

/** Processes are looked at through /proc. */
const onLinux = { skip: process.platform !== 'linux' && 'needs /proc' };
const dataDir = mkdtempSync(join(tmpdir(), 'mealtext-start-test-'));
chmodSync(dataDir, 0o711);
after(() => rmSync(dataDir, { recursive: true, force: true }));

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch (error) {
    return !['ESRCH', 'ENOENT'].includes(errorCode(error) ?? '');
  }
};
const gone = async (...pids: number[]) => {
  while (pids.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 50));
};
const postmaster = () => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** As a load balancer waits: until the product can serve. */
async function served(port: number): Promise<void> {
  while ((await fetch(`http://127.0.0.1:${port}/readyz`)).status === 503) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** `npm start` in a group of its own, as a terminal would have it. `settled` is its exit code, `said` what it printed until then. */
function npmStart(env: NodeJS.ProcessEnv = {}, args: string[] = []) {
  const npm = process.env.npm_execpath;
  const child = spawn(npm ? process.execPath : 'npm', [...(npm ? [npm] : []), 'start', ...args], {
    cwd: at(),
    env: { ...process.env, NODE_TEST_CONTEXT: '', DATABASE_URL: '', REDIS_URL: '', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const settled = (once(child, 'close') as Promise<[number | null]>).then(([code]) => code);
  const run = {
    child,
    pid: child.pid ?? assert.fail('npm did not start'),
    said: '',
    settled,
    ready: async () => {
      const ended = settled.then(() => true);
      while (!/Ctrl-C stops it/.test(run.said)) {
        if (await Promise.race([ended, pause(50, false)])) assert.fail(run.said);
      }
    },
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (run.said += text));
  return run;
}

/** The processes below one, from /proc. */
function below(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...below(child)]);
}

test('it starts, answers, and a Ctrl-C to the whole group leaves nothing running', onLinux, async () => {
  const port = await freePort();
  const run = npmStart({ PORT: String(port) });
  await run.ready();
  await served(port);
  for (const path of ['/healthz', '/readyz', '/', '/phone', '/admin/', '/api/docs']) {
    assert.equal((await fetch(`http://127.0.0.1:${port}${path}`)).status, 200, path);
  }
  const all = [...below(run.pid), postmaster()];
  process.kill(-run.pid, 'SIGINT');
  await run.settled;
  assert.match(run.said, /Stopping/);
  await gone(...all);
});

test('npm killed outright leaves nothing running', onLinux, async () => {
  const run = npmStart({ PORT: String(await freePort()) });
  await run.ready();
  const all = [...below(run.pid), postmaster()];
  run.child.kill('SIGKILL');
  await gone(...all);
});

test('the starter killed outright leaves the database alone, and the next start takes it over', onLinux, async () => {
  const port = String(await freePort());
  const run = npmStart({ PORT: port });
  await run.ready();
  const all = below(run.pid);
  const database = postmaster();
  const starter = all.find((pid) => /^\S*node\0scripts\/run\.mjs\0start/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')));
  assert.ok(starter !== undefined);
  process.kill(starter, 'SIGKILL');
  await gone(...all);
  assert.equal(isAlive(database), true);
  const next = npmStart({ PORT: port });
  await next.ready();
  assert.equal(postmaster(), database);
  next.child.kill('SIGTERM');
  await next.settled;
  await gone(database);
});

test('a product that is killed, as by its watchdog, is started again on the same database', onLinux, async () => {
  const port = await freePort();
  const run = npmStart({ PORT: String(port) });
  await run.ready();
  const database = postmaster();
  const product = below(run.pid).find((pid) => /backend\/dist\/main\.js/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')));
  assert.ok(product !== undefined);
  process.kill(product, 'SIGKILL');
  const late = run.settled.then(() => assert.fail(run.said));
  const again = async () => {
    while (!/Mealtext is ready again/.test(run.said)) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await Promise.race([again(), late]);
  assert.match(run.said, /the product was killed \(SIGKILL\) and is started again, number 1 in ten minutes\./);
  await served(port);
  assert.equal((await fetch(`http://127.0.0.1:${port}/readyz`)).status, 200);
  assert.equal(postmaster(), database);
  late.catch(() => {});
  process.kill(-run.pid, 'SIGINT');
  await run.settled;
  await gone(database);
});

const lines = (text: string) => text.split('\n').filter((line) => line && !/^(>|npm )/.test(line));

test('a port that is taken is told in one line, and nothing is left running', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  const run = npmStart({ PORT: String(port) });
  assert.notEqual(await run.settled, 0);
  assert.deepEqual(lines(run.said), [
    `mealtext: port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
  ]);
  server.close();
});

test('every wrong variable is told before anything starts', async () => {
  const run = npmStart({ PORT: 'http', ROLE: 'boss' });
  assert.notEqual(await run.settled, 0);
  assert.match(run.said, /PORT/);
  assert.match(run.said, /ROLE/);
  assert.doesNotMatch(run.said, /\n {4}at /);
});

test('a data folder that cannot be used is told in one line', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  const run = npmStart({ DATA_DIR: file });
  assert.notEqual(await run.settled, 0);
  assert.equal(lines(run.said).length, 1);
  assert.match(run.said, /data folder .* cannot be written \(it is not a folder\)/);
});

test('an unknown word after -- is told', async () => {
  const run = npmStart({}, ['--', '--dmeo']);
  assert.notEqual(await run.settled, 0);
  assert.match(lines(run.said)[0] ?? '', /does not know --dmeo/);
});

test('a Node that is too old is told what it needs', async () => {
  const script = `Object.defineProperty(process.versions, 'node', { value: '18.20.4' }); await import(${JSON.stringify(at('scripts/run.mjs'))});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  assert.equal(code, 1);
  assert.match(said, /^mealtext: this is Node 18\.20\.4, and 20\.19 or later is needed\..*\n$/);
});
