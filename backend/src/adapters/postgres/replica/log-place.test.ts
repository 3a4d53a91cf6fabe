import { placeOf } from './log-place.js';

test('a place in the log is a number, in the order of the log', () => {
  expect(placeOf('0/1')).toBe(1n);
  expect(placeOf('1/0')).toBe(1n << 32n);
  expect(placeOf('A/FFFFFFFF')!).toBeLessThan(placeOf('B/0')!);
  expect(['', 'x', '1/', '1/2/3', '123456789/0'].map(placeOf)).toEqual([null, null, null, null, null]);
});
