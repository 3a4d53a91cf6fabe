import { deliverTexts } from '../../src/usecases/deliver-texts.js';
import { signedIn, startApp, type TestApp, text } from '../support/app.js';
import { proUser } from './support/pro-user.js';
import { type StaffOfTest, staffOf } from './support/staff.js';

let app: TestApp;
let agent: StaffOfTest;
let viewer: StaffOfTest;
let admin: StaffOfTest;

beforeAll(async () => {
  app = await startApp();
  [agent, viewer, admin] = await Promise.all([staffOf(app, 'agent'), staffOf(app, 'viewer'), staffOf(app, 'admin')]);
});
afterAll(() => app?.close());

const user = (...texts: string[]) => proUser(app, ...texts);
const query = <T>(sql: string, values: unknown[] = []) => app.parts.dataSource.query<T[]>(sql, values);
const timeline = async (who: StaffOfTest, id: string) =>
  (await who.console.get(`/conversations/${id}/timeline`)).body as {
    items: Item[];
    user: { today: Record<string, number> };
    conversation: Record<string, unknown>;
  };
const reveal = (who: StaffOfTest, id: string) => who.console.post('/reveal', { kind: 'user', id, reason: 'ticket 12' });
interface Item {
  kind: string;
  body?: string | null;
  action?: string;
  understood?: {
    intents: string[];
    reader: string;
    changeId: string | null;
    entries: { id: string; description: string; items: unknown[]; calories: number; removed: boolean }[];
  };
}
const audit = async (objectId: string) =>
  (
    await query<{ action: string }>(
      `select action, reason, before, after, actor_id, request_id from audit_log where object_id = $1 and action <> 'open' order by id`,
      [objectId],
    )
  ).map((row) => row);

test('what is not revealed stays hidden from everybody, and a reveal with a reason lasts for that session and user alone', async () => {
  const sam = await user('2 eggs and toast for breakfast');
  const other = await user('a banana');
  const hidden =
    JSON.stringify((await timeline(agent, sam.id)).items) + JSON.stringify((await agent.console.list('meals', { userId: sam.id })).body);
  expect(hidden).not.toMatch(/egg|toast/);
  expect((await agent.console.post('/reveal', { kind: 'user', id: sam.id })).status).toBe(400);
  const { body } = await agent.console.post('/reveal', { kind: 'user', id: sam.id, reason: 'ticket 12: counted twice' });
  expect(body).toMatchObject({ userId: sam.id, conversationId: sam.conversationId, phone: sam.phone });
  const { items } = await timeline(agent, sam.id);
  expect(items.map(({ kind, body: words }) => [kind, words])).toEqual([
    ['text', '2 eggs and toast for breakfast'],
    ['reply', expect.stringMatching(/2 eggs, toast/)],
    ['staff', undefined],
  ]);
  expect(items[0]!.understood).toMatchObject({
    intents: ['log_meal'],
    reader: 'builtin',
    entries: [{ description: expect.stringContaining('eggs') }],
  });
  expect((await agent.console.list('users', { id: sam.id })).body).toMatchObject([{ phone: sam.phone, revealed: true }]);
  expect(JSON.stringify((await timeline(agent, other.id)).items)).not.toContain('banana');
  for (const who of [viewer, admin, await staffOf(app, 'agent')])
    expect(JSON.stringify((await timeline(who, sam.id)).items)).not.toContain('egg');
  expect(await audit(sam.conversationId)).toEqual([
    { action: 'reveal', reason: 'ticket 12: counted twice', before: null, after: null, actor_id: agent.id, request_id: expect.any(String) },
  ]);
});

test('opening a conversation stands in the audit, once for a stretch of looking', async () => {
  const sam = await user('a banana');
  for (const who of [viewer, viewer, agent]) await timeline(who, sam.id);
  const opened = await query(`select actor_id as "actorId" from audit_log where object_id = $1 and action = 'open' order by id`, [
    sam.conversationId,
  ]);
  expect(opened).toEqual([{ actorId: viewer.id }, { actorId: agent.id }]);
});

test('a correction and a removal go through the same edits as everyone, and stand in the audit', async () => {
  const sam = await user('2 eggs and 2 toast for breakfast', 'ran 30 minutes');
  const [meal] = (await agent.console.list('meals', { userId: sam.id })).body as { id: string; calories: number }[];
  const items = [
    { name: 'eggs', quantity: 2 },
    { name: 'toast', quantity: 1 },
  ];
  const correction = { items, reason: 'toast counted twice' };
  expect((await agent.console.put(`/meals/${meal!.id}`, correction)).status).toBe(409);
  await reveal(agent, sam.id);
  expect((await agent.console.put(`/meals/${meal!.id}`, { items })).status).toBe(400);
  const corrected = await agent.console.put(`/meals/${meal!.id}`, correction);
  expect(corrected.status).toBe(200);
  expect(corrected.body.calories).toBeLessThan(meal!.calories);
  const rows = await audit(meal!.id);
  expect(rows).toMatchObject([{ action: 'correct', reason: 'toast counted twice', before: { items: 2 }, after: { items: 2 } }]);
  expect(JSON.stringify(rows)).not.toMatch(/egg|toast"/);
  expect(
    await query('select 1 from inbound_texts where conversation_id = $1 and corrected_at is not null', [sam.conversationId]),
  ).toHaveLength(1);
  const [workout] = (await agent.console.list('workouts', { userId: sam.id })).body as { id: string }[];
  expect((await agent.console.delete(`/workouts/${workout!.id}`, {})).status).toBe(400);
  expect((await agent.console.delete(`/workouts/${workout!.id}`, { reason: 'never happened' })).body).toMatchObject({
    deletedAt: expect.any(String),
  });
  expect((await agent.console.list('workouts', { userId: sam.id })).body).toEqual([]);
  expect((await agent.console.put(`/meals/${meal!.id}`, { date: '2999-01-01', reason: 'later' })).status).toBe(400);
  expect((await agent.console.put(`/meals/nobodys`, { time: '08:00', reason: 'earlier' })).status).toBe(404);
});

test('an undo takes back what a text did, once', async () => {
  const sam = await user('2 eggs and toast for breakfast');
  const { items } = await timeline(agent, sam.id);
  const undo = { changeId: items[0]!.understood!.changeId, reason: 'not hers' };
  expect((await agent.console.post(`/conversations/${sam.id}/undo`, undo)).status).toBe(409);
  await reveal(agent, sam.id);
  expect((await agent.console.post(`/conversations/${sam.id}/undo`, undo)).body).toEqual({ ok: true });
  expect((await agent.console.post(`/conversations/${sam.id}/undo`, undo)).status).toBe(409);
  const after = await timeline(agent, sam.id);
  expect(after.user.today['calories']).toBe(0);
  expect(after.items.find(({ kind }) => kind === 'change')).toMatchObject({ action: 'undo' });
});

test('staff write, the bot is silent but counts, and closing gives it the word again, visibly', async () => {
  const sam = await user('talk to a person');
  const reply = await agent.console.post(`/conversations/${sam.id}/reply`, { body: 'Hi, Ana here. What happened?' });
  expect(reply).toMatchObject({ status: 201, body: { kind: 'reply', delivery: { state: 'queued', segments: 1 } } });
  expect((await agent.console.list('conversations', { held: true, userId: sam.id })).body).toMatchObject([{ heldBy: agent.id }]);
  await text(app, sam.phone, 'a banana and coffee');
  const silent = await timeline(agent, sam.id);
  expect(silent.items.at(-1)).toMatchObject({ kind: 'text', understood: { intents: ['log_meal'] } });
  expect(silent.user.today['calories']).toBeGreaterThan(50);
  await deliverTexts(app.deps);
  const sent = await query<{ body: string }>(
    `select body from outbound_texts where conversation_id = $1 and staff_id = $2 and state <> 'queued'`,
    [sam.conversationId, agent.id],
  );
  expect(sent).toEqual([{ body: 'Hi, Ana here. What happened?' }]);
  const closed = await agent.console.post(`/conversations/${sam.id}/close`, {});
  expect(closed.body).toMatchObject({ heldAt: null, flags: [] });
  await text(app, sam.phone, 'an apple');
  const spoken = (await timeline(agent, sam.id)).items;
  expect(spoken.filter(({ kind }) => kind === 'reply')).toHaveLength(4);
  expect(spoken.filter(({ kind }) => kind === 'staff').map(({ action }) => action)).toEqual(['close']);
  expect((await audit(sam.conversationId)).map(({ action }) => action)).toEqual(['reply', 'close']);
});

test('nothing is written to a number that has opted out', async () => {
  const sam = await user('STOP');
  expect((await agent.console.post(`/conversations/${sam.id}/reply`, { body: 'Hi' })).status).toBe(409);
  expect(await query('select 1 from conversations where id = $1 and held_at is not null', [sam.conversationId])).toEqual([]);
});

test('notes, assignment and flags', async () => {
  const sam = await user('talk to a person');
  expect((await agent.console.post(`/conversations/${sam.id}/notes`, { body: 'Asked about toast.' })).status).toBe(201);
  expect((await agent.console.post(`/conversations/${sam.id}/assign`, { staffId: viewer.id })).body).toMatchObject({
    assignedTo: viewer.id,
  });
  expect((await agent.console.post(`/conversations/${sam.id}/assign`, { staffId: sam.id })).status).toBe(400);
  const { items, conversation } = await timeline(agent, sam.id);
  expect(conversation).toMatchObject({ flags: [{ reason: 'asked-for-staff', grade: 'sure' }] });
  expect(items.find(({ kind }) => kind === 'note')).toMatchObject({ body: 'Asked about toast.', staffName: 'The agent' });
  const flag = items.find(({ kind }) => kind === 'flag') as unknown as { flagId: number };
  expect((await agent.console.post(`/conversations/${sam.id}/flags/${flag.flagId}/resolve`)).body).toEqual({ ok: true });
  expect((await agent.console.post(`/conversations/${sam.id}/flags/${flag.flagId}/resolve`)).status).toBe(404);
});

test('a failed delivery is sent again once, as a delivery of its own', async () => {
  const sam = await user('a banana');
  const [old] = await query<{ id: string }>('select id from outbound_texts where conversation_id = $1', [sam.conversationId]);
  expect((await agent.console.post(`/deliveries/${old!.id}/resend`)).status).toBe(409);
  await query(`update outbound_texts set state = 'undelivered', error_code = '30003', attempts = 1 where id = $1`, [old!.id]);
  const answers = await Promise.all([1, 2, 3].map(() => agent.console.post(`/deliveries/${old!.id}/resend`, { reason: 'phone was off' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const again = answers.find(({ status }) => status === 201)!.body as { id: string };
  expect(again).toMatchObject({ resendOf: old!.id, state: 'queued' });
  await deliverTexts(app.deps);
  expect((await agent.console.list('deliveries', { id: [again.id] })).body).not.toMatchObject([{ state: 'queued' }]);
  expect((await agent.console.get(`/deliveries/${old!.id}`)).body).toMatchObject({
    state: 'undelivered',
    errorCode: '30003',
    resentAs: again.id,
    canResend: false,
  });
});

test('a given plan counts at once, ends by itself, and is taken back', async () => {
  const { id } = await signedIn(app, '+12025550190');
  const until = new Date(app.deps.clock.now().getTime() + 86_400_000).toISOString();
  const given = await admin.console.post(`/users/${id}/plan`, { plan: 'pro', until, reason: 'outage' });
  expect(given.body).toMatchObject({ plan: 'pro', paidPlan: 'free', override: { plan: 'pro', until, reason: 'outage', by: 'The admin' } });
  expect((await app.deps.accounts.byId(id))!.plan).toBe('pro');
  await query(`update plan_overrides set until = now() - interval '1 second' where user_id = $1`, [id]);
  expect((await app.deps.accounts.byId(id))!.plan).toBe('free');
  expect((await admin.console.delete(`/users/${id}/plan`, { reason: 'over' })).body).toMatchObject({ plan: 'free', override: null });
  expect((await admin.console.post(`/users/${id}/plan`, { plan: 'pro', until: '2020-01-01T00:00:00Z', reason: 'outage' })).status).toBe(
    400,
  );
  expect((await audit(id)).map(({ action }) => action)).toEqual(['plan-override', 'plan-override-end']);
});

test('sessions are ended and a number is opted out', async () => {
  const sam = await user('hello');
  await app.deps.assistants.allow(
    { userId: sam.id, client: { id: 'a', name: 'A', redirectUris: [] }, scope: 's', resource: 'r', redirectUri: 'u', challenge: 'c' },
    new Date(),
  );
  const assistants = async () => ((await admin.console.get(`/users/${sam.id}`)).body as { assistants: number }).assistants;
  expect(await assistants()).toBe(1);
  expect((await admin.console.post(`/users/${sam.id}/end-sessions`, { reason: 'lost phone' })).body).toEqual({ ended: 1 });
  expect(await assistants()).toBe(0);
  expect((await sam.browser.get('/api/users')).status).toBe(401);
  expect((await admin.console.post(`/users/${sam.id}/opt-out`, { reason: 'asked by mail' })).body).toMatchObject({
    optedOut: true,
    optOutReason: 'staff',
  });
  expect(await app.deps.accounts.optedOut(sam.phone)).toBe(true);
});

test('a viewer sees that there is feedback, not what it says, and cannot find it out by searching', async () => {
  const sam = await signedIn(app, '+12025550671');
  await sam.browser.post('/api/feedback', { subject: 'My name is Zenobia', message: 'call me at 202 555 0671' });
  const { console } = await staffOf(app, 'viewer');
  const { body } = await console.list('feedback', { userId: sam.id });
  expect(body).toEqual([expect.objectContaining({ userId: sam.id, state: 'new', subject: null, message: null, answer: null })]);
  const [{ id }] = body as [{ id: string }];
  expect((await console.get(`/feedback/${id}`)).body).toMatchObject({ subject: null, message: null });
  expect((await console.list('feedback', { q: 'Zenobia' })).body).toEqual([]);
  expect((await agent.console.list('feedback', { q: 'Zenobia' })).body).toEqual([
    expect.objectContaining({ subject: 'My name is Zenobia' }),
  ]);
});

test('feedback is moved on and answered by text', async () => {
  const sam = await user();
  await sam.browser.post('/api/feedback', { subject: 'Toast', message: '=1+1 counted twice' });
  const [row] = (await agent.console.list('feedback', { userId: sam.id, state: 'new' })).body as { id: string }[];
  expect((await agent.console.put(`/feedback/${row!.id}`, { state: 'open' })).body).toMatchObject({ state: 'open' });
  expect((await agent.console.post(`/feedback/${row!.id}/answer`, { body: 'Mended, thanks!' })).body).toMatchObject({
    state: 'answered',
    answer: 'Mended, thanks!',
    answeredBy: agent.id,
  });
  expect(
    await query(`select 1 from outbound_texts where conversation_id = $1 and body = 'Mended, thanks!'`, [sam.conversationId]),
  ).toHaveLength(1);
});

test('saved replies and staff accounts', async () => {
  const made = await agent.console.post('/saved-replies', { title: 'Hello', body: 'Hi, how can I help?' });
  const { id } = made.body as { id: string };
  expect((await agent.console.put(`/saved-replies/${id}`, { title: 'Hello', body: 'Hi!', language: 'en' })).body).toMatchObject({
    body: 'Hi!',
  });
  expect((await agent.console.delete(`/saved-replies/${id}`, {})).body).toMatchObject({ id });
  expect((await agent.console.get(`/saved-replies/${id}`)).status).toBe(404);
  const added = await admin.console.post('/staff', { email: 'Ana@Example.com', name: 'Ana', role: 'agent' });
  expect(added.body).toMatchObject({
    email: 'ana@example.com',
    password: expect.any(String),
    otpauth: expect.stringContaining('otpauth://totp/'),
  });
  expect((await admin.console.post('/staff', { email: 'ana@example.com', name: 'Ana', role: 'agent' })).status).toBe(409);
  expect((await admin.console.put(`/staff/${added.body.id}`, { disabled: true })).body).toMatchObject({ disabledAt: expect.any(String) });
  expect((await admin.console.put(`/staff/${admin.id}`, { role: 'viewer' })).status).toBe(409);
});

test('a subscription is shown beside what the provider says, and repaired', async () => {
  const sam = await user();
  expect((await admin.console.get(`/subscriptions/${sam.id}`)).body).toMatchObject({ plan: 'pro', provided: [], differs: false });
  expect((await admin.console.post(`/subscriptions/${sam.id}/repair`, { reason: 'asked' })).status).toBe(409);
  const customerId = await app.deps.billing.createCustomer(sam.id);
  await query(`update subscriptions set customer_id = $2, subscription_id = 'sub_unknown' where user_id = $1`, [sam.id, customerId]);
  expect((await admin.console.get(`/subscriptions/${sam.id}`)).body).toMatchObject({ plan: 'pro', differs: true });
  expect((await admin.console.post(`/subscriptions/${sam.id}/repair`, { reason: 'asked' })).body).toMatchObject({
    plan: 'free',
    differs: false,
  });
});

test('deleting an account takes its notes and reveals along and leaves the audit', async () => {
  const sam = await user('a banana');
  await agent.console.post('/reveal', { kind: 'user', id: sam.id, reason: 'looking' });
  await agent.console.post(`/conversations/${sam.id}/notes`, { body: 'Sam likes bananas.' });
  expect((await sam.browser.delete(`/api/users/${sam.id}`)).status).toBe(200);
  expect(await query('select 1 from staff_notes where conversation_id = $1', [sam.conversationId])).toEqual([]);
  expect((await audit(sam.conversationId)).map(({ action }) => action)).toEqual(['reveal', 'note', 'delete']);
});
