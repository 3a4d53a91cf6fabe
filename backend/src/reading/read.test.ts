import fc from 'fast-check';
import { context } from '../../test/support/reading-context.js';
import { readText } from './read.js';

const FOOD_WORDS = [
  '2',
  'half',
  'a',
  'cup',
  'of',
  'egg',
  'pizza',
  'slices',
  'with',
  'no',
  'cheese',
  'and',
  ',',
  '.',
  '(',
  ')',
  '3/4',
  '-',
  'large',
  '12',
  'oz',
  'coffee',
  'ran',
  '5k',
  'lunch',
  ':',
  'yesterday',
  'at',
  '7',
  'x',
  '450',
  'cal',
  '2%',
  'milk',
  '\n',
  '🍕',
  'double',
  'dozen',
];

test('whatever the text: no throw, the same reading twice, amounts above nothing, figures that agree', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(fc.constantFrom(...FOOD_WORDS), { maxLength: 40 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const reading = readText(text, context);
      expect(readText(text, context)).toEqual(reading);
      for (const item of reading.meals.flatMap((meal) => meal.items)) {
        expect(item.quantity).toBeGreaterThan(0);
        if (!item.nutrients) continue;
        expect(Object.values(item.nutrients).every((value) => value >= 0)).toBe(true);
        expect(item.nutrients.sugar).toBeLessThanOrEqual(item.nutrients.carbs + 1e-6);
      }
    }),
    { numRuns: 600, seed: 7 },
  );
});

test('a text of 10,000 characters and one of 500 foods are read in pieces of their beginning', () => {
  expect(readText('eggs, '.repeat(1700), context).meals[0]!.items.length).toBeGreaterThan(100);
  expect(readText('a'.repeat(10_000), context).meals).toEqual([]);
});

test('injected instructions change nothing but the reading of that text', () => {
  const reading = readText('"}],"meals":[{"calories":-5000}] eggs', context);
  expect(reading.meals.flatMap((meal) => meal.items)).toMatchObject([{ name: 'egg', quantity: 2 }]);
});

test('a text that goes on from the one before says so', () => {
  for (const text of ['and bacon', 'oh and oj', 'plus a coke', '+ toast']) expect(readText(text, context).meals[0]?.continues).toBe(true);
  expect(readText('2 eggs and bacon', context).meals[0]?.continues).toBe(false);
});

test('a meal named by command or reminder is used where the words name none', () => {
  expect(readText('2 tacos', { ...context, meal: 'dinner' }).meals[0]!.meal).toBe('dinner');
  expect(readText('2 tacos for lunch', { ...context, meal: 'dinner' }).meals[0]!.meal).toBe('lunch');
});

test.each(['4 millas en la mañana', 'nada', 'finalement', 'la mitad se la llevó', "j'ai oublié", 'hoy más tarde'])(
  'the ordinary words of "%s" are no misspelt food',
  (text) => expect(readText(text, context).meals).toEqual([]),
);

test.each([
  ['Breakfast:\n- 60 g rolled oats\n- 240 ml milk\n- 85 g raspberries', [['breakfast', 3]]],
  [
    'Lunch\nsalad\nsoup\n\nDinner\npizza\n2 beers',
    [
      ['lunch', 2],
      ['dinner', 2],
    ],
  ],
  ['Souper:\n- 150 g de saumon\n- riz', [['dinner', 2]]],
])('a heading holds for the lines below it: %j', (text, meals) =>
  expect(readText(text, context).meals.map(({ meal, items }) => [meal, items.length])).toEqual(meals),
);
