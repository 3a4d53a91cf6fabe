import { context } from '../../test/support/reading-context.js';
import { builtInTable, NOTHING_SAID } from '../food/index.js';
import { scaleItem, withAmount } from './loose-amounts.js';
import { readItems } from './read-items.js';
import { readText } from './read.js';
import type { ReadItem } from './reading.js';

/** A food that may be either of two. */
function either(): ReadItem {
  const [bread, cheese] = readItems('bread, cheese', context) as [ReadItem, ReadItem];
  const choice = (item: ReadItem) => ({ label: item.name, item });
  return { ...bread, choices: [choice(bread), choice(cheese)] };
}

test('an amount said apart goes to the item and to all that it may be', () => {
  const item = withAmount(either(), { ...NOTHING_SAID, quantity: 2 }, builtInTable());
  expect([item, ...item.choices.map((choice) => choice.item)].map(({ quantity }) => quantity)).toEqual([2, 2, 2]);
  for (const choice of item.choices) expect(choice.item.nutrients!.calories).toBeGreaterThan(0);
});

test('a share goes to all that an item may be', () => {
  const whole = either();
  const half = scaleItem(whole, 0.5);
  expect(half.choices.map(({ item }) => item.grams)).toEqual(whole.choices.map(({ item }) => item.grams! / 2));
});

test.each(['green leaf salad -5 g', '-5 g of rice', '2 eggs -5 g each'])('%s: less than nothing is not a meal', (text) => {
  expect(readText(text, context).meals).toEqual([]);
});
