import moment from 'moment-timezone';
import { isZone, localTime, offsetHours } from './local-day.js';
import { nextDue } from './recurrence.js';
import { zoneOfOffset } from './zone-of-offset.js';

const winter = new Date('2027-01-15T12:00:00Z');

test('a known zone with that offset is kept', () => {
  expect(zoneOfOffset(-5, 'America/New_York', winter)).toBe('America/New_York');
});

test.each(['2026-07-15', '2026-03-09', '2026-11-02', '2026-12-31'])(
  'on %s a client in Toronto that says -5 or -4 all year keeps Toronto',
  (day) => {
    const now = new Date(`${day}T16:00:00Z`);
    for (const hours of [-5, -4]) expect(zoneOfOffset(hours, 'America/Toronto', now)).toBe('America/Toronto');
  },
);

test('a reminder at 08:00 of a client that said -5 in July stays at 08:00 through every clock change', () => {
  let now = new Date('2026-07-15T16:00:00Z');
  const zone = zoneOfOffset(-5, 'America/Toronto', now)!;
  for (let day = 0; day < 400; day += 1) {
    now = nextDue(now, '08:00', zone).at;
    expect(localTime(now, 'America/Toronto')).toBe('08:00');
  }
});

const summer = new Date('2026-07-15T12:00:00Z');

test.each([
  [-10, winter, 'Pacific/Honolulu'],
  [-9, winter, 'America/Anchorage'],
  [-8, winter, 'America/Los_Angeles'],
  [-7, winter, 'America/Denver'],
  [-7, summer, 'America/Los_Angeles'],
  [-6, summer, 'America/Denver'],
  [-5, summer, 'America/Chicago'],
  [-3, summer, 'America/Halifax'],
  [-9, summer, 'America/Anchorage'],
  [-3.5, winter, 'America/St_Johns'],
  [-3, winter, 'Etc/GMT+3'],
  [2, winter, 'Etc/GMT-2'],
])('an offset of %d that the known zone never has is the place with most people here, if any has it', (hours, now, zone) => {
  expect(zoneOfOffset(hours, 'Asia/Tokyo', now)).toBe(zone);
});

test('a reminder at 08:00 of somebody who moved west stays at 08:00 there through every clock change', () => {
  let now = winter;
  const zone = zoneOfOffset(-8, 'America/Toronto', now)!;
  for (let day = 0; day < 400; day += 1) {
    now = nextDue(now, '08:00', zone).at;
    expect(localTime(now, 'US/Pacific')).toBe('08:00');
  }
});

test.each([-12, -8, -5, 0, 3, 12, 14, -3.5, 5.5])('%d hours becomes a zone with that offset', (hours) => {
  const zone = zoneOfOffset(hours, 'Australia/Eucla', winter)!;
  expect(isZone(zone)).toBe(true);
  expect(offsetHours(winter, zone)).toBe(hours);
});

test('every offset that any clock shows in any season is one', () => {
  for (const season of ['2026-01-15', '2026-04-15', '2026-07-15', '2026-10-15'])
    for (const name of moment.tz.names()) {
      const now = new Date(`${season}T12:00:00Z`);
      const hours = offsetHours(now, name);
      expect([name, hours, zoneOfOffset(hours, 'America/Toronto', now) !== null]).toEqual([name, hours, true]);
    }
});

test.each([-13, -14, 15, 0.25, 6.75, 13.5, NaN, Infinity])('%d is no clock', (hours) =>
  expect(zoneOfOffset(hours, 'UTC', winter)).toBeNull(),
);
