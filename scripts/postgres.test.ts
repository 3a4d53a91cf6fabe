import assert from 'node:assert/strict';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Problem } from './bootstrap/problem.mjs';
import { askDatabase } from './lib/ask-database.js';
import { type RunningPostgres, startPostgres } from './lib/postgres.js';
import { loadable } from './lib/scripts.js';
import { temporaryPostgres } from './lib/temporary-postgres.js';

const settings = { fsync: 'off' };
const place = mkdtempSync(join(tmpdir(), 'mealtext-pg-test-'));
chmodSync(place, 0o711);
const dataDir = join(place, 'data');
const start = (folder = dataDir) => startPostgres({ dataDir: folder, settings });
const postmaster = (folder: string) => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
const answers = (url: string) => askDatabase(url, 'select 1').then(Boolean, () => false);
/** Waits until the server has noticed that a killed program is gone, whose share of it stands until then. */
const alone = async (server: RunningPostgres) => {
  const keepers = `select count(*)::int as n from pg_stat_activity where application_name = 'mealtext keeper'`;
  while (((await askDatabase<{ n: number }>(server.adminUrl, keepers))[0]?.n ?? 0) > 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
};
const copy = (name: string) => {
  const folder = join(place, name);
  cpSync(dataDir, folder, { recursive: true, preserveTimestamps: true });
  const { uid, gid } = statSync(join(dataDir, 'postgres'));
  spawnSync('chown', ['-R', `${uid}:${gid}`, join(folder, 'postgres')]);
  return folder;
};

before(async () => {
  const first = await start();
  await askDatabase(first.ownerUrl, 'create table kept (word text)');
  await askDatabase(first.ownerUrl, `insert into kept values ('here')`);
  await first.stop();
});
after(() => rmSync(place, { recursive: true, force: true }));

test('a second start finds the data and the port again, and passwords that only we can read', async () => {
  const second = await start();
  const again = await askDatabase(second.ownerUrl, 'select word from kept');
  const { port } = second;
  await second.stop();
  assert.deepEqual(again, [{ word: 'here' }]);
  assert.equal(await answers(second.ownerUrl), false);
  assert.equal(statSync(join(dataDir, 'postgres.json')).mode & 0o777, 0o600);
  const third = await start();
  await third.stop();
  assert.equal(third.port, port);
});

test('the application owns nothing and may not create roles or tables', async () => {
  const server = await start();
  try {
    await assert.rejects(askDatabase(server.databaseUrl, 'create table mine (a int)'), /permission denied/);
    await assert.rejects(askDatabase(server.databaseUrl, 'select * from kept'), /permission denied/);
    await assert.rejects(askDatabase(server.ownerUrl, 'create role other'), /permission denied/);
  } finally {
    await server.stop();
  }
});

test('a server that a crash of ours left running is taken over', async () => {
  const script = `import { startPostgres } from ${JSON.stringify(loadable('lib/postgres'))};
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)} }); process.kill(process.pid, 'SIGKILL');`;
  await once(spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' }), 'exit');
  const left = postmaster(join(dataDir, 'postgres'));
  const server = await start();
  assert.equal(postmaster(server.folder), left);
  await alone(server);
  await server.stop();
  assert.equal(existsSync(join(server.folder, 'postmaster.pid')), false);
});

test('a server that cannot be started again is tried until it can', async () => {
  const said: string[] = [];
  const server = await startPostgres({ dataDir, settings, say: (line) => said.push(line) });
  // A full disk, as far as the server can tell: it may not write where it stands.
  const moved = `${server.folder}/pg_wal-away`;
  renameSync(`${server.folder}/pg_wal`, moved);
  process.kill(postmaster(server.folder), 'SIGKILL');
  while (said.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(await answers(server.databaseUrl), false);
  renameSync(moved, `${server.folder}/pg_wal`);
  while (!(await answers(server.databaseUrl))) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.deepEqual(await askDatabase(server.ownerUrl, 'select word from kept'), [{ word: 'here' }]);
  assert.ok(said.length <= 4, `each reason is told once: ${said.join(' | ')}`);
  await server.stop();
});

test('a server that is killed under us is started again on its port, with its data', async () => {
  const server = await start();
  process.kill(postmaster(server.folder), 'SIGKILL');
  while (await answers(server.ownerUrl)) await new Promise((resolve) => setTimeout(resolve, 20));
  while (!(await answers(server.ownerUrl))) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual(await askDatabase(server.ownerUrl, 'select word from kept'), [{ word: 'here' }]);
  await server.stop();
  assert.equal(await answers(server.ownerUrl), false);
});

test('a lock file without a process is no obstacle', async () => {
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), '999999\n/nowhere\n1\n1\n');
  const server = await start();
  assert.equal(await answers(server.ownerUrl), true);
  await server.stop();
});

test('two programs that start at once on an empty folder share one server', async () => {
  const folder = join(place, 'together');
  const [one, other] = await Promise.all([start(folder), start(folder)]);
  assert.equal(one.port, other.port);
  await Promise.all([one.stop(), other.stop()]);
  assert.equal(await answers(one.ownerUrl), false);
});

test('of two programs on one folder, the last to leave stops the server', async () => {
  const one = await start();
  const other = await start();
  await one.stop();
  assert.equal(await answers(other.ownerUrl), true);
  await other.stop();
  assert.equal(await answers(other.ownerUrl), false);
});

const refusals: Record<string, [path: string, harm: (file: string) => void, words: RegExp]> = {
  'a folder of another version': ['PG_VERSION', (file) => writeFileSync(file, '15\n'), /made by PostgreSQL 15 and this is 18/],
  'a folder without its version': ['PG_VERSION', (file) => rmSync(file), /damaged or holds no PostgreSQL data/],
  'a folder whose control file is cut off': [
    'global/pg_control',
    (file) => writeFileSync(file, 'x'),
    /could not start .*pg_control.* restore it from a backup/s,
  ],
  'a folder without its log of changes': [
    'pg_wal',
    (file) => renameSync(file, `${file}.away`),
    /could not start .*pg_wal.* restore it from a backup/s,
  ],
};
for (const [what, [path, harm, words]] of Object.entries(refusals)) {
  test(`${what} is refused in words and left alone`, async () => {
    const folder = copy(what.replaceAll(' ', '-'));
    harm(join(folder, 'postgres', path));
    await assert.rejects(
      start(folder),
      (error: unknown) => error instanceof Problem && words.test(error.message) && !error.message.includes('\n'),
    );
    assert.equal(existsSync(join(folder, 'postgres', 'base')), true);
  });
}

test('a copy of a folder in use is told from the one that is in use', async () => {
  const server = await start();
  await assert.rejects(start(copy('taken-in-use')), /is a copy of .*, taken while that was in use/);
  assert.equal(await answers(server.ownerUrl), true);
  await server.stop();
});

test('passwords that are missing, damaged or of another database are told apart', async () => {
  const folder = copy('secrets');
  const file = join(folder, 'postgres.json');
  const good = readFileSync(file, 'utf8');
  rmSync(file);
  await assert.rejects(start(folder), /database passwords, is missing/);
  writeFileSync(file, '{');
  await assert.rejects(start(folder), /cannot be read/);
  writeFileSync(file, good.replace(/"admin":"..../, '"admin":"0000'));
  await assert.rejects(start(folder), /not those of the database/);
  writeFileSync(file, good);
  await (await start(folder)).stop();
});

test('a data folder that cannot be written is refused', async () => {
  writeFileSync(join(place, 'file'), '');
  await assert.rejects(start(join(place, 'file')), /data folder .* cannot be written/);
  await assert.rejects(start(join(place, 'file', 'below')), /data folder .* cannot be written/);
  await assert.rejects(start('/proc/mealtext'), /data folder .* cannot be written/);
});

test('a database for tests goes away with the process that wanted it', async () => {
  const script = `import { temporaryPostgres } from ${JSON.stringify(loadable('lib/temporary-postgres'))};
    console.log((await temporaryPostgres()).folder); process.kill(process.pid, 'SIGKILL');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [folder] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  while (existsSync(folder.trim())) await new Promise((resolve) => setTimeout(resolve, 20));
  const kept = await temporaryPostgres();
  assert.equal(await answers(kept.adminUrl), true);
  await kept.stop();
  assert.equal(existsSync(kept.folder), false);
});
