import { CallFailed } from './api';
import { eachOf } from './each-of';

test('what cannot be done with one row does not keep back the others, and each step is told', async () => {
  const steps: number[] = [];
  const call = (row: string) => (row === 'b' ? Promise.reject(new CallFailed(409, 'Somebody was quicker.')) : Promise.resolve());
  expect(await eachOf(['a', 'b', 'c'], call, (at) => steps.push(at))).toEqual({ done: ['a', 'c'], refused: ['Somebody was quicker.'] });
  expect(steps).toEqual([1, 2, 3, 0]);
});

test.each([new CallFailed(401, 'Please sign in again.'), new TypeError('a fault of ours')])('%s ends it', async (error) => {
  const tried: string[] = [];
  const call = (row: string) => (tried.push(row), Promise.reject(error));
  await expect(eachOf(['a', 'b'], call, () => undefined)).rejects.toBe(error);
  expect(tried).toEqual(['a']);
});
