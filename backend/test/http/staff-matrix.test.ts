import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { STAFF_ROLES, type StaffCapability } from '../../src/contract/index.js';
import { mayStaff } from '../../src/usecases/staff/capabilities.js';
import { signedIn, startApp, type TestApp } from '../support/app.js';
import { openStream } from '../support/event-stream.js';
import { routesOf } from './support/routes.js';
import { staffOf } from './support/staff.js';
import { STAFF_ROUTES } from './support/staff-routes.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const OPEN = ['POST /api/staff/sign-in', 'POST /api/staff/sign-out'];
const own = () => routesOf(app.app).filter(({ path, key }) => path.startsWith('/api/staff/') && !OPEN.includes(key));

test('every route of the console has a capability, and every one named is there', () => {
  expect(
    own()
      .map(({ key }) => key)
      .sort(),
  ).toEqual(Object.keys(STAFF_ROUTES).sort());
});

/** What changes or shows a person's own things. */
const TOUCHES_PEOPLE: readonly (StaffCapability | 'any')[] = [
  'reveal',
  'search',
  'correct',
  'money',
  'manage-users',
  'repair',
  'approve',
  'request',
];
/** Takes back one's own request, or fetches what was consented to for a reason given then. */
const REASON_STANDS = ['POST /api/staff/requests/:id/withdraw', 'POST /api/staff/requests/:id/take-out'];

test('every write that touches what is a person’s demands a reason, by API too', async () => {
  const { console } = await staffOf(app, 'admin');
  const { id } = await signedIn(app, '+12025550777', 'pro');
  const writes = own().filter(
    ({ key, method }) => method !== 'GET' && TOUCHES_PEOPLE.includes(STAFF_ROUTES[key]!.needs) && !REASON_STANDS.includes(key),
  );
  expect(writes.length).toBeGreaterThanOrEqual(15);
  for (const { key, method, path } of writes) {
    const { status, body } = await supertest(app.app.getHttpServer())
      [method.toLowerCase() as 'get'](path.replace(/:\w+/g, () => id))
      .set({ 'X-CSRF-Token': 'console', Cookie: console.cookie })
      .send(STAFF_ROUTES[key]!.body ?? {});
    expect([key, status, String((body as { message: unknown }).message)]).toEqual([key, 400, expect.stringMatching(/reason/)]);
  }
});

/** A stream never ends by itself. */
async function opened(path: string, cookie: string): Promise<{ status: number }> {
  const { port } = app.app.getHttpServer().address() as { port: number };
  const stream = await openStream(`http://127.0.0.1:${port}${path}`, { Cookie: cookie });
  stream.close();
  return stream;
}

test.each(STAFF_ROLES)('%s may call what the role may, and nothing else', async (role) => {
  const { console } = await staffOf(app, role);
  const seen: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const { key, method, path } of own()) {
    const { needs, body } = STAFF_ROUTES[key]!;
    const { status } = STAFF_ROUTES[key]!.stream
      ? await opened(path, console.cookie)
      : await supertest(app.app.getHttpServer())
          [method.toLowerCase() as 'get'](path.replace(/:\w+/g, () => randomUUID()))
          .set({ 'X-CSRF-Token': 'console', Cookie: console.cookie })
          .send(body);
    const may = needs === 'any' || mayStaff(role, needs);
    expected[key] = may ? 'may' : 'refused';
    seen[key] = status === 403 ? 'refused' : status === 401 ? 'unknown' : status >= 500 ? `failed: ${status}` : 'may';
  }
  expect(seen).toEqual(expected);
});
