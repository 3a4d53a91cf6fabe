import { context } from '../../test/support/reading-context.js';
import { readText } from './index.js';

const itemsOf = (text: string) =>
  readText(text, context)
    .meals.flatMap(({ items }) => items)
    .map(({ name, size, unit }) => [name, size ?? unit]);

test.each([
  ['coffee with a splash of milk', ['coffee', 'milk'], 'splash'],
  ['oatmeal with a handful of blueberries', ['oatmeal', 'blueberry'], 'handful'],
  ['chili with a dollop of sour cream', ['chili', 'sour cream'], 'dollop'],
])('%s: a portion behind "with" is a food of its own', (text, names, unit) => {
  const items = itemsOf(text);
  expect(items.map(([name]) => name!.replace(/ies$/, 'y'))).toEqual(names);
  expect(items[1]![1]).toBe(unit);
});

test.each([
  ['cod, green beans, small sweet potato', [null, null, 'small']],
  ['burger and fries, large', ['large', 'large']],
  ['eggs, toast, large coffee', [null, null, 'large']],
])('%s: a size is of the food behind it, and of all where none is', (text, sizes) => {
  expect(
    readText(text, context)
      .meals.flatMap(({ items }) => items)
      .map(({ size }) => size),
  ).toEqual(sizes);
});
