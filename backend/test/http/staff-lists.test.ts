import { STAFF_RESOURCES } from '../../src/ports/storage/staff/staff-lists.js';
import { signedIn, startApp, type TestApp, text } from '../support/app.js';
import { type StaffOfTest, staffOf } from './support/staff.js';

let app: TestApp;
let agent: StaffOfTest;
let viewer: StaffOfTest;
let admin: StaffOfTest;
const sam = '+12025550141';

beforeAll(async () => {
  app = await startApp();
  await signedIn(app, sam, 'pro');
  await signedIn(app, '+12025550142');
  await text(app, sam, '2 eggs and toast for breakfast');
  await text(app, sam, 'ran 30 minutes');
  await text(app, sam, 'qwrtzp blorf');
  [agent, viewer, admin] = await Promise.all([staffOf(app, 'agent'), staffOf(app, 'viewer'), staffOf(app, 'admin')]);
});
afterAll(() => app?.close());

test.each(STAFF_RESOURCES)('%s: a page, its count, one of it and a table', async (resource) => {
  const { status, headers, body } = await admin.console.list(resource, {}, { range: [0, 9] });
  expect({ status, body }).toMatchObject({ status: 200 });
  const range = /^([a-z-]+) (?:\*|(\d+)-(\d+))\/(\d+)$/.exec(headers['content-range'] as string)!;
  expect(range[1]).toBe(resource);
  const rows = body as { id: string }[];
  expect(Number(range[4])).toBeGreaterThanOrEqual(rows.length);
  if (rows[0]) {
    const one = await admin.console.get(`/${resource}/${rows[0].id}`);
    expect(one.body).toMatchObject({ id: rows[0].id });
    const many = await admin.console.list(resource, { id: [rows[0].id] });
    expect((many.body as unknown[]).length).toBe(1);
  }
  const table = await admin.console.get(`/${resource}/export.csv`);
  expect(table.status).toBe(200);
  expect(table.text.split('\r\n').length - 1).toBe(rows.length ? Number(range[4]) + 1 : 0);
});

test('a user is found by part of the number, by name and by id; a viewer by name or the whole number', async () => {
  const idsOf = async (who: StaffOfTest, q: string) => {
    const { status, body } = await who.console.list('users', { q });
    return status === 200 ? (body as { phone: string }[]).map(({ phone }) => phone) : status;
  };
  expect(await idsOf(agent, '0141')).toEqual(['+1202*****41']);
  expect(await idsOf(agent, '555-0141')).toEqual(['+1202*****41']);
  expect((await idsOf(agent, 'sam')) as string[]).toHaveLength(2);
  expect(await idsOf(viewer, '0141')).toBe(400);
  expect(await idsOf(viewer, '(202) 555-0141')).toEqual(['+1202*****41']);
  expect(await idsOf(agent, '%')).toBe(400);
  expect(await idsOf(agent, "';--")).toEqual([]);
});

const idOf = async (phone: string) =>
  (await app.parts.dataSource.query<{ id: string }[]>('select id from users where phone = $1', [phone]))[0]!.id;

test('filters and sorts', async () => {
  const names = async (resource: string, filter: unknown) => ((await agent.console.list(resource, filter)).body as unknown[]).length;
  expect(await names('users', { plan: 'pro' })).toBe(1);
  expect(await names('users', { plan: ['free', 'plus'] })).toBe(1);
  expect(await names('users', { optedOut: true })).toBe(0);
  expect(await names('texts', { notUnderstood: true })).toBe(1);
  expect(await names('texts', { receivedAt_gte: '2020-01-01T00:00:00Z', receivedAt_lt: '2020-01-02T00:00:00Z' })).toBe(0);
  expect(await names('meals', { mealType: 'breakfast' })).toBe(1);
  expect(await names('deliveries', { state: ['queued', 'sending'] })).toBe(3);
  expect(await names('conversations', { held: true })).toBe(0);
  expect(await names('learning', { kind: 'not-understood', days: 7 })).toBe(1);
  expect(await names('users', { plan: 'pro', optedOut: false })).toBe(1);
  expect(await names('users', { plan: ['plus', 'pro'] })).toBe(1);
  expect(await names('meals', { number: 1, userId: await idOf(sam) })).toBe(1);
  expect((await agent.console.list('meals', { number: 1 })).status).toBe(400);
  const { body } = await agent.console.list('texts', {}, { sort: ['receivedAt', 'ASC'] });
  const times = (body as { receivedAt: string }[]).map(({ receivedAt }) => receivedAt);
  expect(times).toEqual(times.toSorted());
});

test.each([
  ['filter', '{'],
  ['filter', '[]'],
  ['filter', '{"nothing":1}'],
  ['filter', '{"id":"x"}'],
  ['filter', '{"plan":"gold"}'],
  ['filter', '{"optedOut":"yes"}'],
  ['filter', '{"createdAt_gte":"yesterday"}'],
  ['filter', '{"createdAt_gte":"2026-02-30T00:00:00Z"}'],
  ['filter', '{"q":"ab"}'],
  ['filter', '{"q":{"$ne":1}}'],
  ['filter', '{"q":"a\\u0000bc"}'],
  ['sort', '["phone_hash","ASC"]'],
  ['sort', '["createdAt","ASC; drop table users"]'],
  ['sort', '"createdAt"'],
  ['range', '[0]'],
  ['range', '[-1,5]'],
  ['range', '[5,1]'],
  ['range', '[0,5000]'],
  ['range', '[20000,20010]'],
  ['range', '[0,1e400]'],
])('malformed %s %s is answered with words', async (name, value) => {
  const { status, body } = await agent.console.get(`/users?${new URLSearchParams({ [name]: value }).toString()}`);
  expect({ status, words: typeof body.message }).toEqual({ status: 400, words: 'string' });
  expect(body.message).toMatch(/[a-z]{3,}/);
});

test('a table escapes formulas and is noted in the audit', async () => {
  await app.parts.dataSource.query(`update users set first_name = '=HYPERLINK("http://x")', last_name = '@cmd' where phone = $1`, [sam]);
  const { text: table } = await agent.console.get(`/users/export.csv?filter=${encodeURIComponent('{"q":"0141"}')}`);
  expect(table).toContain(`"'=HYPERLINK(""http://x"")",'@cmd`);
  expect(table).not.toContain(sam);
  const { body } = await admin.console.list('audit', { action: 'export', actorId: agent.id });
  expect(body).toEqual([expect.objectContaining({ objectKind: 'users', after: { filters: ['q'] }, actorName: 'The agent' })]);
});
