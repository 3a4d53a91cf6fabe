import { parse } from 'yaml';
import type { ReplayResult } from '../../src/contract/index.js';
import { signedIn, startApp, type TestApp, text } from '../support/app.js';
import { mismatch } from '../replay/match.js';
import { play } from '../replay/play.js';
import type { Transcript } from '../replay/transcript.js';
import { proUser } from './support/pro-user.js';
import { type StaffOfTest, staffOf } from './support/staff.js';

let app: TestApp;
let agent: StaffOfTest;

beforeAll(async () => {
  app = await startApp();
  agent = await staffOf(app, 'agent');
});
afterAll(() => app?.close());

const user = (...texts: string[]) => proUser(app, ...texts);
const query = <T>(sql: string, values: unknown[] = []) => app.parts.dataSource.query<T[]>(sql, values);
const reveal = (id: string) => agent.console.post('/reveal', { kind: 'user', id, reason: 'replaying' });
/** Everything that a conversation has made true. */
const deps = async () =>
  JSON.stringify(
    await Promise.all(
      [
        'conversations',
        'inbound_texts',
        'outbound_texts',
        'entries',
        'changes',
        'goals',
        'saved_meals',
        'memories',
        'water',
        'flags',
        'daily_counters',
      ].map((table) => query(`select * from ${table} order by 1, 2`)),
    ),
  );

const CONVERSATION = [
  '2 eggs and toast for breakfast',
  'actually 3 eggs',
  'my goal is 1800 calories',
  'water 500 ml',
  'chicken burrito and a coke for lunch',
  'undo',
  'save this as power bowl',
  'ran 30 minutes',
  'how am i doing',
  'qwrtzp blorf',
  '/delete 1',
];

test('the engine that answered answers the same again, and nothing is stored', async () => {
  const { id } = await user(...CONVERSATION);
  await reveal(id);
  const before = await deps();
  const { status, body } = await agent.console.post('/replay', { conversationId: id });
  expect(status).toBe(200);
  expect(body.conversations[0].turns.map(({ body: words, differs }: { body: string; differs: string[] }) => [words, differs])).toEqual(
    CONVERSATION.map((words) => [words, []]),
  );
  expect(body.conversations[0].turns[0].now).toMatchObject({
    intents: ['log_meal'],
    entries: [expect.stringMatching(/^breakfast: 2 .*egg/)],
    reader: 'builtin',
  });
  expect(body.summary).toMatchObject({ conversations: 1, texts: CONVERSATION.length, changedConversations: 0 });
  expect(await deps()).toBe(before);
});

test('the limits of a day start anew on the next, and an opt-out counts from when it was sent', async () => {
  const phone = '+12025550390';
  const { id } = await signedIn(app, phone);
  for (const words of ['a banana', 'an apple', 'an orange']) await text(app, phone, words);
  const conversation = `(select id from conversations where user_id = '${id}')`;
  await query(
    `update inbound_texts set received_at = received_at - interval '1 day', handled_at = handled_at - interval '1 day' where conversation_id = ${conversation}`,
  );
  await query(`update outbound_texts set created_at = created_at - interval '1 day' where conversation_id = ${conversation}`);
  await query(`update changes set at = at - interval '1 day' where user_id = $1`, [id]);
  await query(
    `update entries set at = at - interval '1 day', created_at = created_at - interval '1 day', local_date = local_date - 1, counted_on = counted_on - 1 where user_id = $1`,
    [id],
  );
  await query(`delete from daily_counters where user_id = $1`, [id]);
  for (const words of ['a pear', 'STOP', 'a plum']) await text(app, phone, words);
  await reveal(id);
  const { body } = await agent.console.post('/replay', { conversationId: id });
  expect(body.conversations[0].turns).toHaveLength(6);
  expect(body.conversations[0].turns.filter(({ differs }: { differs: string[] }) => differs.length)).toEqual([]);
});

test('what was understood otherwise then is shown side by side', async () => {
  const { id } = await user('a banana', 'ran 30 minutes');
  await reveal(id);
  await query(
    `update inbound_texts set intents = '{none}', heard = '[{"type": "not-understood"}]' where body = 'ran 30 minutes' and conversation_id = (select id from conversations where user_id = $1)`,
    [id],
  );
  const { body } = await agent.console.post('/replay', { conversationId: id });
  expect(body.summary).toMatchObject({ changedIntents: 1, mended: 1, broken: 0 });
  expect(body.conversations[0].turns[1]).toMatchObject({
    differs: ['intents'],
    then: { intents: ['none'] },
    now: { intents: ['log_workout'] },
  });
});

const turnsOf = async (id: string) => {
  const { body } = (await agent.console.post('/replay', { conversationId: id })) as { body: ReplayResult };
  return { summary: body.summary, turns: body.conversations[0]!.turns };
};

test('what screens changed meanwhile makes a text incomparable, and says why; the engine is not blamed', async () => {
  const { id, phone, browser } = await user('60g protein left?', 'a banana');
  await browser.patch(`/api/users/${id}/goals`, { proteinGoal: 120, caloriesGoal: 1800 });
  await text(app, phone, 'how much protein is left?');
  await browser.patch(`/api/users/${id}/goals`, { proteinGoal: 70, caloriesGoal: 2400 });
  const [meal] = (await browser.get(`/api/users/${id}/meals`)).body as { id: string }[];
  await browser.delete(`/api/users/${id}/meals/${meal!.id}`);
  await browser.patch(`/api/users/${id}`, { timezone: 'Pacific/Honolulu' });
  await text(app, phone, 'what did i eat today');
  const { summary, turns } = await turnsOf(id);
  expect(summary).toMatchObject({ changedConversations: 0, mended: 0, broken: 0 });
  expect(summary.incomparable).toBeGreaterThan(0);
  const why = turns.filter(({ differs }) => differs.length).map(({ incomparable }) => incomparable);
  expect(why.join()).toMatch(/^Not known as it was then: .*goals/);
});

test('an engine that answers otherwise is seen, and only where it went by the same', async () => {
  const { id } = await user('a banana', 'an apple', 'a pear');
  const changed = `update inbound_texts set intents = '{none}' where conversation_id = (select id from conversations where user_id = $1)`;
  await query(changed, [id]);
  expect((await turnsOf(id)).turns.map(({ differs, incomparable }) => [differs, incomparable])).toEqual(
    [1, 2, 3].map(() => [['intents'], null]),
  );
  await query(`update inbound_texts set known = known || '{"goals": "others"}' where body = 'an apple'`);
  await query(`update inbound_texts set known = null where body = 'a pear'`);
  const { summary, turns } = await turnsOf(id);
  expect(turns.map(({ incomparable }) => incomparable)).toEqual([
    null,
    'Not known as it was then: goals.',
    'What was known then was not kept.',
  ]);
  expect(summary).toMatchObject({ changedIntents: 1, incomparable: 2 });
});

test('texts that came close together are answered again as they were', async () => {
  const { id, phone } = await user();
  for (const words of ['2 eggs', 'and toast', 'coffee', 'no, 3 eggs', 'undo', 'a banana', 'and an apple', 'how am i doing'])
    await text(app, phone, words);
  expect((await turnsOf(id)).summary).toMatchObject({ texts: 8, changedConversations: 0 });
});

test('a fixture is made of any text: of an id of any shape, and of one with hundreds after it', async () => {
  const { id } = await user('2 eggs and 2 toast for breakfast', 'a banana');
  await reveal(id);
  const conversation = `(select id from conversations where user_id = '${id}')`;
  const [first] = await query<{ id: string }>(`select id from inbound_texts where conversation_id = ${conversation} order by seq limit 1`);
  const shaped = '00000000-0000-0000-0000-00000000feed';
  await query(`update entries set inbound_id = null where inbound_id = $1`, [first!.id]);
  await query(`update outbound_texts set inbound_id = null where inbound_id = $1`, [first!.id]);
  await query(`update flags set inbound_id = null where inbound_id = $1`, [first!.id]);
  await query(`update inbound_texts set id = $2 where id = $1`, [first!.id, shaped]);
  await query(`insert into inbound_texts (id, conversation_id, provider_id, source, body, received_at, handled_at, intents, heard, reader)
    select gen_random_uuid(), conversation_id, 'late-' || n, 'sms', 'thanks', received_at + n * interval '1 second', handled_at, '{chat}', '[]', 'rules'
    from inbound_texts, generate_series(1, 250) n where id = '${shaped}'`);
  const { status, body } = await agent.console.post('/replay/fixture', { conversationId: id, textIds: [shaped], name: 'an-old-text' });
  expect([status, body.yaml]).toEqual([200, expect.stringContaining('they: 2 eggs and 2 toast for breakfast')]);
});

test('many conversations give a summary, and texts of those not revealed stay hidden', async () => {
  await user('3 tacos and a beer');
  const { body } = await agent.console.post('/replay', { last: 10 });
  expect(body.summary.conversations).toBeGreaterThanOrEqual(3);
  expect(JSON.stringify(body)).not.toMatch(/taco/);
});

test.each([{}, { last: 0 }, { last: 5000 }, { conversationId: 'x' }, { last: 3, reader: 'live' }, { last: 3, texts: 1000 }])(
  '%j is refused',
  async (body) => {
    expect((await agent.console.post('/replay', body)).status).toBe(400);
  },
);

test('a kept model answer is read again without asking a model; without one the built-in reader answers', async () => {
  const words = 'zorblax surprise with extra gribble';
  const { id } = await user(words);
  await reveal(id);
  const answer = {
    language: 'en',
    meals: [
      {
        span: words,
        stance: 'ate',
        when: null,
        items: [
          {
            span: words,
            food: 'zorblax surprise',
            brand: null,
            preparation: null,
            quantity: 1,
            unit: null,
            size: null,
            grams: null,
            calories: null,
            estimate: { grams: 300, calories: 450, protein: 20, carbs: 45, fat: 20, sugar: 5, alcohol: 0 },
          },
        ],
      },
    ],
    workouts: [],
    cannot: false,
  };
  const key = 'a'.repeat(64);
  await query(
    `insert into model_answers (key, answer, prompt_version, model, prompt_tokens, completion_tokens) values ($1, $2, 'v1', 'm', 1, 1)`,
    [key, JSON.stringify(answer)],
  );
  await query(
    `update inbound_texts set reader = 'model', reading_key = $2 where conversation_id = (select id from conversations where user_id = $1)`,
    [id, key],
  );
  const now = async (reader: string) =>
    (await agent.console.post('/replay', { conversationId: id, reader })).body.conversations[0].turns[0].now as unknown;
  expect(await now('kept')).toMatchObject({ intents: ['log_meal'], reader: 'model', calories: 450 });
  expect(await now('builtin')).toMatchObject({ reader: 'builtin', calories: null });
});

test('what a model once said that a text asks for is taken again; without it the rules answer', async () => {
  const { id } = await user('bagel and a banana', 'zorp the wibble flurn');
  await reveal(id);
  const frame = { act: 'remove', candidate: 0, entry: 1, item: 2, field: 'none', op: 'set', value: null, was: null, unit: 'none' };
  const none = { size: 'none', meal: 'none', day: null, time: null, from: 0, to: 0 };
  const key = 'b'.repeat(64);
  await query(
    `insert into model_answers (key, answer, prompt_version, model, prompt_tokens, completion_tokens) values ($1, $2, 'v1', 'm', 1, 1)`,
    [key, JSON.stringify({ do: 'frames', frames: [{ ...frame, ...none }], ask: [] })],
  );
  await query(
    `update inbound_texts set reader = 'model', reading_key = $2
     where body like 'zorp%' and conversation_id = (select id from conversations where user_id = $1)`,
    [id, key],
  );
  const now = async (reader: string) =>
    (await agent.console.post('/replay', { conversationId: id, reader })).body.conversations[0].turns[1].now as unknown;
  expect(await now('kept')).toMatchObject({ intents: ['edit'], reader: 'model' });
  expect(await now('builtin')).toMatchObject({ intents: ['none'] });
});

test('a misread text that was put right becomes a fixture which says what is right, and fails until it is so', async () => {
  const { id, phone } = await user('call me Ana Ruiz', '2 eggs and 2 toast for breakfast', 'my number is 202 555 0187');
  await query(`update users set first_name = 'Ana', username = 'Ana Ruiz' where id = $1`, [id]);
  const asked = { conversationId: id, name: 'toast-counted-twice', why: 'Ana said one toast.' };
  expect((await agent.console.post('/replay/fixture', asked)).status).toBe(409);
  await reveal(id);
  const asAnswered = (await agent.console.post('/replay/fixture', asked)).body as { yaml: string; savedAs: null };
  expect(asAnswered.savedAs).toBeNull();
  expect(asAnswered.yaml).not.toMatch(new RegExp(`Ana|Ruiz|0187|${phone.slice(2)}`));
  const failures = (yaml: string) => {
    const transcript = parse(yaml) as Transcript;
    return play(transcript).flatMap((played, i) =>
      played.type === 'text' ? (mismatch(transcript.turns[i]!.events ?? [], played.outcome.events) ?? []) : [],
    );
  };
  expect(failures(asAnswered.yaml)).toEqual([]);
  const [meal] = (await agent.console.list('meals', { userId: id })).body as { id: string }[];
  await agent.console.put(`/meals/${meal!.id}`, {
    items: [
      { name: 'eggs', quantity: 2 },
      { name: 'toast', quantity: 1 },
    ],
    reason: 'toast counted twice',
  });
  const corrected = (await agent.console.post('/replay/fixture', asked)).body as { yaml: string };
  expect(failures(corrected.yaml)).toHaveLength(1);
  const [row] = await query<{ after: unknown }>(`select after from audit_log where action = 'fixture' order by id desc limit 1`);
  expect(row).toEqual({ after: { fileName: 'toast-counted-twice.yaml', saved: false } });
});
