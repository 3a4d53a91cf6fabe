import { weightTrend } from './weight-trend.js';

test('the trend goes a tenth of the way a day, and as far as the days in between would have taken it', () => {
  const [first, second, third] = weightTrend([
    { date: '2026-03-10', kg: 79 },
    { date: '2026-03-01', kg: 80 },
    { date: '2026-03-02', kg: 82 },
    { date: '2026-03-02', kg: 80 },
  ]);
  expect(first).toEqual({ date: '2026-03-01', kg: 80, trend: 80 });
  expect(second).toEqual({ date: '2026-03-02', kg: 81, trend: expect.closeTo(80.1) });
  expect(third!.trend).toBeCloseTo(80.1 - 1.1 * (1 - 0.9 ** 8));
  expect(weightTrend([])).toEqual([]);
});
