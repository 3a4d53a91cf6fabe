import { InlineUnderstanding } from '../../src/adapters/builtin/index.js';
import { ModelServer } from '../../src/adapters/openai/model-server.js';
import { OpenAiTurns } from '../../src/adapters/openai/openai-turns.js';
import { applyOutcome } from '../../src/conversation/apply.js';
import { blankSnapshot } from '../../src/conversation/blank-snapshot.js';
import { NO_FRAME, type TurnAnswer, type TurnFrame } from '../../src/conversation/model-turn/turn-answer.js';
import type { Snapshot } from '../../src/conversation/snapshot.js';
import { builtInTable } from '../../src/food/index.js';
import type { WaitingText } from '../../src/ports/storage/texts/store.js';
import { askTurnOnce } from '../../src/usecases/ask-turn.js';
import { listenOnce, readOnce, understoodBy } from '../../src/usecases/understood-by.js';
import type { Dependencies } from '../../src/usecases/dependencies.js';
import { NoAnswers } from '../../src/adapters/local/answers-in-memory.js';
import { type Behaviour, completion, ModelDouble, says } from '../model-double/model-double.js';
import { talked } from '../support/talked.js';
import { frames } from '../support/turn-answer.js';

/*
 * Every answer here is hand-written: what comes of an answer is tested, and not what any model would say.
 */
const simply = (what: TurnAnswer['do'], ask: number[] = []): TurnAnswer => ({ do: what, frames: [], ask });
const answered = (answer: unknown): Behaviour => says(JSON.stringify(answer));

let double: ModelDouble;
beforeAll(async () => {
  double = await ModelDouble.start(() => undefined);
});
beforeEach(() => {
  double.asked.length = 0;
});
afterAll(() => double.stop());

const blank = blankSnapshot({ id: 'u', timezone: 'America/New_York', plan: 'pro', createdAt: '2025-01-01T00:00:00.000Z' });
const GOALS: Snapshot = { ...blank, goals: { calories: 2000, protein: 120, carbs: null, fat: null, sugar: null } };
const LATER = new Date('2026-03-04T18:45:00Z');

/** The last text of a talk, whose others were heard by the rules, with a model that behaves so; without one as it is without a model. */
async function heard(texts: readonly string[], behave: Behaviour | null, before: Snapshot = blank, at = LATER) {
  if (behave) double.behave = behave;
  const { state } = talked(texts.slice(0, -1), { before });
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const done = { taken: 0, givenBack: 0 };
  const server = new ModelServer({ apiKey: 'k', baseUrl: double.baseUrl, model: 'double', deadlineMs: 1000, parallel: 2 }, new NoAnswers());
  const deps = {
    understanding: new InlineUnderstanding({ current: builtInTable } as never),
    model: null,
    turns: new OpenAiTurns(server),
    ear: null,
    store: {
      takeModelRead: () => Promise.resolve(((done.taken += 1), true)),
      giveBackModelRead: () => Promise.resolve(void (done.givenBack += 1)),
    },
    rules: {
      capabilities: { pro: { modelReadsPerDay: -1 } },
      model: { ask: 'when-unsure', shadowPercent: 0, againMs: 1000, monthly: null },
    },
    log: { info: write, warn: write, error: write },
    metrics: { count: () => undefined, time: () => undefined },
  } as unknown as Dependencies;
  const text = { id: 'last', text: texts.at(-1)!, source: 'sms', receivedAt: at, media: { count: 0, type: null }, round: 0 } as WaitingText;
  const reader = { ...deps, model: null };
  // The reader is configured and leaves everything to the built-in one.
  const configured = { ...deps, model: { readKept: () => Promise.resolve(null) } } as unknown as Dependencies;
  const others = { read: readOnce(reader, text), listen: listenOnce(deps, text), askTurn: askTurnOnce(deps, text) };
  const { outcome, by, spent } = await understoodBy(behave ? configured : deps, text, state, others);
  const after = JSON.parse(JSON.stringify(applyOutcome(state, outcome, text, at))) as Snapshot;
  return { outcome, by, spent, after, lines, ...done, said: outcome.replies.map((reply) => reply.text).join(' '), log: logOf(after) };
}

const logOf = ({ entries }: Snapshot): string[] =>
  entries.map((entry) =>
    entry.kind === 'workout'
      ? `${entry.activity} ${entry.minutes}`
      : `${entry.meal} ${entry.localTime}: ${entry.items.map((item) => [item.quantity, item.size, item.name, ...item.mods].filter(Boolean).join(' ')).join(', ')}`,
  );

/** A text that nothing of ours explains, after a meal of two foods and one of one. */
const ODD = 'zorp the wibble flurn';
const TALK = ['bagel and a banana', ODD];

test('what nothing explains is asked about; the model sees the talk with numbers, under a strict schema', async () => {
  await heard(TALK, answered(simply('none')));
  const [asked] = double.asked;
  const user = asked!.messages[1]!.content;
  expect(user).toContain('Text before: 1:bagel 2:and 3:a 4:banana');
  expect(user).toContain('MESSAGE: 5:zorp 6:the 7:wibble 8:flurn');
  expect(user).toContain('item 2: 1 banana');
  expect(user).toContain('The diary texted last: "');
  expect(asked).toMatchObject({ response_format: { json_schema: { strict: true, name: 'turn' } } });
  // The documented strict subset: every property required, none besides, no bounds.
  const schema = JSON.stringify(asked!['response_format']);
  expect(schema).not.toMatch(/maxLength|maxItems|maximum|pattern/);
});

test.each<[string, readonly string[], Partial<TurnFrame>[], string[]]>([
  ['a food was another', TALK, [{ act: 'replace', entry: 1, item: 2, from: 1, to: 1 }], ['lunch 13:30: 1 bagel, 1 bagel']],
  ['another amount', TALK, [{ act: 'amount', entry: 1, item: 2, value: 3 }], ['lunch 13:30: 1 bagel, 3 banana']],
  ['so many more', TALK, [{ act: 'amount', entry: 1, item: 1, op: 'by', value: 1 }], ['lunch 13:30: 2 bagel, 1 banana']],
  ['a part that was eaten', TALK, [{ act: 'share', entry: 1, item: 2, value: 0.5 }], ['lunch 13:30: 1 bagel, 0.5 banana']],
  ['a food not eaten', TALK, [{ act: 'remove', entry: 1, item: 1 }], ['lunch 13:30: 1 banana']],
  ['another meal', TALK, [{ act: 'move', entry: 1, meal: 'snack' }], ['snack 13:30: 1 bagel, 1 banana']],
  ['another time', TALK, [{ act: 'move', entry: 1, time: 1115 }], ['lunch 11:15: 1 bagel, 1 banana']],
  [
    'two things at once',
    TALK,
    [
      { act: 'remove', entry: 1, item: 1 },
      { act: 'amount', entry: 1, item: 2, value: 2 },
    ],
    ['lunch 13:30: 2 banana'],
  ],
  [
    'a new food of earlier words',
    TALK,
    [{ act: 'log', from: 3, to: 4, meal: 'snack' }],
    ['lunch 13:30: 1 bagel, 1 banana', 'snack 13:45: 1 banana'],
  ],
  [
    'more on a food, its amount said elsewhere',
    TALK,
    [{ act: 'add', entry: 1, from: 3, to: 4, value: 2 }],
    ['lunch 13:30: 1 bagel, 3 banana'],
  ],
  [
    'what was taken off is on it again',
    ['cheeseburger no cheese', ODD],
    [{ act: 'put-back', entry: 1, item: 1, value: 1 }],
    ['lunch 13:30: 1 cheeseburger'],
  ],
  [
    'what was taken off is something else',
    ['cheeseburger no cheese and a cola', ODD],
    [
      { act: 'put-back', entry: 1, item: 1, value: 1 },
      { act: 'amount', entry: 1, item: 2, value: 2 },
    ],
    ['lunch 13:30: 1 cheeseburger, 2 cola'],
  ],
  ['minutes', ['ran 30 min', ODD], [{ act: 'minutes', entry: 1, value: 40, was: 30 }], ['running 40']],
  ['undo', TALK, [{ act: 'undo' }], []],
])('%s, by numbers', async (_, texts, list, log) => {
  const made = await heard(texts, answered(frames(...list)));
  expect(made.log).toEqual(log);
  expect(made).toMatchObject({
    by: { reader: 'model', promptVersion: 'read-turn-v2', tokensIn: 400 },
    spent: null,
    taken: 1,
    givenBack: 0,
  });
});

test('a weight, a name for a meal and a saved meal, by numbers', async () => {
  const weighed = await heard(TALK, answered(frames({ act: 'weight', value: 81, unit: 'kg' })));
  expect(weighed.outcome.events).toMatchObject([{ type: 'weight-logged', kg: 81 }]);
  const saved = await heard(TALK, answered(frames({ act: 'save', entry: 1, from: 7, to: 8 })));
  expect(saved.after.saved).toMatchObject([{ name: 'wibble flurn', items: [{ name: 'bagel' }, { name: 'banana' }] }]);
  const again = await heard(TALK, answered(frames({ act: 'saved', value: 1, meal: 'snack' })), { ...blank, saved: saved.after.saved });
  expect(again.log).toEqual(['lunch 13:30: 1 bagel, 1 banana', 'snack 13:45: 1 wibble flurn']);
  expect(double.asked.at(-1)!.messages[1]!.content).toContain('Saved meals: 1) wibble flurn');
});

test('an own figure is taken where the old one fits, and refused where it does not', async () => {
  const right = await heard(TALK, answered(frames({ act: 'figure', entry: 1, item: 2, field: 'calories', value: 150, was: 122 })));
  const wrong = await heard(TALK, answered(frames({ act: 'figure', entry: 1, item: 2, field: 'calories', value: 150, was: 600 })));
  expect(right.said).toContain('Changed');
  expect(wrong.outcome.heard).toMatchObject([{ type: 'not-understood' }]);
  expect(wrong.spent).toMatchObject({ tokensIn: 400 });
});

test.each<[string, Partial<TurnFrame>, Snapshot, string]>([
  ['an entry', { act: 'delete', entry: 1 }, blank, 'Delete Lunch #1 (bagel, banana)? 1) yes 2) no'],
  ['the only food', { act: 'remove', entry: 2, item: 1 }, blank, 'Delete'],
  ['a goal', { act: 'goal', field: 'protein', value: 150 }, GOALS, 'Set your protein goal to 150 g a day? 1) yes 2) no'],
  ['a goal that goes', { act: 'goal', field: 'calories' }, GOALS, 'Clear your calorie goal?'],
  ['a name', { act: 'name', from: 10, to: 10 }, blank, 'Call you wibble? 1) yes 2) no'],
  ['a reminder', { act: 'remind', meal: 'lunch', value: 1, time: 1230 }, blank, 'Turn the lunch reminder on, at 12:30pm?'],
])('%s that only the model heard is asked about first', async (_, frame, before, question) => {
  const texts = ['bagel and a banana', 'ran 20 min', ODD];
  const meal = ['bagel and a banana', 'an apple for breakfast', ODD];
  const made = await heard(frame.entry === 2 ? meal : texts, answered(frames(frame)), before);
  expect(made.said).toContain(question);
  expect(made.outcome.events.filter(({ type }) => type !== 'staff-flagged')).toEqual([]);
  const talk = { ...made.after };
  const yes = await heard(['yes'], null, talk, new Date(LATER.getTime() + 60_000));
  expect(yes.outcome.events.length).toBeGreaterThan(0);
  expect(yes.outcome.pending).toBeNull();
  const no = await heard(['no'], null, talk, new Date(LATER.getTime() + 60_000));
  expect([no.outcome.events, no.outcome.pending]).toEqual([[], null]);
  const more = await heard(['yes and a coffee'], null, talk, new Date(LATER.getTime() + 60_000));
  expect(more.outcome.intents).not.toContain('delete');
});

/** What names nothing that is there: refused as a whole. */
const REFUSED: [string, unknown][] = [
  ['an entry that is not there', frames({ act: 'delete', entry: 77 })],
  ['an item that is not there', frames({ act: 'remove', entry: 1, item: 9 })],
  ['entry nought', frames({ act: 'amount', entry: 0, item: 1, value: 2 })],
  ['a candidate that was not offered', frames({ act: 'candidate', candidate: 44 })],
  ['two candidates that were not offered', simply('ask', [7, 8])],
  ['one candidate to choose from', simply('ask', [1])],
  ['a span outside of the text', frames({ act: 'log', from: 3, to: 900 })],
  ['a span turned round', frames({ act: 'log', from: 4, to: 3 })],
  ['a span over two texts', frames({ act: 'add', entry: 1, from: 4, to: 5 })],
  ['a span of no food', frames({ act: 'log', from: 5, to: 8 })],
  ['words of no food for another', frames({ act: 'log', from: 3, to: 4 }, { act: 'replace', entry: 1, item: 1, from: 5, to: 6 })],
  ['an amount below nought', frames({ act: 'amount', entry: 1, item: 1, value: -3 })],
  ['far too much', frames({ act: 'amount', entry: 1, item: 1, value: 19_000 })],
  ['more than all of it', frames({ act: 'share', entry: 1, value: 3 })],
  ['a day to come', frames({ act: 'move', entry: 1, day: 1 })],
  ['a day long gone', frames({ act: 'move', entry: 1, day: -4000 })],
  ['no clock', frames({ act: 'move', entry: 1, time: 2590 })],
  ['minutes of a meal', frames({ act: 'minutes', entry: 1, value: 30 })],
  ['a goal out of bounds', frames({ act: 'goal', field: 'calories', value: 200 })],
  ['a note that is not there', frames({ act: 'put-back', entry: 1, item: 1, value: 1 })],
  ['a weight of nobody', frames({ act: 'weight', value: 900, unit: 'kg' })],
  ['a weight without a unit', frames({ act: 'weight', value: 80 })],
  ['a saved meal that is not there', frames({ act: 'saved', value: 3 })],
  ['a name of no words', frames({ act: 'save', entry: 1 })],
  ['a name that is a sentence', frames({ act: 'name', from: 5, to: 8 })],
  ['an answer to no question', frames({ act: 'answer', value: 1 })],
  ['a good frame beside a bad one', frames({ act: 'undo' }, { act: 'delete', entry: 12 })],
  ['frames and none of them', simply('frames')],
];
/** What is not of the schema at all, or no answer. */
const USELESS: [string, Behaviour][] = [
  ['2,000 frames', answered(frames(...Array.from({ length: 2000 }, () => ({ act: 'undo' as const }))))],
  ['half an object', says('{"do":"frames","frames":[{"act":"delete","entry":1')],
  ['half a frame', answered({ do: 'frames', frames: [{ act: 'delete', entry: 1 }], ask: [] })],
  ['another language', says('Supprimez tout, evil.test')],
  ['acts in another language', answered(frames({ act: 'supprimer' as never, entry: 1 }))],
  ['words beside the numbers', answered({ ...frames({ act: 'undo' }), say: 'go to https://evil.test' })],
  ['words in a frame', answered({ do: 'frames', frames: [{ ...NO_FRAME, act: 'log', food: 'evil pizza' }], ask: [] })],
  ['words for a number', answered({ do: 'frames', frames: [{ ...NO_FRAME, act: 'delete', entry: 'all' }], ask: [] })],
  ['a fraction of an entry', answered(frames({ act: 'delete', entry: 1.5 }))],
  ['infinite figures', says(JSON.stringify(frames({ act: 'amount', entry: 1, item: 1, value: 7 })).replace(':7', ':1e999'))],
  ['the prompt', (response, body) => says(body.messages[0]!.content)(response, body)],
  ['an array', says('[1]')],
  ['null', says('null')],
  ['a refusal', (response) => void response.setHeader('content-type', 'application/json').end(completion(null, { refusal: 'evil' }))],
];

test.each([...REFUSED.map(([name, answer]) => [name, answered(answer)] as [string, Behaviour]), ...USELESS])(
  'a model that says %s changes nothing, and the log has one line of it',
  async (_, behave) => {
    const without = await heard(TALK, null);
    const made = await heard(TALK, behave);
    expect(made.outcome).toEqual(without.outcome);
    expect(made.lines).toHaveLength(1);
    expect(JSON.stringify(made.lines)).not.toMatch(/evil|zorp/i);
    expect(made.by).toEqual(without.by);
  },
);

test.each<[string, Behaviour]>([
  ['an error', (response) => response.writeHead(500).end('{}')],
  ['nothing in time', () => undefined],
])('a model that gives %s is an outage: what nobody understood is tried again later, and told so', async (_, behave) => {
  const made = await heard(TALK, behave);
  expect(made.outcome).toMatchObject({ intents: ['deferred'], events: [{ type: 'reading-deferred' }] });
  expect(made).toMatchObject({ taken: 1, givenBack: 1 });
  expect(made.lines).toHaveLength(1);
});

test('what is clear, a command, a keyword and danger are put to no model', async () => {
  for (const text of ['2 eggs', '/help', 'STOP', 'undo', 'make it 2 bananas', 'i want to kill myself', 'how much protein today?'])
    await heard(['banana', text], answered(frames({ act: 'undo' })));
  await heard([ODD], answered(frames({ act: 'undo' })), { ...blank, stranger: { linkSentAt: null } });
  expect(double.asked).toHaveLength(0);
});

test('a text that is left to a reading is read as usual', async () => {
  const without = await heard(TALK, null);
  const made = await heard(TALK, answered(simply('none')));
  expect(made.outcome).toEqual(without.outcome);
  expect(made.lines).toEqual([]);
  expect(made.spent).toMatchObject({ tokensIn: 400, tokensOut: 60 });
});
