import { usdaMeasure } from './usda-measure.js';

const words = new Set(['egg', 'chicken', 'breast', 'pizza']);

test.each([
  ['1 cup, cooked, diced', 140, { unit: 'cup', size: null, detail: 'cooked diced', grams: 140 }],
  ['1 medium (2-3/4" dia)', 118, { unit: 'piece', size: 'medium', detail: null, grams: 118 }],
  ['1 fl oz', 30.5, { unit: 'floz', size: null, detail: null, grams: 30.5 }],
  ['1 slice, thin', 20, { unit: 'slice', size: 'small', detail: null, grams: 20 }],
  ['1 can (12 fl oz)', 366, { unit: 'can', size: null, detail: null, grams: 366 }],
  ['10 chips', 20, { unit: 'piece', size: null, detail: null, grams: 2 }],
  ['1 egg', 50, { unit: 'piece', size: null, detail: null, grams: 50 }],
  ['1 breast, any size', 120, { unit: 'piece', size: null, detail: null, grams: 120 }],
  ['1 large single serving bag', 60, { unit: 'bag', size: 'large', detail: null, grams: 60 }],
  ['1 pizza slice', 60, { unit: 'slice', size: null, detail: null, grams: 60 }],
  ['1 piece, large pizza', 110, { unit: 'slice', size: 'large', detail: null, grams: 110 }],
  ['1 large pizza (13-15" diameter)', 900, { unit: 'piece', size: 'large', detail: null, grams: 900 }],
  ['1 cracker-size slice', 9, { unit: 'slice', size: 'mini', detail: null, grams: 9 }],
  ['1 child/senior drink', 279, { unit: 'piece', size: 'kids', detail: null, grams: 279 }],
  ['1/2 cup', 60, { unit: 'cup', size: null, detail: null, grams: 120 }],
])('%s', (text, grams, portion) => expect(usdaMeasure(text, grams, words)).toEqual(portion));

test.each([
  'Quantity not specified',
  'Guideline amount per slice of bread/roll',
  '1 surface inch',
  '1 cup, dry, yields',
  '1 fl oz (with ice)',
  '',
])('%s is no measure of the food', (text) => {
  expect(usdaMeasure(text, 100, words)).toBeNull();
});

test('a measure without weight is none', () => expect(usdaMeasure('1 cup', 0, words)).toBeNull());
