import fc from 'fast-check';
import { addDays, localTime, instantOf } from './local-day.js';
import { nextDue } from './recurrence.js';
import { ZONES_US_CA } from './zones.js';

const at = (iso: string) => new Date(iso);

test('a skipped time comes as much later as the clock jumped, once', () => {
  const due = nextDue(at('2026-03-07T12:00:00Z'), '02:30', 'America/New_York');
  expect(due).toEqual({ at: at('2026-03-08T07:30:00Z'), localDate: '2026-03-08' });
  expect(nextDue(due.at, '02:30', 'America/New_York').at).toEqual(at('2026-03-09T06:30:00Z'));
});

test('a time shown twice comes the first time only', () => {
  const due = nextDue(at('2026-10-31T12:00:00Z'), '01:30', 'America/New_York');
  expect(due.at).toEqual(at('2026-11-01T05:30:00Z'));
  expect(nextDue(due.at, '01:30', 'America/New_York').localDate).toBe('2026-11-02');
});

test('provinces that stopped changing clocks in 2026 keep their new time', () => {
  const after = at('2026-11-21T00:00:00Z');
  const hour = (zone: string) => nextDue(after, '08:00', zone).at.toISOString().slice(11, 16);
  expect(hour('America/Vancouver')).toBe('15:00');
  expect(hour('America/Edmonton')).toBe('14:00');
  expect(hour('America/Winnipeg')).toBe('13:00');
  expect(hour('America/Inuvik')).toBe('14:00');
});

test('half hours', () => {
  expect(nextDue(at('2026-07-10T00:00:00Z'), '08:00', 'America/St_Johns').at).toEqual(at('2026-07-10T10:30:00Z'));
  expect(nextDue(at('2026-01-10T00:00:00Z'), '08:00', 'America/St_Johns').at).toEqual(at('2026-01-10T11:30:00Z'));
});

test('weekly', () => {
  const due = nextDue(at('2026-11-21T12:00:00Z'), '19:00', 'America/Toronto', 0);
  expect(due).toEqual({ at: at('2026-11-23T00:00:00Z'), localDate: '2026-11-22' });
});

test('in every zone and year each local day has exactly one occurrence, in order, at its wall clock or after a gap', () => {
  const minutes = fc
    .integer({ min: 0, max: 1439 })
    .map((m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`);
  const start = fc.date({ min: at('2024-01-01T00:00:00Z'), max: at('2032-12-20T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES_US_CA), start, minutes, (zone, after, time) => {
      let last = nextDue(after, time, zone);
      expect(last.at.getTime()).toBeGreaterThan(after.getTime());
      for (let i = 0; i < 3; i++) {
        const next = nextDue(last.at, time, zone);
        expect(next.localDate).toBe(addDays(last.localDate, 1));
        const shown = localTime(next.at, zone);
        const inGap = shown !== time;
        if (inGap) expect(instantOf(next.localDate, time, zone)).toEqual(next.at);
        else expect(next.at.getTime() - last.at.getTime()).toBeLessThan(26 * 3_600_000);
        last = next;
      }
    }),
    { numRuns: 3000 },
  );
});
