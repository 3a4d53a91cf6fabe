import type { ConversationRow, StaffView, TagCount } from '../../src/contract/index.js';
import { agent, app, colleague, viewer } from './support/desk.js';
import { proUser } from './support/pro-user.js';

const query = <T>(sql: string, values: unknown[] = []) => app.parts.dataSource.query<T[]>(sql, values);
const tag = (id: string, change: object, who = agent) => who.console.post(`/conversations/${id}/tags`, change);

test('tags are put on and taken off as often as one likes, find their conversations, and stand in the audit', async () => {
  const [sam, ana] = [await proUser(app, '2 eggs'), await proUser(app, 'a banana')];
  expect((await tag(sam.conversationId, { add: ['Refund', 'gros mangeur', 'refund'] })).body).toMatchObject({
    tags: ['gros mangeur', 'refund'],
  });
  expect((await tag(sam.id, { add: ['refund'], remove: ['not there'] })).body).toMatchObject({ tags: ['gros mangeur', 'refund'] });
  await tag(ana.conversationId, { add: ['refund'] });
  const tagged = async (name: unknown) =>
    ((await agent.console.list('conversations', { tag: name })).body as ConversationRow[]).map(({ id }) => id).sort();
  expect(await tagged('refund')).toEqual([sam.conversationId, ana.conversationId].sort());
  expect(await tagged(['gros mangeur', 'nothing'])).toEqual([sam.conversationId]);
  expect((await viewer.console.get('/tags')).body as TagCount[]).toEqual([
    { tag: 'refund', conversations: 2 },
    { tag: 'gros mangeur', conversations: 1 },
  ]);
  expect((await tag(sam.conversationId, { remove: ['refund'] })).body).toMatchObject({ tags: ['gros mangeur'] });
  await agent.console.post(`/conversations/${ana.conversationId}/assign`, { staffId: agent.id });
  expect(((await agent.console.list('inbox', { tag: 'refund' })).body as ConversationRow[]).map(({ id }) => id)).toEqual([
    ana.conversationId,
  ]);
  expect(
    await query(`select before, after from audit_log where action = 'tag' and object_id = $1 order by id`, [sam.conversationId]),
  ).toEqual([
    { before: { removed: [] }, after: { added: ['gros mangeur', 'refund'] } },
    { before: { removed: ['refund'] }, after: { added: [] } },
  ]);
});

test('a tag is words of letters and figures, and there are so many at most', async () => {
  const { conversationId } = await proUser(app, 'an apple');
  for (const add of [[''], ['a'.repeat(31)], ['<b>'], [' x'], ['a  b'], 'refund', [1]])
    expect((await tag(conversationId, { add })).status).toBe(400);
  for (const from of [0, 10]) await tag(conversationId, { add: Array.from({ length: 10 }, (_, index) => `tag ${from + index}`) });
  const more = await tag(conversationId, { add: ['one more'] });
  expect([more.status, more.body.message]).toEqual([409, 'This conversation has as many tags as there may be.']);
  expect((await tag(conversationId, { add: ['one more'], remove: ['tag 0'] })).body.tags).toHaveLength(20);
  expect((await tag(conversationId, { add: ['x'] }, viewer)).status).toBe(403);
});

test('tags go with their conversation', async () => {
  const { id, conversationId } = await proUser(app, 'a pear');
  await tag(conversationId, { add: ['short-lived'] });
  await app.deps.accountLife.erase(id, new Date());
  expect(await query('select 1 from conversation_tags where conversation_id = $1', [conversationId])).toEqual([]);
});

const views = async (who: typeof agent, resource = 'conversations') =>
  ((await who.console.list('views', { resource })).body as StaffView[]).map(({ name, own, shared }) => [name, own, shared]);
const view = (more: object = {}) => ({
  resource: 'conversations',
  name: 'Refunds',
  filter: { tag: 'refund' },
  sort: ['waitsSince', 'ASC'],
  ...more,
});

test('a view is one’s own until it is shared, and changed and forgotten by its owner alone', async () => {
  const { status, body } = await agent.console.post('/views', view());
  const { id } = body as StaffView;
  expect([status, body]).toEqual([201, { ...view(), id, own: true, ownerName: 'The agent', shared: false }]);
  expect(await views(colleague)).toEqual([]);
  expect((await colleague.console.get(`/views/${id}`)).status).toBe(404);
  expect((await agent.console.put(`/views/${id}`, view({ shared: true }))).body).toMatchObject({ id, shared: true });
  expect(await views(colleague)).toEqual([['Refunds', false, true]]);
  expect(await views(viewer, 'users')).toEqual([]);
  // Another's of the same name stands beside it; one's own is replaced.
  await colleague.console.post('/views', view());
  expect((await agent.console.post('/views', view({ filter: { held: true }, shared: true }))).body).toMatchObject({
    id,
    filter: { held: true },
  });
  expect((await views(colleague)).toSorted()).toEqual([
    ['Refunds', false, true],
    ['Refunds', true, false],
  ]);
  expect((await colleague.console.put(`/views/${id}`, view())).status).toBe(404);
  expect((await colleague.console.delete(`/views/${id}`, {})).status).toBe(404);
  expect((await agent.console.delete(`/views/${id}`, {})).status).toBe(200);
  expect(await views(agent)).toEqual([]);
  expect(await query(`select count(*)::int as n from audit_log where action = 'view-share' and object_id = $1`, [id])).toEqual([{ n: 2 }]);
});

test('what somebody searched for is kept in no view', async () => {
  const { status, body } = await agent.console.post('/views', view({ filter: { q: 'sam' } }));
  expect([status, body.message]).toEqual([400, 'A view keeps no words that somebody searched for.']);
  expect((await agent.console.post('/views', view({ name: '' }))).status).toBe(400);
});

test('users are found by language and country', async () => {
  const sam = await proUser(app);
  await query(`update users set language = 'fr', country = 'CA' where id = $1`, [sam.id]);
  const found = async (filter: object) => ((await agent.console.list('users', filter)).body as { id: string }[]).map(({ id }) => id);
  expect(await found({ language: 'fr', country: 'CA' })).toEqual([sam.id]);
  await query(`update users set chosen_language = 'es' where id = $1`, [sam.id]);
  expect(await found({ language: 'fr' })).toEqual([]);
  expect((await agent.console.list('users', { language: 'de' })).status).toBe(400);
});
