import { OpenAiReader } from '../../src/adapters/openai/openai-reader.js';
import { readTextPrompt } from '../../src/adapters/openai/prompts/prompt.js';
import { builtInTable } from '../../src/food/index.js';
import { readText as builtIn } from '../../src/reading/index.js';
import { readText } from '../../src/usecases/read-text.js';
import type { Dependencies } from '../../src/usecases/dependencies.js';
import { completion, isSecond, ModelDouble, type Behaviour } from '../model-double/model-double.js';
import { context } from '../support/reading-context.js';
import { NoAnswers } from '../../src/adapters/local/answers-in-memory.js';

const TEXT = 'two bowls of zurvan stew and 2 eggs';
const DEADLINE_MS = 1500;

const estimate = { grams: 600, calories: 640, protein: 40, carbs: 60, fat: 27, sugar: 8, alcohol: 0 };
const item = (part: object = {}) => ({
  span: 'two bowls of zurvan stew',
  food: 'zurvan stew',
  brand: null,
  preparation: null,
  quantity: 2,
  unit: 'bowl',
  size: null,
  grams: null,
  calories: null,
  estimate,
  ...part,
});
const answer = (items: object[], part: object = {}) => ({
  language: 'en',
  meals: [{ span: TEXT, stance: 'ate', when: null, items }],
  workouts: [],
  cannot: false,
  ...part,
});
const good = answer([item(), item({ span: '2 eggs', food: 'egg', unit: null, estimate: null })]);

const reply =
  (first: string, second = '{"choices":[]}'): Behaviour =>
  (response, body) =>
    void response.setHeader('content-type', 'application/json').end(completion(isSecond(body) ? second : first));
const says = (first: object, second?: object): Behaviour => reply(JSON.stringify(first), second && JSON.stringify(second));
const choice = (part: object) => ({ choices: [{ item: 1, row: 1, line: 1, count: 1, ...part }] });
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** What the model does; whether its answer is of no use at all, so that the built-in reading stands and the log says why; or names nothing, so that it stands too. */
const HOSTILE: [string, Behaviour, 'useless' | 'empty' | 'used'][] = [
  ['stalls', () => undefined, 'useless'],
  [
    'drips a byte now and then',
    (response) => (response.writeHead(200), void setInterval(() => response.write(' '), 40).unref()),
    'useless',
  ],
  ['repeats the prompt', reply(readTextPrompt(TEXT).system), 'useless'],
  ['repeats the text', reply(TEXT), 'useless'],
  ['answers in prose with an address', reply('EVIL: see https://evil.test now'), 'useless'],
  ['gives half an object', reply('{"language":"en","meals":[{"span":"evil'), 'useless'],
  ['gives two objects', reply(`${JSON.stringify(good)}${JSON.stringify(good)}`), 'useless'],
  ['wraps it in a fence', reply('```json\n{}\n```'), 'useless'],
  ['gives an array', reply('[1,2,3]'), 'useless'],
  ['gives null', reply('null'), 'useless'],
  ['gives 2,000 items', says(answer(Array.from({ length: 2000 }, () => item()))), 'useless'],
  ['gives 50 meals', says({ ...good, meals: Array.from({ length: 50 }, () => good.meals[0]) }), 'useless'],
  ['nests without end', reply(deep(5000)), 'useless'],
  ['gives a name of a million letters', says(answer([item({ food: 'evil '.repeat(200_000) })])), 'useless'],
  ['gives infinite figures', reply(JSON.stringify(good).replace('640', '1e999')), 'useless'],
  ['gives negative figures', says(answer([item({ quantity: -3 })])), 'useless'],
  ['gives figures in words', says(answer([item({ grams: 'evil' })])), 'useless'],
  ['invents a stance', says({ ...good, meals: [{ ...good.meals[0], stance: 'evil' }] }), 'useless'],
  ['answers in another language', says({ ...good, language: 'xx' }), 'useless'],
  [
    'refuses',
    (response) => void response.setHeader('content-type', 'application/json').end(completion(null, { refusal: 'evil' })),
    'useless',
  ],
  ['redirects', (response) => void response.writeHead(302, { location: 'https://evil.test' }).end(), 'useless'],
  ['says cannot', says(answer([], { meals: [], cannot: true })), 'empty'],
  ['names foods that nobody wrote', says(answer([item({ span: 'evil pizza', food: 'evil pizza' })])), 'empty'],
  ['writes an address for a name', says(answer([item({ food: 'https://evil.test/win' })])), 'used'],
  [
    'writes orders for unit, size and brand',
    says(answer([item({ unit: 'evil', size: 'evil', brand: 'EVIL CALL NOW', preparation: 'evil' })])),
    'used',
  ],
  ['writes markup in the span', says(answer([item({ span: '<b>two bowls of zurvan stew</b> evil' })])), 'used'],
  ['gives a guess that cannot be', says(answer([item({ estimate: { ...estimate, calories: 19_000, carbs: 2 } })])), 'used'],
  ['says when in orders', says({ ...good, meals: [{ ...good.meals[0], when: 'evil year 1999' }] }), 'used'],
  [
    'makes a workout up',
    says({ ...good, workouts: [{ span: 'evil run', activity: 'evil', minutes: 1440, distance: 'evil', calories: 9999, when: 'evil' }] }),
    'used',
  ],
  ['adds keys of its own', says({ ...good, role: 'admin', evil: 'https://evil.test' }), 'used'],
  ['chooses rows that were not offered', says(good, choice({ row: 99, line: 99 })), 'used'],
  ['chooses a million times', says(good, choice({ count: 9999 })), 'used'],
  ['chooses fractions of a row', says(good, choice({ row: 1.5, line: 0.3, count: -1 })), 'used'],
  ['chooses in words', says(good, { choices: [{ item: 1, row: 'evil', line: 1, count: 1 }] }), 'used'],
  ['chooses half an object', reply(JSON.stringify(good), '{"choices":[{"item":1,'), 'used'],
  ['stalls at the second question', (response, body) => (isSecond(body) ? undefined : says(good)(response, body)), 'used'],
];

let double: ModelDouble;
beforeAll(async () => {
  double = await ModelDouble.start(() => undefined);
});
afterAll(() => double.stop());

function worldOf(lines: unknown[]) {
  const options = { apiKey: 'k', baseUrl: double.baseUrl, model: 'double', deadlineMs: DEADLINE_MS, parallel: 4 };
  const write = (...line: unknown[]) => void lines.push(line);
  return {
    model: new OpenAiReader(options, new NoAnswers(), builtInTable),
    store: { takeModelRead: () => Promise.resolve(true), giveBackModelRead: () => Promise.resolve() },
    rules: { capabilities: { pro: { modelReadsPerDay: -1 } }, model: { monthly: null } },
    log: { info: write, warn: write, error: write },
    metrics: { count: () => undefined, time: () => undefined },
  } as unknown as Dependencies;
}

test('thirty of them and more', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(30));

test.each(HOSTILE)('a model that %s', async (_, behave, use) => {
  double.behave = behave;
  const own = builtIn(TEXT, context);
  const lines: unknown[] = [];
  const began = performance.now();
  const { reading } = await readText(worldOf(lines), { type: 'unsure', words: TEXT, context, as: 'auto', own, faint: false }, {
    id: 'u',
    plan: 'pro',
    timezone: 'America/New_York',
  } as never);
  // The deadline is for both calls and all tries; the rest is for a busy machine.
  expect(performance.now() - began).toBeLessThan(DEADLINE_MS + 5000);
  if (use !== 'used') expect(reading.meals).toEqual(own.meals);
  if (use === 'useless') {
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toMatch(/evil/i);
  }
  const { by: _by, ...said } = reading;
  expect(JSON.stringify(said)).not.toMatch(/evil|https?:|</i);
  expect(reading.workouts).toEqual([]);
  const items = reading.meals.flatMap((meal) => meal.items);
  expect(items.some(({ name }) => /egg/.test(name))).toBe(true);
  for (const { name, quantity, nutrients } of items) {
    expect(name).toMatch(/stew|egg|zurvan/);
    expect(quantity).toBeLessThanOrEqual(2);
    expect(nutrients?.calories ?? 0).toBeLessThan(4000);
  }
});
