import { context } from '../../test/support/reading-context.js';
import { readText } from './read.js';
import type { Item } from '../domain/entry.js';

const items = (text: string): Item[] => readText(text, { ...context, country: 'CA' }).meals.flatMap(({ items }) => items);

test.each([
  ['a glass of milk. yes im 34', 'milk', 1],
  ['un verre de lait. tengo 34', 'milk', 1],
  ['2 eggs, paid 12 for it', 'egg', 2],
  ['had nuggets. ate 6', 'chicken nugget', 6],
  ['alitas, me comi 6', 'chicken wing', 6],
])('%s', (text, name, quantity) => {
  expect(items(text)).toMatchObject([{ name, quantity }]);
});

test.each([
  ['8 oz ribeye. left the bread alone', ['ribeye steak']],
  ['un sandwich jambon-fromage, pas de chips', ['ham and cheese sandwich']],
  ['3 slices of pepperoni pizza and a coke 🍕', ['pepperoni pizza', 'coke']],
  ['nonfat greek yogurt', ['nonfat greek yogurt']],
  ['1 cup spaghetti with half a cup of meat sauce', ['plain spaghetti', 'meat sauce']],
])('%s', (text, names) => {
  expect(items(text).map(({ name }) => name)).toEqual(names);
});

test('what was split evenly is halved, and what came after is not', () => {
  expect(items('split a large cheese pizza w my sis 50/50')[0]!.quantity).toBe(0.5);
  expect(items('three of us shared one order of nachos equally and i had a beer').map(({ quantity }) => quantity)).toEqual([0.3333, 1]);
});

test.each([
  ['grande latte 2 pumps vanilla', 1, 'count'],
  ['pizza on a stick', 1, 'count'],
  ['a cup of clam chowder in bar harbor', 1, 'cup'],
  ['3 dumplings on my plate', 3, 'count'],
  ['cereal in a bowl', 1, 'bowl'],
])('%s: a unit of what flavours it, and where it lay, are none of it', (text, quantity, unit) => {
  expect(items(text)).toMatchObject([{ quantity, unit }]);
});

test('"the 20 oz one" is the drink before it', () => {
  expect(items('a burger and a coke, the 20 oz one')).toMatchObject([{ quantity: 1 }, { name: 'coke', quantity: 20, unit: 'floz' }]);
});
