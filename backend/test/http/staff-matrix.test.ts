import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { STAFF_ROLES } from '../../src/contract/index.js';
import { mayStaff } from '../../src/usecases/staff/capabilities.js';
import { startApp, type TestApp } from '../support/app.js';
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

test.each(STAFF_ROLES)('%s may call what the role may, and nothing else', async (role) => {
  const { console } = await staffOf(app, role);
  const seen: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const { key, method, path } of own()) {
    const { needs, body } = STAFF_ROUTES[key]!;
    const { status } = await supertest(app.app.getHttpServer())
      [method.toLowerCase() as 'get'](path.replace(/:\w+/g, () => randomUUID()))
      .set({ 'X-CSRF-Token': 'console', Cookie: console.cookie })
      .send(body as object | undefined);
    const may = needs === 'any' || mayStaff(role, needs);
    expected[key] = may ? 'may' : 'refused';
    seen[key] = status === 403 ? 'refused' : status === 401 ? 'unknown' : status >= 500 ? `failed: ${status}` : 'may';
  }
  expect(seen).toEqual(expected);
});
