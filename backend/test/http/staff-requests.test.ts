import type { Attention, StaffRequestRow } from '../../src/contract/index.js';
import { startApp, type TestApp } from '../support/app.js';
import { proUser } from './support/pro-user.js';
import { type StaffOfTest, staffOf } from './support/staff.js';

let app: TestApp;
let agent: StaffOfTest;
let admin: StaffOfTest;
let other: StaffOfTest;

beforeAll(async () => {
  app = await startApp();
  [agent, admin, other] = await Promise.all([staffOf(app, 'agent'), staffOf(app, 'admin'), staffOf(app, 'admin')]);
});
afterAll(() => app?.close());

const query = <T>(sql: string, values: unknown[] = []) => app.parts.dataSource.query<T[]>(sql, values);
const reason = 'ticket 4711: asked by mail';
const user = (...texts: string[]) => proUser(app, ...texts);
const ask = async (who: StaffOfTest, userId: string, kind: 'erase' | 'export') =>
  (await who.console.post(`/users/${userId}/requests`, { kind, reason })).body as StaffRequestRow;
const approve = (who: StaffOfTest, { id }: StaffRequestRow) => who.console.post(`/requests/${id}/approve`, { reason: 'number checked' });
const audit = (userId: string) =>
  query<{ action: string; actor: string; kind: string }>(
    `select action, actor_id as actor, actor_kind as kind, reason from audit_log where object_kind = 'user' and object_id = $1 order by id`,
    [userId],
  );

test('an erasure happens when a second one consents, as by the user’s own button, and both stand in the audit', async () => {
  const sam = await user('2 eggs for breakfast');
  const request = await ask(agent, sam.id, 'erase');
  expect(request).toMatchObject({ kind: 'erase', state: 'open', userId: sam.id, askedByName: 'The agent', reason });
  expect(await app.deps.accounts.byId(sam.id)).not.toBeNull();
  expect((await approve(admin, request)).status).toBe(200);
  expect(await app.deps.accounts.byId(sam.id)).toBeNull();
  expect((await sam.browser.get('/api/users')).status).toBe(401);
  expect(await query('select 1 from entries where user_id = $1', [sam.id])).toEqual([]);
  expect(await query('select 1 from conversations where user_id = $1', [sam.id])).toEqual([]);
  expect(await query('select 1 from provider_erasures')).not.toEqual([]);
  expect(await audit(sam.id)).toEqual([
    { action: 'erase-ask', actor: agent.id, kind: 'staff', reason },
    { action: 'erase-approved', actor: admin.id, kind: 'staff', reason: 'number checked' },
    { action: 'delete', actor: admin.id, kind: 'staff', reason: 'number checked' },
  ]);
});

test('nobody consents to what they asked for, whatever their role, nor does the database let them', async () => {
  const sam = await user();
  const request = await ask(admin, sam.id, 'erase');
  const refused = await approve(admin, request);
  expect([refused.status, refused.body.message]).toEqual([409, 'You asked for this yourself: somebody else has to consent.']);
  await expect(
    query(`update staff_requests set decision = 'approved', decided_by = asked_by, decided_at = now() where id = $1`, [request.id]),
  ).rejects.toThrow(/check constraint/);
  expect(await app.deps.accounts.byId(sam.id)).not.toBeNull();
  expect((await admin.console.post(`/users/${sam.id}/requests`, { kind: 'erase', reason })).status).toBe(409);
  expect((await approve(agent, request)).status).toBe(403);
  expect((await approve(other, request)).status).toBe(200);
  expect((await approve(other, request)).status).toBe(404);
});

test('after a day consent comes too late, and the same can be asked for again', async () => {
  const sam = await user();
  const request = await ask(agent, sam.id, 'erase');
  await query(`update staff_requests set expires_at = now() - interval '1 second' where id = $1`, [request.id]);
  expect((await agent.console.get(`/requests/${request.id}`)).body).toMatchObject({ state: 'expired' });
  expect((await approve(admin, request)).status).toBe(409);
  expect(await app.deps.accounts.byId(sam.id)).not.toBeNull();
  const [{ hours }] = (await query<{ hours: number }>(
    'select extract(epoch from expires_at - asked_at)::int / 3600 as hours from staff_requests where id = $1',
    [(await ask(agent, sam.id, 'erase')).id],
  )) as [{ hours: number }];
  expect(hours).toBe(24);
});

test('an export is taken out by those two, once consented to, for a day, and each time stands in the audit', async () => {
  const sam = await user('2 eggs for breakfast');
  const request = await ask(agent, sam.id, 'export');
  const takeOut = (who: StaffOfTest) => who.console.post(`/requests/${request.id}/take-out`);
  expect((await takeOut(agent)).status).toBe(404);
  await approve(admin, request);
  const own = (await sam.browser.get(`/api/users/${sam.id}/export`)).body as Record<string, unknown>;
  const { exportedAt: _, ...taken } = (await takeOut(agent)).body as Record<string, unknown>;
  expect(own).toMatchObject(taken);
  expect(taken).toMatchObject({ meals: [{ number: 1 }] });
  expect((await takeOut(other)).status).toBe(409);
  await query(`update staff_requests set expires_at = now() - interval '1 second' where id = $1`, [request.id]);
  expect((await takeOut(agent)).status).toBe(409);
  expect((await audit(sam.id)).filter(({ kind }) => kind === 'staff').map(({ action, actor }) => [action, actor])).toEqual([
    ['export-ask', agent.id],
    ['export-approved', admin.id],
    ['export', agent.id],
  ]);
});

test('whoever asked takes it back, another one refuses, and the menu counts what waits for one’s own consent', async () => {
  const [sam, ana] = [await user(), await user()];
  const waiting = async (who: StaffOfTest) => ((await who.console.get('/attention')).body as Attention).requests;
  const before = await waiting(admin);
  const [first, second] = [await ask(agent, sam.id, 'erase'), await ask(agent, ana.id, 'export')];
  expect([await waiting(admin), await waiting(agent)]).toEqual([before + 2, 0]);
  expect((await admin.console.post(`/requests/${first.id}/withdraw`)).status).toBe(409);
  expect((await agent.console.post(`/requests/${first.id}/withdraw`)).body).toMatchObject({ state: 'withdrawn' });
  expect((await admin.console.post(`/requests/${second.id}/refuse`, { reason: 'not her number' })).body).toMatchObject({
    state: 'refused',
    decidedByName: 'The admin',
  });
  expect((await approve(admin, second)).status).toBe(409);
  expect(await waiting(admin)).toBe(before);
});
