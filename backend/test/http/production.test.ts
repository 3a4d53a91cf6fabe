import { AFTERWARDS } from '../../src/adapters/postgres/migrations/index.js';
import supertest from 'supertest';
import { run } from '../../src/app/run.js';
import { loadConfig } from '../../src/config/load-config.js';
import { startApp, type TestApp } from '../support/app.js';
import { codeAt } from '../../src/usecases/staff/one-time-code.js';
import { makeStaff } from './support/staff.js';

const production = {
  NODE_ENV: 'production',
  ALLOW_LOCAL_PROVIDERS: 'text,verifier,billing',
  SESSION_SECRET: 's0123456789abcdef0123456789abcdef',
  HASH_SECRET: 'h0123456789abcdef0123456789abcdef',
  PUBLIC_URL: 'https://mealtext.example',
  ADMIN_URL: 'https://console.mealtext.example',
};
let target: TestApp;
beforeAll(async () => {
  target = await startApp(production);
});
afterAll(() => target?.close());

const get = (path: string, host: string) => supertest(target.app.getHttpServer()).get(path).set('Host', host);
const MAIN = 'mealtext.example';
const CONSOLE = 'console.mealtext.example';

test('the handset, which shows every code, is shut', async () => {
  for (const path of ['/phone/api/phones', '/phone/api/threads/+12025550123', '/phone/api/threads/+12025550123/events']) {
    const answer = await get(path, MAIN);
    expect([path, answer.status]).toEqual([path, 404]);
  }
  // The page of that name is the dashboard's own, with nothing of the handset in it.
  expect((await get('/phone', MAIN)).text).not.toContain('phone/');
});

test('a name that is not ours is refused, whatever the path; who looks after us may call us otherwise', async () => {
  for (const host of ['other.example', 'mealtext.example.evil.test', 'mealtext.example:81', '']) {
    for (const path of ['/', '/api/status', '/admin/', '/api/staff/session']) expect((await get(path, host)).status).toBe(421);
    expect((await get('/healthz', host)).status).toBe(200);
  }
  expect((await get('/api/status', 'MEALTEXT.example')).status).toBe(200);
  expect((await get('/api/status', '127.0.0.1:1234')).status).toBe(200);
});

test('the console is on its own host alone, and nothing else is there', async () => {
  for (const path of ['/admin/', '/api/staff/session']) {
    expect((await get(path, MAIN)).status).toBe(404);
    expect((await get(path, CONSOLE)).status).not.toBe(404);
  }
  for (const path of ['/api/status', '/dashboard', '/api/docs-json']) expect((await get(path, CONSOLE)).status).toBe(404);
  expect((await get('/', CONSOLE)).headers['location']).toBe('/admin/');
});

test('the cookies of the console are bound to https and to its host by their names', async () => {
  const { email, password, secret } = await makeStaff(target, 'viewer');
  const answer = await supertest(target.app.getHttpServer())
    .post('/api/staff/sign-in')
    .set({ Host: CONSOLE, 'X-CSRF-Token': 'console', 'Sec-Fetch-Site': 'same-origin' })
    .send({ email, password, code: codeAt(secret, target.deps.clock.now()) });
  expect(answer.status).toBe(200);
  const set = answer.headers['set-cookie'] as unknown as string[];
  expect(set).toHaveLength(2);
  const of = (name: string) => set.find((one) => one.startsWith(`${name}=`))?.split('; ') ?? [];
  expect(of('__Host-staff')).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']));
  expect(of('__Secure-mealtext-staff_device')).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Strict']));
  expect(set.join()).not.toContain('Domain=');
});

test('strangers do not read what the console can do', async () => {
  const { text, body } = await get('/api/docs-json', MAIN);
  expect(Object.keys((body as { paths: object }).paths)).toContain('/api/users/{id}/meals');
  expect(text).not.toMatch(/staff|StaffUser|Reveal/i);
});

test('nothing of the device is asked for', async () => {
  const policy = (await get('/', MAIN)).headers['permissions-policy'];
  expect(policy).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
});

test('who serves in production does not migrate, and refuses tables that lack something', async () => {
  await target.parts.dataSource.query('select 1');
  const owner = await import('pg').then(({ default: pg }) => new pg.Client({ connectionString: target.database.ownerUrl }));
  await owner.connect();
  // What is only due afterwards may lack.
  const { rows } = await owner.query<{ name: string }>(
    `delete from migrations where id = (select max(id) from migrations where name <> all ($1)) returning name`,
    [AFTERWARDS.map(({ name }) => name)],
  );
  let running: ReturnType<typeof run> | undefined;
  try {
    const config = loadConfig({ ...production, ROLE: 'api', PORT: '0', DATABASE_URL: target.database.url });
    running = run(config, { demo: false, say: () => undefined });
    await expect(running).rejects.toThrow(rows[0]!.name);
  } finally {
    await running?.then(({ close }) => close()).catch(() => undefined);
    await owner.query('insert into migrations (timestamp, name) values (1, $1)', [rows[0]!.name]);
    await owner.end();
  }
});
