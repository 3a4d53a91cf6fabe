import { builtInTable } from '../food/index.js';
import { findAmounts } from './amounts.js';
import { normaliseText } from './normalise.js';
import { readNumber } from './read-number.js';
import { tokenise } from './tokens.js';

const { forms } = builtInTable();

test.each([
  ['2', 2],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['1-1/2', 1.5],
  ['1½', 1.5],
  ['one and a half', 1.5],
  ['2 and 1/2', 2.5],
  ['half a', 0.5],
  ['a third of a', 1 / 3],
  ['two thirds of', 2 / 3],
  ['three quarters of', 0.75],
  ['a dozen', 12],
  ['half dozen', 6],
  ['half a dozen', 6],
  ['two dozen', 24],
  ['a couple of', 2],
  ['couple', 2],
  ['a few', 3],
  ['2-3', 2.5],
  ['2 to 4', 3],
  ['twenty', 20],
  ['twenty five', 25],
  ['x3', 3],
  ['3x', 3],
  ['1,200', 1200],
  ['2,5', 2.5],
  ['16.9', 16.9],
  ['deux', 2],
  ['une demi', 0.5],
  ['media', 0.5],
  ['tres', 3],
  ['una', 1],
])('%s is %d', (text, value) => expect(readNumber(tokenise(normaliseText(text)), 0)?.value).toBeCloseTo(value, 3));

const amounts = (text: string) =>
  findAmounts(tokenise(normaliseText(text)), forms)
    .filter((piece) => piece.type === 'amount')
    .map(({ value, measure }) => [value, measure]);

test.each([
  ['200g yogurt', [[200, 'g']]],
  ['16 fl oz water', [[16, 'floz']]],
  ['2 tbsp pb', [[2, 'tbsp']]],
  ['half a cup of rice', [[0.5, 'cup']]],
  [
    '1 cup rice and half a bagel',
    [
      [1, 'cup'],
      [0.5, null],
    ],
  ],
  [
    '1 cup rice and half an avocado',
    [
      [1, 'cup'],
      [0.5, null],
    ],
  ],
  ['une demi-tasse de riz', [[0.5, 'cup']]],
  ['2 cuilleres a soupe de miel', [[2, 'tbsp']]],
  ['126 grams of grapes', [[126, 'g']]],
  ['7-up', []],
  ['2% milk', []],
  ['90/10 beef', []],
  ['3 musketeers', []],
  ['shake #2 of the day', []],
  ['edible 10mg', []],
  ['20g protein bar', []],
  ['v8', []],
  ['double double', []],
])('%s', (text, expected) => expect(amounts(text)).toEqual(expected));

test('energy and what it holds are told from amounts', () => {
  const kinds = (text: string) =>
    findAmounts(tokenise(text), forms).flatMap((piece) => (piece.type === 'energy' ? [[piece.nutrient, piece.value, piece.each]] : []));
  expect(kinds('burrito 650 cal')).toEqual([['calories', 650, false]]);
  expect(kinds('2 100 calorie packs of almonds')).toEqual([['calories', 100, true]]);
  expect(kinds('30g protein bar')).toEqual([['protein', 30, false]]);
});
