import { readingCost, textCost } from './costs.js';

const KNOWN = { segment: 0.0079, tokenIn: 0.4e-6, tokenOut: 1.6e-6 };
const UNKNOWN = { segment: null, tokenIn: null, tokenOut: null };

test('a text costs by the segment, a reading by the token', () => {
  expect(textCost(KNOWN, 2)).toBeCloseTo(0.0158, 6);
  expect(readingCost(KNOWN, 1000, 200)).toBeCloseTo(0.00072, 8);
});

test('what has no price, and a text that no model read, has no cost', () => {
  expect([textCost(UNKNOWN, 2), readingCost(UNKNOWN, 1, 1), readingCost(KNOWN, null, null)]).toEqual([null, null, null]);
});
