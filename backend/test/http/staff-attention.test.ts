import type { Attention, ConversationRow } from '../../src/contract/index.js';
import { SAFETY_REASONS } from '../../src/domain/flag.js';
import { postgresBacklog } from '../../src/adapters/postgres/stores/postgres-backlog.js';
import { text } from '../support/app.js';
import { proUser } from './support/pro-user.js';
import { raiseFlag } from './support/raise-flag.js';
import { agent, app, viewer } from './support/desk.js';

beforeEach(() => query('delete from flags'));

const user = (...texts: string[]) => proUser(app, ...texts);
const query = <T>(sql: string, values: unknown[] = []) => app.parts.dataSource.query<T[]>(sql, values);
const flag = (...about: [conversationId: string, reason: string, minutesAgo: number, grade?: string]) => raiseFlag(app, ...about);
const attention = async () => (await viewer.console.get('/attention')).body as Attention;
const rows = async (filter: unknown, sort?: unknown) =>
  (await agent.console.list('conversations', filter, { sort })).body as ConversationRow[];
const row = async (id: string) => (await rows({ userId: id }))[0]!;

test('a flag about safety stands above all others, the most urgent first, with its waiting time', async () => {
  const [lost, ill, low, sad] = [await user(), await user(), await user(), await user()];
  await flag(lost.conversationId, 'not-understood', 500);
  await flag(ill.conversationId, 'medical', 60);
  await flag(low.conversationId, 'crisis', 30, 'possible');
  await flag(sad.conversationId, 'crisis', 2);
  const seen = await attention();
  expect(seen).toMatchObject({ safetyCount: 3, flagged: 4 });
  expect(seen.safety.map(({ conversationId, reason, grade, urgency }) => [conversationId, reason, grade, urgency])).toEqual([
    [sad.conversationId, 'crisis', 'sure', 'now'],
    [ill.conversationId, 'medical', 'sure', 'soon'],
    [low.conversationId, 'crisis', 'possible', 'soon'],
  ]);
  expect(Date.now() - Date.parse(seen.safety[0]!.since)).toBeLessThan(10 * 60_000);
  const ids = async (filter: unknown, sort?: unknown) => (await rows(filter, sort)).map(({ id }) => id);
  expect(await ids({}, ['urgency', 'ASC'])).toEqual([sad, ill, low, lost].map(({ conversationId }) => conversationId));
  expect((await ids({ safety: true })).toSorted()).toEqual([sad, ill, low].map(({ conversationId }) => conversationId).toSorted());
  expect((await ids({ flag: ['crisis', 'not-understood'] })).toSorted()).toEqual(
    [sad, low, lost].map(({ conversationId }) => conversationId).toSorted(),
  );
  expect((await agent.console.list('conversations', { flag: 'cris' })).status).toBe(400);
  expect(await row(low.id)).toMatchObject({ flags: [{ reason: 'crisis', grade: 'possible', urgency: 'soon' }], unread: false });
  await agent.console.post(`/conversations/${sad.id}/close`, {});
  expect((await attention()).safety.map(({ conversationId }) => conversationId)).not.toContain(sad.conversationId);
});

test('whoever is nobody’s case is among those that are named, however many others somebody has', async () => {
  const [taken, newest] = [await user(), await user()];
  await query(
    `with others as (insert into conversations (id, phone, phone_hash, assigned_to, created_at)
       select gen_random_uuid(), '+1202555' || n, 'taken-' || n, (select id from staff limit 1), now() from generate_series(3000, 3020) n returning id)
     insert into flags (conversation_id, reason, at) select id, 'crisis', now() - interval '1 hour' from others`,
  );
  await flag(taken.conversationId, 'crisis', 70);
  await query('update conversations set assigned_to = (select id from staff limit 1) where id = $1', [taken.conversationId]);
  await flag(newest.conversationId, 'crisis', 1);
  const { safety, safetyCount } = await attention();
  expect([safety.length, safetyCount]).toEqual([20, 23]);
  expect(safety.map(({ conversationId }) => conversationId)).toContain(newest.conversationId);
  expect(safety[0]!.conversationId).toBe(taken.conversationId);
  await query(`delete from conversations where phone_hash like 'taken-%'`);
});

test('the figures tell each open flag with how long it may wait and has waited', async () => {
  const sad = await user();
  await flag(sad.conversationId, 'emergency', 10);
  await flag(sad.conversationId, 'crisis', 10, 'possible');
  const samples = (await postgresBacklog(app.parts.dataSource)).filter(({ name }) => name.startsWith('open_flags'));
  expect(samples.map(({ name, labels, value }) => [name, labels, Math.round(value / 100)])).toEqual(
    expect.arrayContaining([
      ['open_flags', { reason: 'emergency', grade: 'sure', urgency: 'now' }, 0],
      ['open_flags_oldest_seconds', { reason: 'emergency', grade: 'sure', urgency: 'now' }, 6],
      ['open_flags_oldest_seconds', { reason: 'crisis', grade: 'possible', urgency: 'soon' }, 6],
    ]),
  );
});

test('what the engine hears as a danger is a flag about safety', async () => {
  const sam = await user('I want to kill myself');
  const { flags } = await row(sam.id);
  expect(flags).toMatchObject([{ grade: 'sure', urgency: 'now' }]);
  expect(SAFETY_REASONS).toContain(flags[0]!.reason);
});

test('whoever writes while staff have the word waits, unread, until somebody who may answer has looked, and answered', async () => {
  const sam = await user('a banana');
  await agent.console.get(`/conversations/${sam.id}/timeline`);
  await agent.console.post(`/conversations/${sam.id}/hold`, {});
  expect(await row(sam.id)).toMatchObject({ waitsSince: null, unread: false, lastBy: 'bot' });
  await text(app, sam.phone, 'I want a refund, cancel my plan');
  const waiting = await row(sam.id);
  expect(waiting).toMatchObject({ waitsSince: waiting.lastTextAt, unread: true, lastBy: 'user' });
  expect(await attention()).toMatchObject({ waiting: 1, waitingSince: waiting.waitsSince });
  expect((await rows({}, ['waitsSince', 'ASC'])).map(({ id }) => id)).toEqual([sam.conversationId]);
  expect((await rows({ waits: true })).map(({ id }) => id)).toEqual([sam.conversationId]);
  await viewer.console.get(`/conversations/${sam.id}/timeline`);
  expect(await row(sam.id)).toMatchObject({ unread: true });
  await agent.console.get(`/conversations/${sam.id}/timeline`);
  expect(await row(sam.id)).toMatchObject({ unread: false, waitsSince: waiting.lastTextAt });
  await agent.console.post(`/conversations/${sam.id}/reply`, { body: 'It is done.' });
  expect(await row(sam.id)).toMatchObject({ waitsSince: null, lastBy: 'staff' });
  expect(await attention()).toMatchObject({ waiting: 0, waitingSince: null });
});

test('whoever waits and is in danger too is one who needs a person', async () => {
  const [sam, low] = [await user('talk to a person'), await user()];
  await flag(sam.conversationId, 'crisis', 1);
  await flag(low.conversationId, 'crisis', 1, 'possible');
  expect(await attention()).toMatchObject({ safetyCount: 2, waiting: 1, people: 2, outreach: 0 });
});

test('whoever asked for a person waits from then on', async () => {
  const sam = await user('talk to a person');
  expect((await row(sam.id)).waitsSince).not.toBeNull();
  await agent.console.post(`/conversations/${sam.id}/reply`, { body: 'Here I am.' });
  expect((await row(sam.id)).waitsSince).toBeNull();
});

test('an open page that asks by itself does not keep the session from ending', async () => {
  const seenAt = async () =>
    (await query<{ at: Date }>('select max(seen_at) as at from staff_sessions where staff_id = $1', [viewer.id]))[0]!.at.getTime();
  await query(`update staff_sessions set seen_at = seen_at - interval '20 minutes' where staff_id = $1`, [viewer.id]);
  const before = await seenAt();
  await attention();
  expect(await seenAt()).toBe(before);
  await viewer.console.get('/health');
  expect(await seenAt()).toBeGreaterThan(before);
});
