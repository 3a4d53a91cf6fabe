import { foodOf } from '../../../test/support/food-of.js';
import { weigh } from './weigh.js';

const chips = foodOf({
  name: 'potato chips',
  figures: '530 6 53 34 3 30 1 4 500 0',
  portions: '1 chip=2; 1 small single serving bag=28; 1 large single serving bag=85; 1 cup=25; 10 chips=20',
  standard: '28 g',
});
const NOTHING = { quantity: null, unit: null, size: null, details: [], each: null, plural: false };

test.each([
  ['nothing said is the usual amount', {}, 28],
  ['a number counts pieces', { quantity: 10 }, 20],
  ['a size and a container are found in the portion text', { quantity: 1, unit: 'bag', size: 'large' }, 85],
  ['a measure is its own', { quantity: 2, unit: 'cup' }, 50],
  ['a weight is a weight', { quantity: 40, unit: 'g' }, 40],
])('%s', (_what, said, grams) => {
  expect(weigh(chips, { ...NOTHING, ...said }).grams).toBeCloseTo(grams);
});

test('a share of a pizza is of a whole one, though a piece of it is the usual amount', () => {
  const pizza = foodOf({
    name: 'frozen pizza',
    figures: '255 12 28 11 4 5 5 2 700 0',
    portions: '1 piece=150; 1 slice=150; 1 pizza=900',
    standard: '1 slice',
  });
  expect(weigh(pizza, { ...NOTHING, quantity: 0.25 }).grams).toBeCloseTo(225);
  expect(weigh(pizza, { ...NOTHING, quantity: 0.5, unit: 'piece' }).grams).toBeCloseTo(75);
});
