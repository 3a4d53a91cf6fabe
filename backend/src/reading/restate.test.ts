import { readText } from './read.js';
import { context } from '../../test/support/reading-context.js';

test.each([
  ['eggs and bacon, 2 eggs and 3 strips of bacon', ['egg 2', 'bacon 3']],
  ['I had steak and potatoes. The steak was 8 oz.', ['potato 1', 'steak 8']],
  ['sushi for lunch, 170 g salmon rolls', ['salmon roll 170']],
  ['we got pizza, i had 3 slices of pepperoni', ['pepperoni pizza 3']],
  ['2 waffles with syrup, the syrup was sugar free', ['waffle 2', 'sugar free syrup 1']],
  ['latte with a muffin. latte was oat milk', ['oat milk latte 1', 'muffin 1']],
])('%s', (text, items) => {
  const { meals } = readText(text, context);
  expect(meals.flatMap((meal) => meal.items.map(({ name, quantity }) => `${name} ${quantity}`))).toEqual(items);
});

test('what is left away in a sentence of its own is taken from what stands before', () => {
  const energy = (text: string): number => readText(text, context).meals[0]!.items[0]!.nutrients!.calories;
  expect(energy('burger. no bun')).toBe(energy('burger, no bun'));
  expect(energy('burger. no bun')).toBeLessThan(energy('burger'));
});

test.each([
  ['soup plus 2 wheat thins... no 6 wheat thins', 6],
  ['2 eggs, no 3 eggs', 3],
])('%s: the number behind "no" stands', (text, quantity) => {
  const items = readText(text, context).meals.flatMap((meal) => meal.items);
  expect(items.at(-1)!.quantity).toBe(quantity);
  expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
});
