import { chanceBy, fitted } from './logistic.js';

test('what is more often wrong the higher a figure is gets a higher chance, and the same rows give the same weights', () => {
  const rows = Array.from({ length: 200 }, (_, at) => [at % 10, at % 3]);
  const wrong = rows.map(([value], at) => Number(value! > 6 || (value! > 3 && at % 2 === 0)));
  const weights = fitted(rows, wrong);
  expect(weights[1]).toBeGreaterThan(0.3);
  expect(Math.abs(weights[2]!)).toBeLessThan(0.3);
  expect(chanceBy(weights, [9, 1])).toBeGreaterThan(0.8);
  expect(chanceBy(weights, [0, 1])).toBeLessThan(0.1);
  expect(fitted(rows, wrong)).toEqual(weights);
});
