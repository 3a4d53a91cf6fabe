import { lead, noLeaders } from './leaders.js';

test('keeps the four cheapest, the first found of equal ones before the others', () => {
  const rank = Int32Array.from([0, 1, 2, 3, 4, 5]);
  const top = noLeaders();
  for (const [form, cost] of [
    [0, 5],
    [1, 3],
    [2, 5],
    [3, 4],
    [4, 1],
    [5, 5],
  ] as const)
    lead(top, form, cost, rank);
  expect([top.forms, top.costs]).toEqual([
    [4, 1, 3, 0],
    [1, 3, 4, 5],
  ]);
  lead(top, 5, 3, rank);
  lead(top, 0, 2, rank);
  expect([top.forms, top.costs]).toEqual([
    [4, 0, 1, 5],
    [1, 2, 3, 3],
  ]);
});
