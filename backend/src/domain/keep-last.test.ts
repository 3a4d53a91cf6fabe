import { keepLast } from './keep-last.js';

test('asks again only when anything that was given changed', () => {
  const asked: string[] = [];
  const joined = keepLast((a: string, b: string) => {
    asked.push(a + b);
    return a + b;
  });
  expect([joined('x', 'y'), joined('x', 'y'), joined('x', 'z'), joined('x', 'y')]).toEqual(['xy', 'xy', 'xz', 'xy']);
  expect(asked).toEqual(['xy', 'xz', 'xy']);
});
