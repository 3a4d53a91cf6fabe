import { holdsPhoneNumber } from './phone-numbers.js';

test.each([
  ['reach me at 202-555-0187', true],
  ['my number is 202 555 0187', true],
  ['mon numéro: +1 (514) 555-0123', true],
  ['bench 135 155 185 205 225', false],
  ['2025 kcal, 150 g protein, 230 carbs', false],
])('%s: %p', (text, holds) => {
  expect(holdsPhoneNumber(text)).toBe(holds);
});
