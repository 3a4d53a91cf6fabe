import fc from 'fast-check';
import moment from 'moment-timezone';
import {
  addDays,
  daysBetween,
  endOfLocalDay,
  instantOf,
  isZone,
  localDate,
  localTime,
  offsetHours,
  weekdayOf,
  zoneDataVersion,
} from './local-day.js';
import { ZONES_US_CA } from './zones.js';

const instants = fc.date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2033-01-01T00:00:00Z'), noInvalidDate: true });
const days = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('day and clock agree with the zone library at any instant', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...ZONES_US_CA), (instant, zone) => {
      const wall = moment.tz(instant, zone);
      expect(localDate(instant, zone)).toBe(wall.format('YYYY-MM-DD'));
      expect(localTime(instant, zone)).toBe(wall.format('HH:mm'));
      expect(offsetHours(instant, zone)).toBe(wall.utcOffset() / 60);
    }),
    { numRuns: 2000 },
  );
});

test('days add up, across leap days, centuries and clock changes', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, by) => {
      expect(daysBetween(day, addDays(day, by))).toBe(by);
      expect((weekdayOf(day) + ((by % 7) + 7)) % 7).toBe(weekdayOf(addDays(day, by)));
    }),
  );
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
  expect(daysBetween('2025-12-31', '2026-01-01')).toBe(1);
  expect(weekdayOf('2026-11-22')).toBe(0);
});

test('gaps move forward, repeats are the first, days end at midnight', () => {
  expect(instantOf('2026-03-08', '02:30', 'America/New_York').toISOString()).toBe('2026-03-08T07:30:00.000Z');
  expect(instantOf('2026-11-01', '01:30', 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z');
  expect(endOfLocalDay(new Date('2026-11-01T12:00:00Z'), 'America/New_York').toISOString()).toBe('2026-11-02T05:00:00.000Z');
});

test('zones that are none', () => {
  for (const zone of ['', 'Foo/Bar', 'EST5EDT; drop', '../etc', 'America/New_York ']) expect(isZone(zone)).toBe(false);
  expect(isZone('America/St_Johns')).toBe(true);
  expect(zoneDataVersion() >= '2026f').toBe(true);
});
