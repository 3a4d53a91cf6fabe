import pg from 'pg';
import supertest from 'supertest';
import { PostgresDiary } from '../../src/adapters/postgres/index.js';
import { Notices } from '../../src/ports/queue/notices.js';
import { openRelay, type Relay } from '../../../scripts/lib/relay.js';
import { type TemporaryPostgres, temporaryPostgres } from '../../../scripts/lib/temporary-postgres.js';
import { type StaffOfTest, staffOf } from '../http/support/staff.js';
import { Browser, signedIn, startApp, type TestApp, text } from '../support/app.js';
import { eventually } from '../support/eventually.js';

const PHONE = '+12125550911';
const settings = { fsync: 'off', max_connections: '120' };

let primary: TemporaryPostgres;
let standby: TemporaryPostgres;
let relay: Relay;
let target: TestApp;
let browser: Browser;
let admin: StaffOfTest;
let id: string;
let path: string;

/** A product with two servers of its own, one of which follows the other. */
beforeAll(async () => {
  primary = await temporaryPostgres({ settings });
  standby = await temporaryPostgres({ settings, follows: primary });
  relay = await openRelay(standby.port);
  process.env['TEST_POSTGRES_ADMIN_URL'] = primary.adminUrl;
  process.env['TEST_POSTGRES_OWNER_URL'] = primary.ownerUrl;
  process.env['TEST_POSTGRES_APPLICATION_URL'] = primary.databaseUrl;
  target = await startApp(({ url }) => ({ DATABASE_REPLICA_URL: relay.through(url), DATABASE_REPLICA_LAG_MS: '30000' }));
  ({ browser, id, path } = await signedIn(target, PHONE, 'pro'));
  admin = await staffOf(target, 'admin');
});
afterAll(async () => {
  await target?.close();
  await relay?.close();
  await standby?.stop();
  await primary?.stop();
});

/** Whatever the replica is told to do by its superuser. */
async function onStandby(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: standby.adminUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}
const pauseReplay = async () => {
  await caughtUp();
  await onStandby('select pg_wal_replay_pause()');
};
const resumeReplay = () => onStandby('select pg_wal_replay_resume()');

const metrics = async (): Promise<string> => (await supertest(target.app.getHttpServer()).get('/metrics')).text;
/** How many reads the replica answered, or the primary in its place. */
async function reads(result: string): Promise<number> {
  const line = (await metrics())
    .split('\n')
    .find((one) => one.startsWith('mealtext_replica_reads_total') && one.includes(`result="${result}"`));
  return Number(line?.split(' ').at(-1) ?? 0);
}
/** Who answered while something was done, as the figures say. */
async function answeredBy(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const kinds = ['replica', 'own-write', 'behind', 'away', 'failed'];
  const before = await Promise.all(kinds.map(reads));
  await work();
  const after = await Promise.all(kinds.map(reads));
  return Object.fromEntries(kinds.map((kind, index) => [kind, after[index]! - before[index]!] as const).filter(([, by]) => by > 0));
}
const replicaFinding = async () => {
  const { status, body } = await supertest(target.app.getHttpServer()).get('/readyz');
  const { checks } = body as { checks: { name: string; problem: string | null }[] };
  return { status, problem: checks.find(({ name }) => name === 'replica')?.problem ?? null };
};
const logged = (event: string) => target.logged.filter((line) => line.includes(event)).length;
const history = async (who: Browser) =>
  ((await who.get(`${path}/calorie-history`)).body as { calories: number }[]).map(({ calories }) => calories);
/** Another browser of theirs, which wrote nothing. */
async function onlooker(): Promise<Browser> {
  const other = new Browser(target);
  await other.prove(PHONE);
  return other;
}
/** Everything there is has arrived at the replica, and this process knows. */
async function caughtUp(): Promise<void> {
  await eventually(
    () => answeredBy(() => Promise.all([browser.get(`${path}/calorie-history`), admin.console.list('users', {})])),
    ({ replica }) => (replica ?? 0) >= 2,
  );
}

test("history, the console's lists, figures, searches and timelines are read from the replica", async () => {
  await text(target, PHONE, '2 eggs 200 cal');
  await caughtUp();
  expect(await answeredBy(() => browser.get(`${path}/calorie-history`))).toEqual({ replica: 1 });
  expect(await answeredBy(() => browser.get(`${path}/trends`))).toEqual({ replica: 3 });
  expect(await answeredBy(() => admin.console.list('texts', {}))).toEqual({ replica: 1 });
  expect(await answeredBy(() => admin.console.get('/texts/export.csv'))).toEqual({ replica: 1 });
  // A search is written into the audit, and answered by the replica all the same.
  expect(await answeredBy(() => admin.console.post('/search', { q: 'eggs', reason: 'ticket 4711: what they say of eggs' }))).toEqual({
    replica: 1,
  });
  // What is of today alone is not.
  expect(await answeredBy(() => browser.get(`${path}/meals`))).toEqual({});
  expect(await replicaFinding()).toEqual({ status: 200, problem: null });
  await eventually(metrics, (page) => /^mealtext_replica_read 1$/m.test(page));
});

test('whoever wrote something reads it at once, others when it has arrived', async () => {
  await text(target, PHONE, 'a bagel 300 cal');
  const other = await onlooker();
  await eventually(
    () => history(other),
    ([calories]) => calories === 500,
  );
  await pauseReplay();
  try {
    const [meal] = (await browser.get(`${path}/meals`)).body as { id: string }[];
    expect((await browser.delete(`${path}/meals/${meal!.id}`)).status).toBeLessThan(300);
    expect(await answeredBy(async () => expect(await history(browser)).not.toEqual([500]))).toEqual({ 'own-write': 1 });
    expect(await answeredBy(async () => expect(await history(other)).toEqual([500]))).toEqual({ replica: 1 });
    const { body } = await admin.console.post('/saved-replies', { title: 'Thanks', body: 'Thank you!', language: 'en' });
    expect(body).toMatchObject({ title: 'Thanks' });
    const titles = async () => ((await admin.console.list('saved-replies', {})).body as { title: string }[]).map(({ title }) => title);
    expect(await answeredBy(async () => expect(await titles()).toContain('Thanks'))).toEqual({ 'own-write': 1 });
  } finally {
    await resumeReplay();
  }
  await caughtUp();
  expect(await history(browser)).toEqual(await history(other));
});

test('an open screen is told of what is new once it can read it', async () => {
  const other = await onlooker();
  await pauseReplay();
  const before = await history(other);
  const seen = new Promise<number[]>((resolve) => {
    target.app.get(Notices).watch(id, ({ what }) => what === 'entries' && void history(other).then(resolve));
  });
  await text(target, PHONE, 'a banana 100 cal');
  await resumeReplay();
  expect(await seen).toEqual([(before[0] ?? 0) + 100]);
});

test('one that is away, or comes back, is told once; the primary answers meanwhile', async () => {
  await caughtUp();
  const [gone, back] = [logged('replica is not read'), logged('replica is read again')];
  relay.lead(null);
  await eventually(replicaFinding, ({ problem }) => problem !== null);
  expect(await replicaFinding()).toMatchObject({ status: 200, problem: expect.stringMatching(/^away: /) });
  expect(await answeredBy(() => history(browser))).toEqual({ away: 1 });
  expect((await admin.console.list('users', {})).status).toBe(200);
  await eventually(metrics, (page) => /^mealtext_replica_read 0$/m.test(page));
  relay.lead(standby.port);
  await caughtUp();
  expect(logged('replica is not read')).toBe(gone + 1);
  await eventually(
    () => Promise.resolve(logged('replica is read again')),
    (times) => times === back + 1,
  );
});

test('what the replica fails in is asked of the primary', async () => {
  await caughtUp();
  // As a replica has it that needs the rows away for replaying.
  const failing = jest
    .spyOn(PostgresDiary.prototype, 'days')
    .mockRejectedValueOnce(Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' }));
  expect(await answeredBy(async () => expect(await history(browser)).not.toEqual([]))).toEqual({ failed: 1 });
  failing.mockRestore();
});

test('one that is too far behind is not read, and says so', async () => {
  const narrow = await startApp(() => ({
    DATABASE_URL: target.database.url,
    DATABASE_OWNER_URL: target.database.ownerUrl,
    DATABASE_REPLICA_URL: relay.through(target.database.url),
    DATABASE_REPLICA_LAG_MS: '500',
  }));
  const finding = async () => {
    const { body } = await supertest(narrow.app.getHttpServer()).get('/readyz');
    return (body as { checks: { name: string; problem: string | null }[] }).checks.find(({ name }) => name === 'replica')?.problem ?? null;
  };
  try {
    await eventually(finding, (problem) => problem === null);
    await pauseReplay();
    await text(target, PHONE, 'a pear 90 cal');
    expect(await eventually(finding, (problem) => problem !== null)).toBe('more than 500 ms behind');
    await resumeReplay();
    await eventually(finding, (problem) => problem === null);
  } finally {
    await resumeReplay();
    await narrow.close();
  }
});

test('a process starts without its replica, and reads it once it is there', async () => {
  relay.lead(null);
  const early = await startApp(() => ({
    DATABASE_URL: target.database.url,
    DATABASE_OWNER_URL: target.database.ownerUrl,
    DATABASE_REPLICA_URL: relay.through(target.database.url),
  }));
  try {
    expect(early.parts.replica!.trouble).toMatch(/^away: /);
    relay.lead(standby.port);
    await eventually(
      () => Promise.resolve(early.parts.replica!.trouble),
      (trouble) => trouble === null,
    );
  } finally {
    relay.lead(standby.port);
    await early.close();
  }
});
