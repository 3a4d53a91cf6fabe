import { isZone, offsetHours } from './local-day.js';
import { zoneOfOffset } from './zone-of-offset.js';

const winter = new Date('2027-01-15T12:00:00Z');

test('a known zone with that offset is kept', () => {
  expect(zoneOfOffset(-5, 'America/New_York', winter)).toBe('America/New_York');
});

test.each([-12, -8, -5, 0, 3, 12, 14, -3.5, 5.5])('%d hours becomes a zone with that offset', (hours) => {
  const zone = zoneOfOffset(hours, 'Australia/Eucla', winter)!;
  expect(isZone(zone)).toBe(true);
  expect(offsetHours(winter, zone)).toBe(hours);
});

test.each([-13, 15, 0.25, NaN, Infinity])('%d is no clock', (hours) => expect(zoneOfOffset(hours, 'UTC', winter)).toBeNull());
