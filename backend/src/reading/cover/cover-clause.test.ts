import { context } from '../../../test/support/reading-context.js';
import { readItems } from '../read-items.js';

const foods = (text: string): (string | null)[] => readItems(text, context).map(({ food }) => food);

test.each([
  ['a row by its own words in any order', 'cola soft drink', ['92410310']],
  ['what is said to be left away', '3 slices of grilled chicken breast, no skin or sauce', ['24123301']],
  ['two foods that stand together in no name', 'pepperoni pizza and a banana', ['58106555', '63107010']],
])('%s', (_what, text, codes) => {
  const found = foods(text);
  expect(found).toHaveLength(codes.length);
  for (const code of codes) expect(found.some((one) => one?.slice(0, 4) === code.slice(0, 4))).toBe(true);
});

test('an amount behind its food, in brackets too, is of that food', () => {
  expect(readItems('steak 200 g, rice (150 g)', context)).toMatchObject([
    { quantity: 200, unit: 'g' },
    { quantity: 150, unit: 'g' },
  ]);
});

test('a size before a weight takes nothing from it', () => {
  expect(readItems('20 g of crackers with 35 g of cream cheese (regular)', context)).toMatchObject([{ grams: 20 }, { grams: 35 }]);
});

test('words of the sentence around it never are food', () => {
  expect(readItems('i ended up snacking on an apple at my desk', context)).toHaveLength(1);
});

test.each(['bananna', 'chikn', 'piza', 'brocoli', 'sald', 'yogrt', 'cofee'])('%s is read', (word) => {
  expect(readItems(word, context)[0]?.food).not.toBeNull();
});

test.each([
  ['1/4 avocado black coffee', [0.25, 1]],
  ['half a cup of oatmeal black coffee', [0.5, 1]],
  ['1 bagel black coffee', [1, 1]],
  ['4 oz chicken green beans', [4, 1]],
  ['1 raspberry iced tea', [1]],
  ['1/2 cup cookie dough ice cream', [0.5]],
  ['1 chicken caesar salad', [1]],
])('%s: an amount is of the food right behind it, and a food of two words begins anew', (text, quantities) => {
  expect(readItems(text, context).map(({ quantity }) => quantity)).toEqual(quantities);
});
