import { context } from '../../test/support/reading-context.js';
import { scaleItem } from './loose-amounts.js';
import { readText } from './read.js';
import type { ReadItem } from './reading.js';

const last = (text: string): ReadItem | undefined => readText(text, context).meals.at(-1)?.items.at(-1);

/** Two foods fit these words, and the amount stands apart from them. */
const EITHER = 'cheese homemade whole wheat bread b';

test('an amount said apart goes to the item and to all that it may be', () => {
  const item = last(`${EITHER} -5 2`)!;
  expect(item.choices.length).toBe(2);
  expect([item, ...item.choices.map((choice) => choice.item)].map(({ quantity }) => quantity)).toEqual([2, 2, 2]);
  for (const choice of item.choices) expect(choice.item.nutrients!.calories).toBeGreaterThan(0);
});

test('a share goes to all that an item may be', () => {
  const whole = last(`${EITHER} -5 2`)!;
  const half = scaleItem(whole, 0.5);
  expect(half.choices).toHaveLength(2);
  expect(half.choices.map(({ item }) => item.grams)).toEqual(whole.choices.map(({ item }) => item.grams! / 2));
});

test.each(['green leaf salad -5 g', '-5 g of rice', '2 eggs -5 g each'])('%s: less than nothing is not a meal', (text) => {
  expect(readText(text, context).meals).toEqual([]);
});
