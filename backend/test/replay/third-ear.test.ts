import { InlineUnderstanding } from '../../src/adapters/builtin/index.js';
import { ModelServer } from '../../src/adapters/openai/model-server.js';
import { OpenAiEar } from '../../src/adapters/openai/openai-ear.js';
import { blankSnapshot } from '../../src/conversation/blank-snapshot.js';
import { isFaint, senseOf } from '../../src/conversation/safety/sense.js';
import { builtInTable } from '../../src/food/index.js';
import type { ModelAnswers } from '../../src/ports/storage/diary/model-answers.js';
import type { Snapshot, WaitingText } from '../../src/ports/storage/texts/store.js';
import { listenOnce, readOnce, understoodBy } from '../../src/usecases/understood-by.js';
import type { Dependencies } from '../../src/usecases/dependencies.js';
import { AnswersInMemory } from '../../src/adapters/local/answers-in-memory.js';
import { type Behaviour, ModelDouble, says } from '../model-double/model-double.js';

/** Nothing dangerous is heard in it by our own ears, and it is not clear that there is nothing; which of these depends on what they were trained with. */
const FAINT = [
  'everything ends on friday',
  'soup. then the long drive with no belt on',
  'no need to plan past this weekend',
  'i keep standing up there after work',
  'the last of it goes down tonight',
].find((text) => isFaint(text, 'en', 2026))!;
const PLAIN = '2 eggs and toast';
const SURE = 'i want to kill myself';

/** Answers of a model, each written by hand. */
const kind = (number: unknown): Behaviour => says(JSON.stringify({ kind: number }));

let double: ModelDouble;
beforeAll(async () => {
  double = await ModelDouble.start(() => undefined);
});
beforeEach(() => {
  double.asked.length = 0;
});
afterAll(() => double.stop());

interface Given {
  left?: number;
  spent?: number;
  answers?: ModelAnswers;
  snapshot?: Partial<Snapshot>;
  configured?: boolean;
}

async function heard(
  text: string,
  behave: Behaviour,
  { left = 1, spent = 0, answers = new AnswersInMemory(), snapshot = {}, configured = true }: Given = {},
) {
  double.behave = behave;
  const done = { taken: 0, givenBack: 0, counts: [] as string[] };
  const server = new ModelServer({ apiKey: 'k', baseUrl: double.baseUrl, model: 'double', deadlineMs: 1000, parallel: 2 }, answers);
  const deps = {
    understanding: new InlineUnderstanding({ current: builtInTable } as never),
    // The reader misses everything, so that what is asked is asked by the ear.
    model: {
      readKept: () => Promise.resolve(null),
      read: (_words: string, _context: unknown, _as: string, own: unknown) => Promise.resolve(own),
    },
    ear: configured ? new OpenAiEar(server) : null,
    store: {
      takeModelRead: () => Promise.resolve(done.taken < left ? ((done.taken += 1), true) : false),
      giveBackModelRead: () => Promise.resolve(void (done.givenBack += 1)),
      modelTokens: () => Promise.resolve({ tokensIn: spent, tokensOut: 0 }),
    },
    rules: {
      capabilities: { pro: { modelReadsPerDay: 1 } },
      model: { ask: 'when-unsure', shadowPercent: 0, againMs: 1000, monthly: { limit: 1, tokenIn: 0.01, tokenOut: 0.01 } },
    },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    metrics: {
      count: (name: string, { result }: { result?: string }) => void done.counts.push(`${name} ${result ?? ''}`.trim()),
      time: () => undefined,
    },
  } as unknown as Dependencies;
  const at = new Date('2026-06-10T16:30:00Z');
  const waiting = {
    id: 't1',
    text,
    source: 'sms',
    receivedAt: at,
    media: { count: 0, type: null },
    round: 0,
    attempts: 1,
    failures: 0,
    traceId: null,
  } as WaitingText;
  const known = {
    ...blankSnapshot({ id: 'u', timezone: 'America/New_York', plan: 'pro', createdAt: '2026-06-01T00:00:00Z' }),
    ...snapshot,
  };
  // The reading takes an allowance of its own.
  const others = { read: readOnce({ ...deps, model: null }, waiting), listen: listenOnce(deps, waiting) };
  const { outcome, ear } = await understoodBy(deps, waiting, known, others);
  return {
    ...done,
    ear,
    kinds: outcome.replies.map((reply) => reply.kind),
    flags: outcome.events.filter((event) => event.type === 'staff-flagged' && event.reason !== 'not-understood'),
    text: outcome.replies.map((reply) => reply.text).join(' '),
  };
}

test('what our own ears are not sure is nothing is put to the model, by its words alone, and raised to possible', async () => {
  expect(FAINT).toBeDefined();
  expect(senseOf(FAINT, 'en', 2026)).toBeNull();
  const made = await heard(FAINT, kind(1));
  expect(made.flags).toEqual([{ type: 'staff-flagged', reason: 'crisis', grade: 'possible' }]);
  expect(made.kinds).toContain('safety_note');
  expect(made).toMatchObject({ taken: 1, givenBack: 0, ear: { topic: 'crisis', tokensIn: 400, tokensOut: 60 } });
  expect(made.counts).toEqual(['third_ear answered', 'third_ear_raised']);
  expect(double.asked[0]!.messages[1]!.content).toBe(FAINT);
  expect(JSON.stringify(double.asked[0]!['response_format'])).toContain('"kind":{"type":"number"}');
});

test.each([
  [2, 'eating-disorder'],
  [3, 'emergency'],
  [4, 'medical'],
  [5, 'age'],
])('%i is %s', async (number, reason) => {
  expect((await heard(FAINT, kind(number))).flags).toEqual([{ type: 'staff-flagged', reason, grade: 'possible' }]);
});

test('a wish for no more texts that only the model heard is asked about, never carried out', async () => {
  const made = await heard(FAINT, kind(6));
  expect(made.text).toContain('Reply STOP');
  expect(made.kinds).not.toContain('optout_confirm');
});

test('what is clearly nothing, and what is heard already, is asked about by nobody', async () => {
  const plain = await heard(PLAIN, kind(1));
  expect(plain.kinds).toEqual(['confirm_log']);
  expect(plain.flags).toEqual([]);
  const sure = await heard(SURE, kind(0));
  expect(sure.kinds).toEqual(['safety_crisis']);
  const command = await heard('/help', kind(1));
  expect(command.flags).toEqual([]);
  expect(double.asked).toHaveLength(0);
});

test('a stranger’s text goes to no model', async () => {
  await heard(FAINT, kind(1), { snapshot: { stranger: { linkSentToday: false } as never } });
  expect(double.asked).toHaveLength(0);
});

test('who opted out is told nothing, and put before staff', async () => {
  const blank = blankSnapshot({ id: 'u', timezone: 'America/New_York', plan: 'pro', createdAt: '2026-06-01T00:00:00Z' });
  const made = await heard(FAINT, kind(1), { snapshot: { user: { ...blank.user, optedOut: true } } });
  expect(made.kinds).toEqual([]);
  expect(made.flags).toMatchObject([{ reason: 'crisis', grade: 'possible' }]);
});

test.each<[string, Behaviour]>([
  ['nothing', kind(0)],
  ['a number that is not offered', kind(7)],
  ['a fraction', kind(1.5)],
  ['a word', kind('crisis')],
  ['more than a number', says(JSON.stringify({ kind: 1, advice: 'call evil.test' }))],
  ['no JSON', says('I think this person is fine.')],
  ['an error', (response) => response.writeHead(500).end('{}')],
  ['a refusal of its settings', (response) => response.writeHead(401).end('{"error":{"code":"invalid_api_key"}}')],
  ['nothing at all in time', () => undefined],
])('a model that says %s changes nothing', async (_, behave) => {
  const without = await heard(FAINT, kind(1), { configured: false });
  const made = await heard(FAINT, behave);
  expect([made.kinds, made.flags, made.text]).toEqual([without.kinds, without.flags, without.text]);
  expect(made.ear?.topic ?? null).toBeNull();
});

test('no answer takes nothing of the allowance; without allowance or money nothing is asked', async () => {
  expect(await heard(FAINT, kind('crisis'))).toMatchObject({ taken: 1, givenBack: 1, counts: ['third_ear garbage'] });
  double.asked.length = 0;
  expect(await heard(FAINT, kind(1), { left: 0 })).toMatchObject({ flags: [], counts: ['third_ear no-allowance'] });
  expect(await heard(FAINT, kind(1), { spent: 100 })).toMatchObject({ flags: [], taken: 0, counts: ['third_ear no-budget'] });
  expect(double.asked).toHaveLength(0);
});

test('the same words are asked about once, whoever says them', async () => {
  const answers = new AnswersInMemory();
  await heard(FAINT, kind(1), { answers });
  const again = await heard(FAINT, kind(0), { answers, left: 0 });
  expect(again.flags).toMatchObject([{ reason: 'crisis' }]);
  expect(again.ear).toEqual({ topic: 'crisis', tokensIn: 0, tokensOut: 0 });
  expect(double.asked).toHaveLength(1);
});
