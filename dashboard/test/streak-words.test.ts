import { streakWords } from '../src/features/today/streak-words';

test.each([
  [{ days: 5, longest: 9, lately: 20, today: 2 }, '5 days in a row'],
  [{ days: 5, longest: 9, lately: 20, today: 0 }, '5 days in a row'],
  [{ days: 5, longest: 9, lately: 20, today: 1 }, '5 days in a row, one more meal makes 6'],
  [{ days: 0, longest: 40, lately: 21, today: 1 }, '21 of the last 30 days logged'],
  [{ days: 1, longest: 1, lately: 1, today: 2 }, null],
  [{ days: 0, longest: 0, lately: 0, today: 0 }, null],
])('%j is told as %s', (streak, words) => {
  expect(streakWords(streak)).toBe(words);
});
