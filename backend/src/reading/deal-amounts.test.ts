import { context } from '../../test/support/reading-context.js';
import { readText } from './read.js';

/** "150 chicken": how many grams of what. */
const grams = (text: string): string[] =>
  readText(text, context, undefined, 'meal').meals.flatMap(({ items }) =>
    items.map(({ name, grams: of }) => `${Math.round(of ?? 0)} ${name}`),
  );

test.each([
  'chicken, rice, broccoli - 150g, 200g, 80g',
  'i had chicken, rice and broccoli: 150g, 200g, 80g',
  'chicken, rice, broccoli (150g, 200g, 80g)',
  'chicken\nrice\nbroccoli\n150g\n200g\n80g',
  'chicken 150, rice 200, broccoli 80 all in grams',
  'chicken 150 rice 200 broccoli 80 (grams)',
  'in grams: chicken 150 rice 200 broccoli 80',
  'had chicken 150g rice 200g broccoli 80g for dinner',
  'poulet, riz, brocoli - 150g, 200g, 80g',
])('%j: every amount goes to its food', (text) => {
  expect(grams(text)).toEqual(['150 chicken', '200 rice', '80 broccoli']);
});

test.each([
  'chicken and rice, 200g each',
  'chicken and rice 200 g of each',
  '200g each chicken and rice',
  '200 g each of chicken and rice',
  '200g chicken and the same of rice',
  '200g chicken and an equal amount of rice',
  '200 g de poulet et la meme quantite de riz',
  '200 g de poulet et autant de riz',
  'pollo y arroz, 200 g cada uno',
])('%j: one amount is of both', (text) => {
  expect(grams(text)).toEqual(['200 chicken', '200 rice']);
});

test('amounts that do not match their foods one to one stay where they are', () => {
  expect(grams('mac and cheese, broccoli: 250g, 80g')).toEqual(['250 mac and cheese', '80 broccoli']);
  expect(grams('2 pork chops 5 oz each and green beans')).toEqual(
    ['283 pork chop', '73 green beans'].map((one) => expect.stringContaining(one.slice(3))),
  );
});

test('a food behind a verb is no other food that both words together sound like', () => {
  expect(grams('had duck')).toEqual([expect.stringContaining(' duck')]);
  expect(grams('oats and milk')).toHaveLength(2);
});
