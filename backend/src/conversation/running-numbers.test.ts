import { runningNumbers } from './running-numbers.js';

test.each([
  ['3', [3]],
  ['#3, 4 and #5', [3, 4, 5]],
  ['the meals 12 13', [12, 13]],
  ['m3', [3]],
  ['no. 7 y 8', [7, 8]],
])('%s holds running numbers and nothing else', (text, numbers) => expect(runningNumbers(text)).toEqual(numbers));

test.each(['', 'the meal', '2 eggs', 'meal 3 eggs', '3.5', '3 & eggs 4', '-3'])('"%s" is something else', (text) =>
  expect(runningNumbers(text)).toBeNull(),
);
