import { randomUUID } from 'node:crypto';
import { signedIn, text } from '../support/app.js';
import { agent, app, viewer } from './support/desk.js';

const reason = 'ticket 31: asked by phone';
const auditOf = (id: string) =>
  app.parts.dataSource.query<object[]>(
    `select action, reason, before, after, actor_id as "actorId" from audit_log where object_kind = 'goals' and object_id = $1 order by id`,
    [id],
  );

test('goals are set as the user would set them, with a row in the audit of what differs', async () => {
  const { id, browser } = await signedIn(app, '+12025550401', 'pro');
  expect((await agent.console.get(`/goals/${id}`)).body).toMatchObject({
    id,
    calories: null,
    notifications: false,
    breakfastTime: '08:00',
  });
  expect((await agent.console.list('goals', { userId: id })).body).toEqual([]);
  const first = await agent.console.put(`/goals/${id}`, { caloriesGoal: 1800, proteinGoal: 120, reason });
  expect(first).toMatchObject({ status: 200, body: { id, calories: 1800, protein: 120, carbs: null } });
  await agent.console.put(`/goals/${id}`, { caloriesGoal: 1900, proteinGoal: 120, reason });
  expect((await browser.get(`/api/users/${id}/goals`)).body).toMatchObject({ caloriesGoal: 1900, proteinGoal: 120 });
  expect((await agent.console.list('goals', { userId: id })).body).toMatchObject([{ id, calories: 1900 }]);
  expect((await auditOf(id)).at(-1)).toEqual({
    action: 'correct',
    reason,
    before: { calories: 1800 },
    after: { calories: 1900 },
    actorId: agent.id,
  });
});

test('reminders are moved and switched off for a user, and never switched on: that is consent', async () => {
  const { id, browser } = await signedIn(app, '+12025550402', 'pro');
  const refused = await agent.console.put(`/goals/${id}`, { notifications: true, reason });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('consent') } });
  expect(await auditOf(id)).toEqual([]);
  await browser.patch(`/api/users/${id}/goals`, { notifications: true, remindLunch: true, consentVersion: '1' });
  const moved = await agent.console.put(`/goals/${id}`, {
    notifications: true,
    remindLunch: true,
    lunchTime: '13:15',
    timezone: 'America/Denver',
    reason,
  });
  expect(moved.body).toMatchObject({ notifications: true, reminders: ['lunch'], lunchTime: '13:15', timezone: 'America/Denver' });
  expect((await auditOf(id)).at(-1)).toMatchObject({
    before: { lunchTime: '12:00' },
    after: { lunchTime: '13:15', timezone: 'America/Denver' },
  });
  expect((await agent.console.put(`/goals/${id}`, { notifications: false, reason })).body).toMatchObject({ notifications: false });
});

test.each([
  ['+12025550405', { notifications: true, remindLunch: true }, 'turn off all reminders'],
  ['+12025550406', { weeklyReport: true }, 'no more weekly reports please'],
  // Never decided: it goes with the reminders, and an undo would leave it undecided again.
  ['+12025550407', { notifications: true }, 'no more weekly reports please'],
])('nor by undoing what a user switched off: %s, %j, "%s"', async (phone, on, words) => {
  const { id, browser } = await signedIn(app, phone, 'pro');
  await browser.patch(`/api/users/${id}/goals`, { ...on, consentVersion: '1' });
  await text(app, phone, words);
  const before = (await browser.get(`/api/users/${id}/goals`)).body;
  const granted = () =>
    app.parts.dataSource.query<object[]>(`select purpose from consents where user_id = $1 and action = 'granted' order by id`, [id]);
  const agreed = await granted();
  const [latest] = await app.parts.dataSource.query<{ id: string }[]>(
    'select id from changes where user_id = $1 order by at desc limit 1',
    [id],
  );
  expect(await agent.console.post(`/conversations/${id}/undo`, { changeId: latest!.id, reason })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('consent') },
  });
  expect((await browser.get(`/api/users/${id}/goals`)).body).toEqual(before);
  expect(await granted()).toEqual(agreed);
});

test.each([
  ['without a reason', { caloriesGoal: 1800 }],
  ['without a change', { reason }],
  ['beyond the bounds', { caloriesGoal: 20, reason }],
  ['for a zone that is none', { timezone: 'Mars/Olympus', reason }],
  ['with a consent', { consentVersion: 'x', reason }],
])('%s it is refused', async (_, body) => {
  const { id } = await signedIn(app, '+12025550403');
  expect((await agent.console.put(`/goals/${id}`, body)).status).toBe(400);
});

test('a viewer changes nothing, and nobody has no goals', async () => {
  const { id } = await signedIn(app, '+12025550404');
  expect((await viewer.console.put(`/goals/${id}`, { caloriesGoal: 1800, reason })).status).toBe(403);
  expect((await agent.console.put(`/goals/${randomUUID()}`, { caloriesGoal: 1800, reason })).status).toBe(404);
  expect((await agent.console.put('/goals/x', { caloriesGoal: 1800, reason })).status).toBe(404);
});
