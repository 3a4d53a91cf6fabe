import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedReadyStaff } from '../../src/app/seed-ready-staff.js';
import { staffCommand } from '../../src/cli/staff-command.js';
import { codeAt } from '../../src/usecases/staff/one-time-code.js';
import { StaffDependencies } from '../../src/usecases/staff/staff-dependencies.js';
import { startApp, type TestApp } from '../support/app.js';
import { Console } from './support/staff.js';

let app: TestApp;
const DATA_DIR = mkdtempSync(join(tmpdir(), 'mealtext-staff-'));
beforeAll(async () => {
  app = await startApp({ DATA_DIR });
});
afterAll(() => app?.close());

async function run(args: string[], more: { input?: string; env?: Record<string, string> } = {}) {
  const said: string[] = [];
  const complained: string[] = [];
  const { url, ownerUrl } = app.database;
  const code = await staffCommand({
    args,
    env: { NODE_ENV: 'test', DATA_DIR, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, ...more.env },
    input: () => more.input ?? '',
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, said, complained: complained.join('\n') };
}
const ANA = ['--email', 'Ana@Example.com', '--name', 'Ana', '--role', 'agent'];
const secretIn = (said: string[]) => /secret=([A-Z2-7]{32})/.exec(said.join('\n'))![1]!;
const signIn = (email: string, password: string, secret: string) =>
  new Console(app).post('/sign-in', { email, password, code: codeAt(secret, app.deps.clock.now()) });

test('what add prints signs in; disable ends that, enable and reset bring it back with other secrets', async () => {
  const added = await run(['add', ...ANA]);
  expect(added).toMatchObject({ code: 0, complained: '' });
  const password = added.said.find((line) => line.startsWith('password: '))!.slice(10);
  expect((await signIn('ana@example.com', password, secretIn(added.said))).status).toBe(200);
  expect(await run(['add', ...ANA])).toMatchObject({ code: 2, complained: expect.stringContaining('already') });
  expect((await run(['disable', '--email', 'ana@example.com'])).code).toBe(0);
  expect((await run(['list'])).said).toEqual([expect.stringMatching(/^ana@example\.com\tagent\tAna\tdisabled \d{4}-/)]);
  await run(['enable', '--email', 'ana@example.com']);
  const reset = await run(['reset', '--email', 'ana@example.com', '--password-stdin'], { input: 'correct horse battery\n' });
  expect(reset.said.join()).not.toContain('correct horse');
  expect(secretIn(reset.said)).not.toBe(secretIn(added.said));
  expect((await signIn('ana@example.com', password, secretIn(reset.said))).status).toBe(401);
  expect((await signIn('ana@example.com', 'correct horse battery', secretIn(reset.said))).status).toBe(200);
});

test.each([
  [[]],
  [['dance']],
  [['add', '--email', 'x', '--name', 'X', '--role', 'agent']],
  [['add', '--email', 'x@example.com', '--name', 'X', '--role', 'king']],
  [['add', '--email', 'x@example.com', '--role', 'agent']],
  [['add', '--email', 'x@example.com', '--name', 'X', '--role', 'agent', '--password-stdin']],
  [['reset', '--email', 'nobody@example.com']],
  [['list', '--loud']],
])('%j is a mistake that is explained', async (args) => {
  const { code, complained } = await run(args);
  expect(code).toBe(2);
  expect(complained).toMatch(/[a-z]{3}/);
});

test('the last admin cannot be disabled', async () => {
  await run(['add', '--email', 'only@example.com', '--name', 'Only', '--role', 'admin']);
  expect(await run(['disable', '--email', 'only@example.com'])).toMatchObject({
    code: 2,
    complained: expect.stringContaining('last admin'),
  });
});

test('a local run has a ready account that signs in; production has none and tells no code', async () => {
  const { accounts } = app.app.get(StaffDependencies);
  const line = (await seedReadyStaff(accounts, app.parts))!;
  expect(await seedReadyStaff(accounts, app.parts)).toBe(line);
  const [, email, password] = /^console: (\S+), password (\S+), /.exec(line)!;
  const { said } = await run(['code']);
  expect((await new Console(app).post('/sign-in', { email, password, code: said[0] })).body).toMatchObject({
    staff: { email, role: 'admin' },
  });
  const { config } = app.parts;
  expect(await seedReadyStaff(accounts, { config: { ...config, process: { ...config.process, environment: 'production' } } })).toBeNull();
  await run(['reset', '--email', email!]);
  expect(await seedReadyStaff(accounts, app.parts)).toBeNull();
});
