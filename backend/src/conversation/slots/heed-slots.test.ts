import { talked } from '../../../test/support/talked.js';

const standing = (...texts: readonly string[]): string[] =>
  talked(texts).state.entries.flatMap((entry) =>
    entry.kind === 'meal'
      ? entry.items.map(({ quantity, unit, name }) => `${entry.localDate} ${quantity} ${unit} ${name}`)
      : [`${entry.localDate} ${entry.minutes} min ${entry.activity}`],
  );

const DAY = '2026-03-04';

test.each([
  [
    'an amount of the food that is named',
    'salmon 6 oz and rice',
    'that salmon was never 6 oz, more like 4 oz',
    [`${DAY} 4 oz salmon`, `${DAY} 1 count rice`],
  ],
  ['an amount beside the old one', '12 almonds', 'Did I say 12? I ate 20', [`${DAY} 20 count almonds`]],
  [
    'what it was instead of a part of its name',
    'a turkey sandwich',
    "I opened it up and it's ham, not turkey",
    [`${DAY} 1 count ham sandwich`],
  ],
  [
    'what was not had, in a story',
    '1 apple, 1 cup of popcorn and 1 snickers bar',
    'everything but the snickers, put it back on the shelf',
    [`${DAY} 1 count apple`, `${DAY} 1 cup popcorn`],
  ],
  ['a day', '1 tuna melt for lunch', 'u have the wrong date bc i wrote it late, lunch was yesterday', ['2026-03-03 1 count tuna melt']],
])('%s', (_, first, second, stands) => {
  expect(standing(first, second)).toEqual(stands);
});

test.each(['did you get the coke', 'where is the coke', 'was the coke counted', 'how come the coke is 150', 'does that include the coke?'])(
  'a question changes nothing of what it names: "%s"',
  (asks) => expect(standing('burger and a coke', asks)).toEqual(standing('burger and a coke')),
);

test('a food told alone, without a word that speaks of what stands, is had again', () => {
  expect(standing('2 tacos', '2 tacos').length).toBe(2);
});

test('a part of a dish is not the dish: an amount of it is asked about', () => {
  expect(standing('turkey sandwich', 'the turkey was 4 oz')).toEqual(standing('turkey sandwich'));
});
