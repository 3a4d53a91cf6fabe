import { isPathOfThisSite } from './own-site';

test.each([
  ['', true],
  ['/mealtext', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['mealtext', false],
])('%j is a path of this site: %s', (base, own) => expect(isPathOfThisSite(base)).toBe(own));
