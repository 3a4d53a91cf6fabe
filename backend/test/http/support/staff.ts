import supertest from 'supertest';
import type { StaffRole } from '../../../src/contract/index.js';
import { codeAt } from '../../../src/usecases/staff/one-time-code.js';
import { addStaff } from '../../../src/usecases/staff/staff-accounts.js';
import { StaffDependencies } from '../../../src/usecases/staff/staff-dependencies.js';
import type { TestApp } from '../../support/app.js';

/** A staff member's browser. */
export class Console {
  cookie = '';
  /** How far the log was when they wrote last; only where there is a replica. */
  private written = '';

  constructor(private readonly target: TestApp) {}

  async call(method: 'get' | 'post' | 'put' | 'delete', path: string, body?: unknown): Promise<supertest.Response> {
    const request = supertest(this.target.app.getHttpServer())
      [method](`/api/staff${path}`)
      .set({ 'X-CSRF-Token': 'console', 'Sec-Fetch-Site': 'same-origin', ...(this.cookie ? { Cookie: this.cookie + this.written } : {}) });
    const response = await (body === undefined ? request : request.send(body as object));
    const set = (response.headers as Record<string, unknown>)['set-cookie'] as string[] | undefined;
    const own = set?.find((one) => /^(?:__Host-staff|staff_session)=/.test(one));
    if (own) this.cookie = own.split(';')[0]!;
    const written = set?.find((one) => /mealtext.written=/.test(one));
    if (written) this.written = `; ${written.split(';')[0]!}`;
    return response;
  }

  /** What an answer that tells how far it is says, line by line. */
  async lines(path: string): Promise<unknown[]> {
    const { text } = await supertest(this.target.app.getHttpServer())
      .post(`/api/staff${path}`)
      .set({ 'X-CSRF-Token': 'console', 'Sec-Fetch-Site': 'same-origin', Cookie: this.cookie, Accept: 'application/x-ndjson' })
      .buffer(true)
      .send({});
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  }

  get = (path: string) => this.call('get', path);
  post = (path: string, body: unknown = {}) => this.call('post', path, body);
  put = (path: string, body: unknown) => this.call('put', path, body);
  delete = (path: string, body: unknown) => this.call('delete', path, body);
  /** A list as react-admin asks for it. */
  list = (resource: string, filter: unknown = {}, more: { sort?: unknown; range?: unknown } = {}) =>
    this.get(
      `/${resource}?${new URLSearchParams({
        filter: JSON.stringify(filter),
        ...(more.sort ? { sort: JSON.stringify(more.sort) } : {}),
        ...(more.range ? { range: JSON.stringify(more.range) } : {}),
      }).toString()}`,
    );
}

export interface StaffOfTest {
  console: Console;
  id: string;
  email: string;
  password: string;
  /** Base32. */
  secret: string;
}

/** A staff account, not signed in. */
export async function makeStaff(target: TestApp, role: StaffRole): Promise<StaffOfTest> {
  const staff = target.app.get(StaffDependencies);
  const made = await addStaff(
    { staff, clock: target.deps.clock },
    { email: `${role}-${Math.random().toString(36).slice(2)}@example.com`, name: `The ${role}`, role },
    null,
  );
  if (made === 'taken') throw new Error('taken');
  const secret = new URL(made.otpauth).searchParams.get('secret')!;
  return { console: new Console(target), id: made.id, email: made.email, password: made.password, secret };
}

/** The same, signed in. */
export async function staffOf(target: TestApp, role: StaffRole): Promise<StaffOfTest> {
  const one = await makeStaff(target, role);
  const code = codeAt(one.secret, target.deps.clock.now());
  const response = await one.console.post('/sign-in', { email: one.email, password: one.password, code });
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  return one;
}
