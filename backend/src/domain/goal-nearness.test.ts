import { goalNearness } from './goal-nearness.js';

test.each([
  [1600, 3],
  [2200, 3],
  [1590, 2],
  [1200, 2],
  [2400, 2],
  [1180, 1],
  [2420, 1],
])('%i kcal of a goal of 2,000 come as near as %i', (calories, nearness) => {
  expect(goalNearness(calories, 2000)).toBe(nearness);
});

test('without a goal nothing is near or far', () => {
  expect([goalNearness(2000, null), goalNearness(2000, 0)]).toEqual([null, null]);
});
