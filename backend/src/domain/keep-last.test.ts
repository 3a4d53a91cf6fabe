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

test('remembers as many answers as it is told to, and forgets the oldest first', () => {
  const asked: string[] = [];
  const kept = keepLast((a: string) => asked.push(a), 2);
  for (const a of ['x', 'y', 'x', 'z', 'y', 'x']) kept(a);
  expect(asked).toEqual(['x', 'y', 'z', 'x']);
});
