import { burnedCalories } from './burn.js';

test('MET x kg x hours, 70 kg when the weight is unknown', () => {
  expect(burnedCalories(8, 30, 80)).toBe(320);
  expect(burnedCalories(8, 30, null)).toBe(280);
  expect(burnedCalories(3.5, 0, 70)).toBe(0);
});
