import type { SearchResult } from '../../src/contract/index.js';
import { text } from '../support/app.js';
import { agent as ana, app, colleague as ben, viewer } from './support/desk.js';
import { proUser, type ProUser } from './support/pro-user.js';
import { staffOf } from './support/staff.js';

const sql = <T>(words: string, values: unknown[] = []) => app.parts.dataSource.query<T[]>(words, values);
const reason = 'ticket 4711: what do people say of refunds';
const search = async (q: string, more: object = {}, who = ana) =>
  (await who.console.post('/search', { q, reason, ...more })).body as SearchResult;
const shown = ({ hits }: SearchResult) =>
  hits.map(({ excerpt }) => excerpt.map(({ words, hit }) => (hit ? `[${words}]` : words)).join(' '));

let sam: ProUser;
beforeAll(async () => {
  sam = await proUser(app, 'I want a refund, cancel my plan', 'un jalapeño y dos tacos', 'refunds please, call 202 555 0188');
  await proUser(app, 'toast', 'plan my refund');
  await text(app, '+12025550877', 'who are you? refunding scam');
  await ana.console.post(`/conversations/${sam.conversationId}/notes`, { body: 'Was given a refund in March' });
});

test('texts and notes are found by their words, whatever their case, accents and endings', async () => {
  const all = await search('refund');
  expect(all.more).toBe(false);
  expect(shown(all)).toEqual([
    'Was given a [refund] in March',
    'who are you? [refunding] scam',
    'plan my [refund]',
    '[refunds] please, call +12025550123',
    'I want a [refund,] cancel my plan',
  ]);
  expect(all.hits[0]).toMatchObject({ kind: 'note', conversationId: sam.conversationId, userId: sam.id, name: 'Sam' });
  expect(all.hits[1]).toMatchObject({ kind: 'text', userId: null, name: null });
  expect(shown(await search('JALAPENO taco'))).toEqual(['un [jalapeño] y dos [tacos]']);
  expect(shown(await search('plan refund'))).toHaveLength(2);
  expect(shown(await search('"my plan"'))).toEqual(['I want a refund, cancel [my plan]']);
  expect((await search('refund', { kind: 'note' })).hits).toHaveLength(1);
  expect((await search('refund', { to: '2026-01-01T00:00:00Z' })).hits).toEqual([]);
  expect((await search('nothing like it')).hits).toEqual([]);
});

test('what was searched, why and over which time stands in the audit, and nothing of what was found', async () => {
  await search('call 202 555 0188', { reason: 'to see what the audit keeps' });
  const [row] = await sql<{ actor: string; reason: string; after: object }>(
    `select actor_id as actor, reason, after from audit_log where action = 'search' order by id desc limit 1`,
  );
  expect(row).toMatchObject({
    actor: ana.id,
    reason: 'to see what the audit keeps',
    after: { words: 'call +12025550123', kinds: ['text', 'note'], found: 1 },
  });
  expect(JSON.stringify(row)).not.toMatch(/refunds please|555 0188/);
});

test.each([
  [{ q: 'refund' }, /reason/],
  [{ q: 'refund', reason: 'x' }, /reason/],
  [{ q: 'ab', reason }, /q must be/],
  [{ q: '?!*&', reason }, /word/],
  [{ q: 'refund', reason, kind: 'meal' }, /kind/],
  [{ q: 'refund', reason, from: 'yesterday' }, /from/],
  [{ q: 'refund', reason, from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' }, /before/],
])('%j is refused with words', async (body, words) => {
  const { status, body: said } = await ben.console.post('/search', body);
  expect([status, String((said as { message: unknown }).message)]).toEqual([400, expect.stringMatching(words)]);
});

test.each(["refund' & !!", 'refund:* | (', '\\refund', '"refund', "l'eau", 'refund\u0000'])('%j is only words', async (q) => {
  expect((await ben.console.post('/search', { q, reason })).status).toBe(200);
});

test('who searches all day is stopped, and viewers do not search', async () => {
  expect((await viewer.console.post('/search', { q: 'refund', reason })).status).toBe(403);
  const tireless = await staffOf(app, 'agent');
  const answers = [];
  for (let i = 0; i < 61; i += 1) answers.push((await tireless.console.post('/search', { q: 'refund', reason })).status);
  expect([new Set(answers.slice(0, 60)), answers[60]]).toEqual([new Set([200]), 429]);
});

test('an erased person is not found any more', async () => {
  await sql('delete from conversations where id = $1', [sam.conversationId]);
  expect(shown(await search('refund'))).toEqual(['who are you? [refunding] scam', 'plan my [refund]']);
});

test('words are found by an index', async () => {
  const plan = await app.parts.dataSource.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    return tx.query<Record<string, string>[]>(`explain select 1 from inbound_texts where words_of(body) @@ 'refund'::tsquery`);
  });
  expect(JSON.stringify(plan)).toContain('inbound_by_words');
});
