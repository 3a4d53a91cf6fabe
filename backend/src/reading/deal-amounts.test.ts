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

/** "2 slice cheese pizza": how many of what. */
const counted = (text: string): string[] =>
  readText(text, context, undefined, 'meal').meals.flatMap(({ items }) =>
    items.map(({ quantity, unit, name }) => `${quantity} ${unit} ${name}`),
  );

test.each([
  ['half turkey half ham sandwich', ['0.5 count turkey sandwich', '0.5 count ham sandwich']],
  ['pizza half cheese half pepperoni', ['0.5 count cheese pizza', '0.5 count pepperoni pizza']],
  ['4 slices half cheese half pepperoni', ['2 slice cheese slice pizza', '2 slice pepperoni pizza']],
  ['half cheese half pepperoni pizza, 4 slices', ['2 count cheese pizza', '2 count pepperoni pizza']],
  ['1 cup half rice half beans', ['0.5 cup rice', '0.5 cup beans']],
  ['a bowl of half and half rice and quinoa', ['0.5 bowl rice', '0.5 bowl quinoa']],
  ['moitie riz moitie quinoa', ['0.5 count rice', '0.5 count quinoa']],
])('%j: two halves of what was counted', (text, foods) => expect(counted(text)).toEqual(foods));

test.each([
  ['coffee with half and half and sugar', ['1 count coffee with half and half', '1 count sugar']],
  ['half a bagel and half a banana', ['0.5 count bagel', '0.5 count banana']],
])('%j: no halves of one thing', (text, foods) => expect(counted(text)).toEqual(foods));

test('a number behind "at" is no amount', () => {
  expect(counted('coffee at 7, bagel at 10')).toEqual(['1 count coffee', '1 count bagel']);
});

test.each([
  ['a cup n half green beans', ['1.5 cup green beans']],
  ['a cup and half a sandwich', ['0.5 count sandwich']],
])('%j: a half of the measure before it', (text, foods) => expect(counted(text)).toEqual(foods));

test('squares of what is cut in pieces weigh as much as those', () => {
  expect(grams('3 squares of pepperoni pizza')).toEqual(grams('3 pieces of pepperoni pizza'));
  expect(grams('2 squares of dark chocolate')).toEqual(['20 dark chocolate']);
});

test.each([
  ['rice and black beans 1c each, hot sauce', ['1 cup rice', '1 cup black beans', '1 count hot sauce']],
  ['peas and corn about a cup each', ['1 cup green peas', '1 cup corn']],
  ['chicken and rice, a cup of each', ['1 cup chicken', '1 cup rice']],
  ['carrots and celery, a handful each', ['1 handful raw carrot', '1 handful celery']],
  ['ham and cheese two slices each', ['2 slice ham', '2 slice cheese']],
])('%j: so much of both', (text, foods) => expect(counted(text)).toEqual(foods));

test('what stands before one food behind "each" is none of the list', () => {
  expect(counted('2 beers 12 oz each and wings').slice(1)).toEqual(['1 count chicken wing']);
});

test.each([
  ['2 slices, one cheese and one pepperoni', ['cheese slice pizza', 'pepperoni pizza']],
  ["two slices at joe's, one plain one sausage", ['plain pizza', 'sausage pizza']],
])('%j: slices by their kinds are of pizza', (text, names) => {
  expect(counted(text)).toEqual(names.map((name) => `1 slice ${name}`));
  const [first] = readText(text, context).meals[0]!.items;
  expect(first!.words).toMatch(/^1 slice /);
});
