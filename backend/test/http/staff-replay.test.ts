import { parse } from 'yaml';
import { signedIn, startApp, type TestApp, text } from '../support/app.js';
import { mismatch } from '../replay/match.js';
import { play } from '../replay/play.js';
import type { Transcript } from '../replay/transcript.js';
import { type StaffOfTest, staffOf } from './support/staff.js';

let app: TestApp;
let agent: StaffOfTest;
let last = 300;

beforeAll(async () => {
  app = await startApp();
  agent = await staffOf(app, 'agent');
});
afterAll(() => app?.close());

async function user(...texts: string[]) {
  last += 1;
  const phone = `+12025550${last}`;
  const { id } = await signedIn(app, phone, 'pro');
  for (const words of texts) await text(app, phone, words);
  return { id, phone };
}
const query = <T>(sql: string, values: unknown[] = []) => app.parts.dataSource.query<T[]>(sql, values);
const reveal = (id: string) => agent.console.post('/reveal', { kind: 'user', id, reason: 'replaying' });
/** Everything that a conversation has made true. */
const world = async () =>
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
  const before = await world();
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
  expect(await world()).toBe(before);
});

test('the limits of a day start anew on the next, and an opt-out counts from when it was sent', async () => {
  last += 1;
  const phone = `+12025550${last}`;
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
  const { id } = await user('a banana', 'an apple');
  await reveal(id);
  await query(
    `update inbound_texts set intents = '{none}', heard = '[{"type": "not-understood"}]' where body = 'an apple' and conversation_id = (select id from conversations where user_id = $1)`,
    [id],
  );
  const { body } = await agent.console.post('/replay', { conversationId: id });
  expect(body.summary).toMatchObject({ changedIntents: 1, mended: 1, broken: 0 });
  expect(body.conversations[0].turns[1]).toMatchObject({
    differs: ['intents'],
    then: { intents: ['none'] },
    now: { intents: ['log_meal'] },
  });
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
            quantity: 1,
            unit: null,
            size: null,
            grams: null,
            calories: null,
            estimate: { grams: 300, calories: 450, protein: 20, carbs: 45, fat: 20, sugar: 5 },
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
  });
  const corrected = (await agent.console.post('/replay/fixture', asked)).body as { yaml: string };
  expect(failures(corrected.yaml)).toHaveLength(1);
  const [row] = await query<{ after: unknown }>(`select after from audit_log where action = 'fixture' order by id desc limit 1`);
  expect(row).toEqual({ after: { fileName: 'toast-counted-twice.yaml', saved: false } });
});
