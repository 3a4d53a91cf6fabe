import { OpenAiRater } from '../../src/adapters/openai/openai-rater.js';
import { ModelServer } from '../../src/adapters/openai/model-server.js';
import type { Outcome, Snapshot } from '../../src/ports/storage/texts/store.js';
import { readText } from '../../src/reading/index.js';
import { rateByModel } from '../../src/usecases/rate-by-model.js';
import { ModelDouble, says } from '../model-double/model-double.js';
import { context } from '../support/reading-context.js';
import { AnswersInMemory } from '../../src/adapters/local/answers-in-memory.js';

const items = readText('salmon with broccoli and rice', context).meals[0]!.items;
const formula = { rating: 7, comment: 'For it: protein.' };
const outcome = { events: [{ type: 'meal-logged', entry: { kind: 'meal', items, health: formula } }] } as unknown as Outcome;
const snapshot = (pro: boolean) => ({ user: { language: 'en' }, capabilities: { healthRating: pro } }) as unknown as Snapshot;

let double: ModelDouble;
beforeAll(async () => {
  double = await ModelDouble.start(() => undefined);
});
beforeEach(() => {
  double.asked.length = 0;
});
afterAll(() => double.stop());

async function healthOf(answer: string, { pro = true, answers = new AnswersInMemory(), used = 0 } = {}) {
  double.behave = says(answer);
  const lines: unknown[] = [];
  const log = { info: () => undefined, warn: (line: string) => void lines.push(line), error: () => undefined };
  const server = new ModelServer({ apiKey: 'k', baseUrl: double.baseUrl, model: 'double', deadlineMs: 3000, parallel: 2 }, answers);
  const deps = {
    rater: new OpenAiRater(server, log as never),
    store: { modelTokens: () => Promise.resolve({ tokensIn: used, tokensOut: 0 }) },
    rules: { model: { monthly: { limit: 100, tokenIn: 1, tokenOut: 1 } } },
  } as unknown as Parameters<typeof rateByModel>[0];
  const rated = await rateByModel(deps, outcome, snapshot(pro), new Date('2026-11-26T12:00:00Z'));
  return { health: (rated.outcome.events[0] as { entry: { health: unknown } }).entry.health, spent: rated.spent, lines };
}

const says9 = (comment: string): string => JSON.stringify({ rating: 9, comment });
const GOOD = 'Salmon, broccoli and rice make a well rounded plate with plenty of protein.';

test('who is shown ratings gets the model’s, from the foods, weights and figures as they stand', async () => {
  expect((await healthOf(says9(GOOD))).health).toEqual({ rating: 9, comment: GOOD });
  const said = double.asked[0]!.messages[1]!.content;
  for (const { name, grams } of items) expect(said).toContain(`- ${name}, ${Math.round(grams!)} g`);
  expect(said).toMatch(/Language: English[^]*Together: kcal \d/);
});

test('the same meal is asked about once', async () => {
  const answers = new AnswersInMemory();
  await healthOf(says9(GOOD), { answers });
  expect((await healthOf('gone', { answers })).health).toEqual({ rating: 9, comment: GOOD });
  expect(double.asked).toHaveLength(1);
});

test('what it takes is told, also where the comment is not shown; a kept answer takes nothing', async () => {
  const answers = new AnswersInMemory();
  const { spent } = await healthOf(says9(GOOD), { answers });
  expect(spent!.tokensIn + spent!.tokensOut).toBeGreaterThan(0);
  expect((await healthOf(says9('Great if you want to lose weight.'))).spent).toEqual(spent);
  expect((await healthOf('gone', { answers })).spent).toBeNull();
});

test('when the money of the month is spent the formula stands, and what is known is shown', async () => {
  const answers = new AnswersInMemory();
  expect((await healthOf(says9(GOOD), { answers, used: 100 })).health).toEqual(formula);
  expect(double.asked).toHaveLength(0);
  await healthOf(says9(GOOD), { answers });
  expect((await healthOf('gone', { answers, used: 100 })).health).toEqual({ rating: 9, comment: GOOD });
});

test('nobody else is asked for', async () => {
  expect((await healthOf(says9(GOOD), { pro: false })).health).toEqual(formula);
  expect(double.asked).toHaveLength(0);
});

test.each([
  ['no JSON', 'Nice meal'],
  ['a rating beyond the scale', JSON.stringify({ rating: 11, comment: GOOD })],
  ['no comment', JSON.stringify({ rating: 9 })],
  ['a word about weight', says9('Great if you want to lose weight.')],
  ['figures of its own', says9('Over 500 calories and 20 g of fat in this one.')],
  ['an address', says9('See evil.test for better meals than this one.')],
  ['guilt', says9('No need to feel guilty about this plate of salmon.')],
])('%s: the formula stands', async (_, answer) => {
  expect((await healthOf(answer)).health).toEqual(formula);
});

test('a comment that is not shown is told in the log, without its words', async () => {
  expect((await healthOf(says9('Great if you want to lose weight.'))).lines).toEqual(['comment on a meal is not shown']);
});
