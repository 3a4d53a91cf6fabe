import { keepMany } from './keep-many.js';

test('asks once about what it is asked again, and forgets what nobody asked about for long', () => {
  const asked: string[] = [];
  const loud = keepMany((text) => {
    asked.push(text);
    return { said: text.toUpperCase() };
  }, 2);
  const first = loud('a');
  expect([loud('a'), loud('b'), loud('a'), loud('c')].map(({ said }) => said)).toEqual(['A', 'B', 'A', 'C']);
  expect(loud('a')).toBe(first);
  expect(asked).toEqual(['a', 'b', 'c']);
  for (const text of ['d', 'e', 'f', 'g']) loud(text);
  loud('a');
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'a']);
});

test('keeps no long texts', () => {
  let asked = 0;
  const count = keepMany(() => ++asked, 2);
  const long = 'egg '.repeat(20);
  expect([count(long), count(long)]).toEqual([1, 2]);
});
