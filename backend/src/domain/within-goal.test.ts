import { withinGoal } from './within-goal.js';

test.each([
  [2200, 2200, true],
  [1760, 2200, true],
  [2420, 2200, true],
  [1759, 2200, false],
  [2421, 2200, false],
  [562, 2200, false],
  [0, 0, false],
])('%i kcal of %i: %s', (calories, goal, expected) => {
  expect(withinGoal(calories, goal)).toBe(expected);
});
