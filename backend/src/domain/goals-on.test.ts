import { NO_GOALS } from './goals.js';
import { goalsOn } from './goals-on.js';

const goals = (calories: number) => ({ ...NO_GOALS, calories });
const history = [
  { from: '2026-06-01', goals: goals(2000) },
  { from: '2026-06-10', goals: goals(1800) },
];

test.each([
  ['2026-05-01', 2000],
  ['2026-06-01', 2000],
  ['2026-06-09', 2000],
  ['2026-06-10', 1800],
  ['2026-07-01', 1800],
])('%s has the goals that stood on it', (date, calories) => {
  expect(goalsOn(history, date)?.calories).toBe(calories);
});

test('where none are known there are none', () => {
  expect(goalsOn([], '2026-06-01')).toBeNull();
});
