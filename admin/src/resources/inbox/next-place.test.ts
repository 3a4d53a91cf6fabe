import { afterClosed, nextPlace } from './next-place';

test('a step leads to the case beside the one that is looked at', () => {
  expect([nextPlace({ at: 2, left: 2, by: 1 }), nextPlace({ at: 2, left: 2, by: -1 }), nextPlace({ at: 0, left: 0, by: -1 })]).toEqual([
    3, 1, -1,
  ]);
});

test('from a case that left the list, the next is what moved up to its place, and nobody is passed over', () => {
  expect([nextPlace({ at: -1, left: 2, by: 1 }), nextPlace({ at: -1, left: 2, by: -1 })]).toEqual([2, 1]);
});

test('where none is looked at, the first step leads to the most pressing', () => {
  expect([nextPlace({ at: -1, left: null, by: 1 }), nextPlace({ at: -1, left: null, by: -1 })]).toEqual([0, -1]);
});

test('after a case was closed, the one in its place is opened, whether the list knows of it yet or not; after the last, the one before', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }));
  expect(afterClosed(rows, 'b', 1)).toEqual({ id: 'c' });
  expect(afterClosed(rows.toSpliced(1, 1), 'b', 1)).toEqual({ id: 'c' });
  expect(afterClosed(rows, 'c', 2)).toEqual({ id: 'b' });
  expect([afterClosed(rows.slice(0, 1), 'a', 0), afterClosed([], 'a', 4)]).toEqual([undefined, undefined]);
});
