import type { Attention, ConversationRow, InboxRow, Presence, StaffDraft } from '../../src/contract/index.js';
import { text } from '../support/app.js';
import { openStream } from '../support/event-stream.js';
import { proUser } from './support/pro-user.js';
import { raiseFlag } from './support/raise-flag.js';
import { agent as ana, app, colleague as ben, viewer } from './support/desk.js';
import { makeStaff, type StaffOfTest } from './support/staff.js';

beforeEach(async () => {
  await query('delete from flags');
  await query('update conversations set held_at = null, held_by = null, assigned_to = null, snoozed_until = null');
});

const user = (...texts: string[]) => proUser(app, ...texts);
const query = <T>(sql: string, values: unknown[] = []) => app.parts.dataSource.query<T[]>(sql, values);
const flag = (...about: [conversationId: string, reason: string, minutesAgo: number, grade?: string]) => raiseFlag(app, ...about);
const inbox = async (who: StaffOfTest, filter: unknown = {}) => (await who.console.list('inbox', filter)).body as InboxRow[];
const counts = async (who: StaffOfTest) => ((await who.console.get('/attention')).body as Attention).inbox;

test('whom a person has to look after, the most pressing first, each with its clock', async () => {
  const [lost, odd, broken, asked, low, sad] = await Promise.all([user(), user(), user(), user(), user(), user()]);
  for (const minutes of [1, 2, 3]) await flag(lost.conversationId, 'not-understood', minutes);
  await flag(odd.conversationId, 'not-understood', 1);
  await flag(broken.conversationId, 'not-handled', 30);
  await flag(asked.conversationId, 'asked-for-staff', 20);
  await flag(low.conversationId, 'crisis', 90, 'possible');
  await flag(sad.conversationId, 'crisis', 1);
  await flag(sad.conversationId, 'asked-for-staff', 50);
  const rows = await inbox(viewer);
  expect(rows.map(({ id, need, urgency }) => [id, need, urgency])).toEqual([
    [sad.conversationId, 'safety', 'now'],
    [low.conversationId, 'safety', 'soon'],
    [asked.conversationId, 'asked', 'today'],
    [lost.conversationId, 'unhappy', 'today'],
    [broken.conversationId, 'failed', 'today'],
  ]);
  const late = rows.filter(({ dueAt }) => Date.parse(dueAt!) < Date.now()).map(({ id }) => id);
  expect(late).toEqual([low.conversationId, asked.conversationId]);
  expect(await counts(viewer)).toEqual({ mine: 0, unassigned: 5, waiting: 3, all: 5 });
  expect((await inbox(viewer, { need: ['asked', 'failed'] })).map(({ need }) => need)).toEqual(['asked', 'failed']);
});

test('taking a case assigns, reveals and pauses in one act, and closing it gives all three back', async () => {
  const sam = await user('a banana', 'talk to a person');
  expect((await inbox(ana))[0]).toMatchObject({ id: sam.conversationId, revealed: false, lastText: null, need: 'asked' });
  const taken = (await ana.console.post(`/conversations/${sam.conversationId}/take`)).body as ConversationRow;
  expect(taken).toMatchObject({ assignedTo: ana.id, heldBy: ana.id, revealed: true, lastText: 'talk to a person', phone: sam.phone });
  expect(await counts(ana)).toEqual({ mine: 1, unassigned: 0, waiting: 1, all: 1 });
  expect(await counts(ben)).toMatchObject({ mine: 0, all: 1 });
  const audit = await query<{ action: string; reason: string | null }>(
    `select action, reason from audit_log where object_id = $1 and action in ('take', 'reveal') order by action`,
    [sam.conversationId],
  );
  expect(audit).toEqual([
    { action: 'reveal', reason: 'case: asked for staff' },
    { action: 'take', reason: 'case: asked for staff' },
  ]);

  const second = await ben.console.post(`/conversations/${sam.conversationId}/take`);
  expect([second.status, (second.body as { message: string }).message]).toEqual([409, 'The agent has this case.']);
  expect((await ben.console.post(`/conversations/${sam.conversationId}/take`, { over: true })).body).toMatchObject({ assignedTo: ben.id });

  await ben.console.post(`/conversations/${sam.conversationId}/reply`, { body: 'Here I am.' });
  expect((await inbox(ben, { assignedTo: ben.id }))[0]).toMatchObject({ need: 'open', answered: true, dueAt: null });
  await text(app, sam.phone, 'and my refund?');
  expect((await inbox(ben))[0]).toMatchObject({ need: 'waiting', answered: false });
  expect((await ben.console.post(`/conversations/${sam.conversationId}/close`, {})).body).toMatchObject({
    assignedTo: null,
    heldAt: null,
    revealed: false,
    phone: expect.stringContaining('*') as string,
  });
  expect(await inbox(ana)).toEqual([]);
});

test('where nothing waits, whoever takes a conversation says why; a viewer takes none', async () => {
  const sam = await user('a banana');
  expect((await ana.console.post(`/conversations/${sam.conversationId}/take`)).status).toBe(400);
  expect((await ana.console.post(`/conversations/${sam.conversationId}/take`, { reason: 'ticket 7' })).body).toMatchObject({
    revealed: true,
  });
  expect((await viewer.console.post(`/conversations/${sam.conversationId}/take`, { reason: 'ticket 7' })).status).toBe(403);
});

test('what was revealed for a reason of its own stays so when the case is closed', async () => {
  const sam = await user('talk to a person');
  await ana.console.post('/reveal', { kind: 'user', id: sam.id, reason: 'ticket 8' });
  await ana.console.post(`/conversations/${sam.conversationId}/take`);
  expect((await ana.console.post(`/conversations/${sam.conversationId}/close`, {})).body).toMatchObject({ revealed: true });
});

test('a case that was put off comes back when something happens', async () => {
  const sam = await user('talk to a person');
  const until = new Date(Date.now() + 3_600_000).toISOString();
  expect((await ana.console.post(`/conversations/${sam.conversationId}/snooze`, { until })).body).toMatchObject({ snoozedUntil: until });
  expect(await inbox(ana)).toEqual([]);
  expect(await counts(ana)).toMatchObject({ all: 0 });
  expect(await inbox(ana, { snoozed: true })).toHaveLength(1);
  await text(app, sam.phone, 'hello?');
  expect(await inbox(ana)).toHaveLength(1);
  const past = { until: new Date(Date.now() - 1000).toISOString() };
  expect((await ana.console.post(`/conversations/${sam.conversationId}/snooze`, past)).status).toBe(400);
});

test('a draft is kept for its author alone, until it is emptied', async () => {
  const sam = await user('a banana');
  const path = `/drafts/${sam.conversationId}`;
  await ana.console.put(path, { kind: 'reply', body: 'Dear Sam,' });
  await ana.console.put(path, { kind: 'notes', body: 'ask Ben' });
  expect((await ana.console.get(path)).body as StaffDraft).toEqual({ id: sam.conversationId, reply: 'Dear Sam,', notes: 'ask Ben' });
  expect((await ben.console.get(path)).body).toMatchObject({ reply: '', notes: '' });
  await ana.console.put(path, { kind: 'reply', body: '' });
  expect((await ana.console.get(path)).body).toMatchObject({ reply: '', notes: 'ask Ben' });
  expect((await ana.console.put(path, { kind: 'reply', body: 'x'.repeat(4001) })).status).toBe(400);
});

test('colleagues see who is in a conversation, and who types', async () => {
  const sam = await user('a banana');
  await ana.console.put(`/presence/${sam.conversationId}`, { typing: false });
  const seen = async () => ((await ben.console.put(`/presence/${sam.conversationId}`, { typing: false })).body as Presence).others;
  expect(await seen()).toEqual([{ staffId: ana.id, name: 'The agent', typing: false }]);
  await ana.console.put(`/presence/${sam.conversationId}`, { typing: true });
  expect(await seen()).toMatchObject([{ typing: true }]);
  await query(`update staff_presence set seen_at = seen_at - interval '2 minutes' where staff_id = $1`, [ana.id]);
  expect(await seen()).toEqual([]);
});

test('open consoles hear of each change, by the conversation alone, and no longer than their session stands', async () => {
  const carl = await makeStaff(app, 'agent');
  const base = `http://127.0.0.1:${(app.app.getHttpServer().address() as { port: number }).port}`;
  const stream = await openStream(`${base}/api/staff/events`, { Cookie: ana.console.cookie });
  await stream.until(({ name }) => name === 'ping');
  const sam = await user('a banana');
  const named = ({ name, data }: { name: string; data: unknown }) =>
    name === 'conversations' && (data as { ids: string[] }).ids.includes(sam.conversationId);
  await stream.until(named);
  stream.events.length = 0;
  await flag(sam.conversationId, 'crisis', 0);
  await stream.until(named);
  stream.events.length = 0;
  await ben.console.put(`/presence/${sam.conversationId}`, { typing: true });
  await stream.until(({ name }) => name === 'presence');
  expect(JSON.stringify(stream.events)).not.toContain('banana');
  stream.close();
  const refused = await openStream(`${base}/api/staff/events`, { Cookie: carl.console.cookie });
  expect(refused.status).toBe(401);
  refused.close();
});
