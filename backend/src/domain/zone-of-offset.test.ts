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

test('an offset that the known zone never has is another place', () => {
  expect(zoneOfOffset(-8, 'America/Toronto', winter)).toBe('Etc/GMT+8');
});

test.each([-12, -8, -5, 0, 3, 12, 14, -3.5, 5.5])('%d hours becomes a zone with that offset', (hours) => {
  const zone = zoneOfOffset(hours, 'Australia/Eucla', winter)!;
  expect(isZone(zone)).toBe(true);
  expect(offsetHours(winter, zone)).toBe(hours);
});

test.each([-13, 15, 0.25, NaN, Infinity])('%d is no clock', (hours) => expect(zoneOfOffset(hours, 'UTC', winter)).toBeNull());
