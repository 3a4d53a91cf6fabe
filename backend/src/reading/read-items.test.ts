import { context } from '../../test/support/reading-context.js';
import { describeItem } from './describe-item.js';
import { memoryKey } from './memory.js';
import { readAmount, readItems } from './read-items.js';

test('a bare phrase known to be food', () => {
  expect(readItems('3 eggs', context)).toMatchObject([{ name: 'egg', quantity: 3, unit: 'count' }]);
  // Which one it was is no number of them.
  expect(readItems('3rd cup of tea', context)).toMatchObject([{ name: 'tea', quantity: 1, unit: 'cup' }]);
  expect(readItems('oat milk', context)).toMatchObject([{ name: 'oat milk' }]);
  expect(readItems('flurbnik', context)).toMatchObject([{ name: 'flurbnik', nutrients: null, sureness: 0 }]);
});

test.each([
  ['3', { quantity: 3, unit: null }],
  ['half', { quantity: 0.5, share: true }],
  ['a large', { quantity: 1, size: 'large' }],
  ['2 cups', { quantity: 2, unit: 'cup' }],
  ['120 g', { quantity: 120, unit: 'g' }],
  ['1 small bag', { quantity: 1, unit: 'bag', size: 'small' }],
  ['large', { quantity: null, size: 'large' }],
  ['grande', { size: 'large' }],
  ['450 cal', { calories: 450 }],
  ['double', { quantity: 2 }],
])('%s is an amount', (text, amount) => {
  const { size, ...rest } = amount as { size?: string };
  expect(readAmount(text)).toMatchObject(rest);
  if (size && text !== 'grande') expect(readAmount(text)?.size).toBe(size);
});

test.each(['3 eggs', 'toast', 'with milk', 'why', '', '3 millas', 'deux semaines'])('%s is none', (text) =>
  expect(readAmount(text)).toBeNull(),
);

test('what was corrected before is meant again, with the amount said now', () => {
  const [item] = readItems('12 oz oat milk latte', context);
  const memory = [{ words: memoryKey('lattes'), item: item! }];
  const [again] = readItems('latte', { ...context, memory });
  expect(again).toMatchObject({ name: 'oat milk latte', grams: item!.grams });
  const [two] = readItems('2 lattes', { ...context, memory });
  expect(two!.nutrients!.calories).toBeCloseTo(2 * item!.nutrients!.calories);
});

test.each([
  ['2 eggs', '2 eggs'],
  ['a slice of pizza no cheese', '1 slice pizza, no cheese'],
  ['a third of a large popcorn', '0.33 large popcorn'],
  ['3 strawberries', '3 strawberries'],
  ['16 oz whole milk', '16 fl oz whole milk'],
])('%s is shown as %s', (text, shown) => expect(describeItem(readItems(text, context)[0]!)).toBe(shown));
