import { instantOf, localDay } from './day-bounds';

test.each(['2026-01-01', '2026-03-08', '2026-11-01', '2028-02-29'])(
  '%s comes back from its bounds, also where clocks are changed',
  (day) => {
    expect(localDay(instantOf(day, 'since'), 'since')).toBe(day);
    expect(localDay(instantOf(day, 'until'), 'until')).toBe(day);
  },
);

test('“until” holds the whole day', () => {
  expect(Date.parse(instantOf('2026-06-02', 'since'))).toBe(Date.parse(instantOf('2026-06-01', 'until')));
});

test('what is no day is no bound', () => {
  expect([instantOf('', 'since'), instantOf('2026-13-45', 'until'), localDay('soon', 'since'), localDay(true, 'until')]).toEqual([
    '',
    '',
    '',
    '',
  ]);
});
