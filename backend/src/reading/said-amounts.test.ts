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

test.each([
  ['bagel with cream cheese x2', [2, 2], 'bagel'],
  ['english muffin with butter x2', [2, 2], 'english muffin'],
  ['turkey sandwich, chips x2', [1, 2], 'turkey sandwich'],
  ['2 toasts with jam x2', [2, 2], 'toast'],
  ['pancakes with syrup x3', [3, 1], 'pancake'],
])('%s: so many of what it is put on, too', (text, quantities, host) => {
  expect(items(text).map(({ quantity }) => quantity)).toEqual(quantities);
  expect(items(text)[0]!.grams).toBeCloseTo(quantities[0]! * items(`1 ${host}`)[0]!.grams!);
});

test.each([
  ['chips x2', 'chips', 2],
  ['fries x3', 'fries', 3],
])('%s are helpings, and no pieces', (text, one, times) => {
  expect(items(text)[0]!.grams).toBeCloseTo(times * items(one)[0]!.grams!);
});

test('butter is counted by the pat', () => {
  expect(items('toast with 2 butters')[1]!.grams).toBeLessThan(30);
});

test.each(['turkey and stuffing, passed the rolls around', 'had brisket, i passed the beans along'])(
  '%s: what was handed on was not had',
  (text) => {
    const names = items(text).map(({ name }) => name);
    expect(names.filter((name) => /roll|bean/.test(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
  },
);

test.each([
  ['a blt on sourdough', 'on sourdough'],
  ['turkey sandwich on wheat', 'on wheat'],
  ['turkey club on rye', 'on rye'],
])('%s: what its bread is tells of it', (text, told) => {
  const [sandwich, ...more] = items(text);
  expect(more).toEqual([]);
  expect(sandwich!.mods.includes(told) || sandwich!.name.includes(told)).toBe(true);
});
