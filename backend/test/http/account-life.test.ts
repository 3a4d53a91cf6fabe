import { Browser, signedIn, startApp, type TestApp } from '../support/app.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => target.parts.dataSource.query(sql, values);

test('feedback is kept with its sender, and only with both fields', async () => {
  const { browser, id } = await signedIn(target, '+12025553001');
  expect((await new Browser(target).post('/api/feedback', { subject: 'Hi', message: 'Hello' })).status).toBe(401);
  expect((await browser.post('/api/feedback', { subject: ' ', message: 'Hello' })).status).toBe(400);
  expect((await browser.post('/api/feedback', { subject: 'Hi', message: 'x'.repeat(2001) })).status).toBe(400);
  const sent = await browser.post('/api/feedback', { subject: '=cmd()', message: 'So 👍 good\u0000' });
  expect([sent.status, sent.body]).toEqual([201, { ok: true }]);
  expect(await query('select user_id, subject, message from feedback')).toEqual([
    { user_id: id, subject: '=cmd()', message: 'So 👍 good' },
  ]);
});

test('analytics takes events of visitors and users, masks phones, and refuses what is not flat', async () => {
  const { browser, id } = await signedIn(target, '+12025553002');
  const visitor = new Browser(target);
  const noted = await visitor.post('/api/analytics', {
    name: 'abandonment',
    path: '/api/users/phone/+12025553002?x=1',
    properties: { phone: '+12025553002', said: 'call (202) 555-3002 or %2B12025553002', bare: 12025553002, at: 1762350000000, step: 2 },
  });
  expect([noted.status, noted.body]).toEqual([202, { ok: true }]);
  expect((await browser.post('/api/analytics', { name: 'page_view', path: '/goals' })).status).toBe(202);
  for (const properties of [{ deep: { a: 1 } }, { list: [1] }, { long: 'x'.repeat(301) }, [1], 'text'])
    expect((await visitor.post('/api/analytics', { name: 'page_view', properties })).status).toBe(400);
  expect((await visitor.post('/api/analytics', { name: 'made_up' })).status).toBe(400);
  expect(await query('select user_id, name, properties from analytics_events order by id')).toEqual([
    {
      user_id: null,
      name: 'abandonment',
      properties: {
        path: '/api/users/phone/+1202*******',
        phone: '+1202*******',
        said: 'call (202)********* or %2B12025******',
        bare: '12025******',
        at: 1762350000000,
        step: 2,
      },
    },
    { user_id: id, name: 'page_view', properties: { path: '/goals' } },
  ]);
});

test('a user is found by primary key, and an id of another shape is nobody’s', async () => {
  const { id } = await signedIn(target, '+12025553003');
  expect(await target.world.accounts.byId(id)).toMatchObject({ id });
  for (const other of ['5', '', `${id}0`, "' or 1=1"]) expect(await target.world.accounts.byId(other)).toBeNull();
});
