import { context } from '../../test/support/reading-context.js';
import { readText } from './read.js';

const told = (text: string): string[] =>
  readText(text, context).meals.flatMap(({ items }) =>
    items.map(({ name, nutrients }) => `${name} ${Math.round(nutrients!.calories)} ${Math.round(nutrients!.protein)}`),
  );

test.each([
  ['protein bar. 200 cal 20g protein', ['protein bar 200 20']],
  ['1 scoop whey in water. 24g p 120 cal', ['whey protein powder 120 24', 'water 0 0']],
  ['chicken and rice. 500 cal 40g protein', ['chicken, rice 500 40']],
])('%s: figures alone are of what stands before', (text, items) => expect(told(text)).toEqual(items));

test('figures of a meal of their own, or beside a word of their own, are an entry of their own', () => {
  expect(told('lunch: 2 eggs. dinner: 500 cal 30g protein')).toEqual([expect.stringMatching(/^egg /), 'dinner 500 30']);
  expect(told('a banana. shake 300 cal 30g protein').at(-1)).toMatch(/ 300 30$/);
});
