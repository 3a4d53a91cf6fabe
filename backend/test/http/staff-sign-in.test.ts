import { sealed } from '../../src/adapters/system/index.js';
import { staffAccounts } from '../../src/app/staff-parts.js';
import { codeAt } from '../../src/usecases/staff/one-time-code.js';
import { Browser, signedIn, startApp, type TestApp } from '../support/app.js';
import { Console, makeStaff, staffOf } from './support/staff.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const now = () => app.deps.clock.now();
const count = async (sql: string, values: unknown[]) => (await app.parts.dataSource.query<{ n: number }[]>(sql, values))[0]!.n;

test('password and code open a session, which says who and what they may do, until it is ended', async () => {
  const { console, email } = await staffOf(app, 'agent');
  const { body } = await console.get('/session');
  expect(body).toMatchObject({ staff: { email, role: 'agent' }, idleMinutes: 30 });
  expect(body.capabilities).toContain('reveal');
  expect(body.capabilities).not.toContain('audit');
  await console.post('/sign-out');
  expect((await console.get('/session')).status).toBe(401);
});

describe('an authenticator’s secret in the database', () => {
  const kept = async (id: string) =>
    (await app.parts.dataSource.query<{ s: string }[]>('select totp_secret as s from staff where id = $1', [id]))[0]!.s;

  test('is sealed, also after a reset; one from before is sealed at the next start and works all the time', async () => {
    const { id, email, password, secret } = await makeStaff(app, 'viewer');
    expect(await kept(id)).toMatch(/^sealed1\./);
    await app.parts.dataSource.query('update staff set totp_secret = $2 where id = $1', [id, secret]);
    expect((await new Console(app).post('/sign-in', { email, password, code: codeAt(secret, now()) })).status).toBe(200);
    expect(await staffAccounts(app.parts).sealOld()).toEqual([]);
    expect(await kept(id)).toMatch(/^sealed1\./);
    expect(await staffAccounts(app.parts).secretsOf(email)).toMatchObject({ totpSecret: secret, totpLost: false });
  });

  test('does not open under another HASH_SECRET: that is said plainly, to the right password only', async () => {
    const { id, email, password, secret } = await makeStaff(app, 'viewer');
    const { hash, session } = app.parts.config.secrets;
    const other = staffAccounts({ ...app.parts, config: { secrets: { session, hash: `not ${hash}` } } });
    expect(await other.sealOld()).toContain(email);
    await app.parts.dataSource.query('update staff set totp_secret = $2 where id = $1', [
      id,
      sealed('another', 'staff authenticators').close(secret, id),
    ]);
    const attempt = (words: string) => new Console(app).post('/sign-in', { email, password: words, code: codeAt(secret, now()) });
    expect((await attempt('wrong')).status).toBe(401);
    expect(await attempt(password)).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('the secret of the server has changed') },
    });
  });
});

test('a code works once, also in another browser', async () => {
  const { email, password, secret } = await makeStaff(app, 'viewer');
  const attempt = { email, password, code: codeAt(secret, now()) };
  const answers = await Promise.all([1, 2, 3].map(() => new Console(app).post('/sign-in', attempt)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});

test('wrong password, wrong code and nobody are answered alike', async () => {
  const { email, password, secret } = await makeStaff(app, 'viewer');
  const code = codeAt(secret, now());
  const other = code === '000000' ? '111111' : '000000';
  const answers = [];
  for (const attempt of [
    { email, password: 'wrong', code },
    { email, password, code: other },
    { email: 'nobody@example.com', password, code },
  ])
    answers.push(await new Console(app).post('/sign-in', attempt));
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(Array(3).fill([401, answers[0]!.body.message]));
});

describe('failures in a row', () => {
  let behindProxy: TestApp;
  beforeAll(async () => {
    behindProxy = await startApp({ TRUSTED_PROXY_HOPS: '1' });
  });
  afterAll(() => behindProxy?.close());
  const attempt = (body: object, address: string, cookie = '') =>
    new Browser(behindProxy).call('post', '/api/staff/sign-in', body, { 'X-Forwarded-For': address, ...(cookie && { Cookie: cookie }) });
  const WRONG = { password: 'wrong', code: '123456' };
  const deviceOf = (headers: unknown): string =>
    (headers as Record<string, string[]>)['set-cookie']!.find((one) => one.startsWith('mealtext_staff_device='))!.split(';')[0]!;

  test('close the place they come from, not the account: the right person signs in from anywhere else', async () => {
    const { email, password, secret } = await makeStaff(behindProxy, 'viewer');
    for (let i = 0; i < 5; i += 1) expect((await attempt({ email, ...WRONG }, '192.0.2.7')).status).toBe(401);
    const right = { email, password, code: codeAt(secret, now()) };
    expect((await attempt(right, '192.0.2.7')).status).toBe(429);
    expect((await attempt(right, '198.51.100.9')).status).toBe(200);
  });

  test('from ever new places close it to strange browsers, and not to one in which they signed in before', async () => {
    const { email, password, secret } = await makeStaff(behindProxy, 'admin');
    const first = await attempt({ email, password, code: codeAt(secret, now()) }, '198.51.100.9');
    const device = deviceOf(first.headers);
    const statuses = [];
    for (let i = 0; i < 33; i += 1) statuses.push((await attempt({ email, ...WRONG }, `10.${i}.0.7`)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    // A code works once, so that the next one is shown.
    await behindProxy.parts.dataSource.query('update staff set totp_step = null where email = $1', [email]);
    const right = { email, password, code: codeAt(secret, now()) };
    expect((await attempt(right, '203.0.113.5')).status).toBe(429);
    expect(
      (
        await attempt(
          right,
          '203.0.113.5',
          device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        )
      ).status,
    ).toBe(429);
    expect((await attempt(right, '203.0.113.5', device)).status).toBe(200);
  });

  test('are counted alike for somebody who is not there, and the cookie of one is none of another', async () => {
    const answers = [];
    for (let i = 0; i < 6; i += 1) answers.push((await attempt({ email: 'nobody@example.com', ...WRONG }, '192.0.2.99')).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    const one = await makeStaff(behindProxy, 'viewer');
    const other = await makeStaff(behindProxy, 'viewer');
    const { headers } = await attempt({ email: one.email, password: one.password, code: codeAt(one.secret, now()) }, '198.51.100.20');
    for (let i = 0; i < 5; i += 1) await attempt({ email: other.email, ...WRONG }, '198.51.100.21');
    const right = { email: other.email, password: other.password, code: codeAt(other.secret, now()) };
    expect((await attempt(right, '198.51.100.21', deviceOf(headers))).status).toBe(429);
  });

  test('of a known browser are counted too', async () => {
    const { email, password, secret } = await makeStaff(behindProxy, 'viewer');
    const device = deviceOf((await attempt({ email, password, code: codeAt(secret, now()) }, '198.51.100.30')).headers);
    const answers = [];
    for (let i = 0; i < 12; i += 1) answers.push((await attempt({ email, ...WRONG }, '198.51.100.30', device)).status);
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
  });
});

test('a session ends when it is idle, when it is old and when the account is disabled', async () => {
  for (const age of [`seen_at = now() - interval '31 minutes'`, `expires_at = now() - interval '1 second'`]) {
    const { console, id } = await staffOf(app, 'viewer');
    await app.parts.dataSource.query(`update staff_sessions set ${age} where staff_id = $1`, [id]);
    expect((await console.get('/session')).status).toBe(401);
  }
  const { console, id } = await staffOf(app, 'viewer');
  await app.parts.dataSource.query('update staff set disabled_at = now() where id = $1', [id]);
  expect((await console.get('/session')).status).toBe(401);
});

test('the cookie stays within the console and no secret is stored', async () => {
  const { console, id } = await staffOf(app, 'viewer');
  const secret = console.cookie.split('=')[1]!;
  expect(await count('select count(*)::int as n from staff_sessions where staff_id = $1 and id_hash <> $2', [id, secret])).toBe(1);
  const { email, password, secret: totp } = await makeStaff(app, 'viewer');
  const response = await new Console(app).post('/sign-in', { email, password, code: codeAt(totp, now()) });
  expect((response.headers as Record<string, unknown>)['set-cookie']).toEqual([
    expect.stringMatching(/^staff_session=[\w-]{43}; Max-Age=43200; Path=\/api\/staff; Expires=[^;]+; HttpOnly; SameSite=Strict$/),
    expect.stringMatching(/^mealtext_staff_device=[\w.-]+; Max-Age=7776000; Path=\/api\/staff; Expires=[^;]+; HttpOnly; SameSite=Strict$/),
  ]);
});

test('a user is no staff, staff are no users, and a write without the header is refused', async () => {
  const { browser, id } = await signedIn(app, '+12025550177');
  expect((await browser.get('/api/staff/users')).status).toBe(401);
  const { console } = await staffOf(app, 'admin');
  const stranger = new Browser(app);
  expect((await stranger.call('get', `/api/users/${id}`, undefined, { Cookie: console.cookie })).status).toBe(401);
  expect((await stranger.call('post', '/api/staff/sign-out', {}, { Cookie: console.cookie, 'X-CSRF-Token': '' })).status).toBe(403);
  expect((await console.get('/session')).status).toBe(200);
});

test('signing in stands in the audit, which the application can neither rewrite nor empty', async () => {
  const { id } = await staffOf(app, 'agent');
  expect(await count(`select count(*)::int as n from audit_log where actor_id = $1 and action = 'sign-in'`, [id])).toBe(1);
  for (const sql of [`update audit_log set reason = 'x'`, 'delete from audit_log', 'truncate audit_log'])
    await expect(app.parts.dataSource.query(sql)).rejects.toThrow(/permission denied/);
});
