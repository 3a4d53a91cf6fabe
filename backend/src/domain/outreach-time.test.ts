import { outreachTime } from './outreach-time.js';

const DAY = { from: 8, until: 21 };
const time = (now: string, zones: string[], hours = DAY) => {
  const found = outreachTime(new Date(now), zones, hours);
  return found && Object.fromEntries(Object.entries(found).map(([name, at]) => [name, (at as Date).toISOString().slice(0, 16)]));
};

test.each([
  ['2026-06-10T16:07:00Z', ['America/New_York'], { until: '2026-06-11T01:00' }],
  ['2026-06-10T02:30:00Z', ['America/New_York'], { from: '2026-06-10T12:00' }],
  ['2026-06-10T12:30:00Z', ['America/New_York', 'America/Los_Angeles'], { from: '2026-06-10T15:00' }],
  ['2026-06-11T00:50:00Z', ['America/New_York'], { until: '2026-06-11T01:00' }],
  // Half an hour apart from the others, and a night that is an hour longer.
  ['2026-06-10T10:00:00Z', ['America/St_Johns'], { from: '2026-06-10T10:30' }],
  ['2026-11-01T03:00:00Z', ['America/New_York'], { from: '2026-11-01T13:00' }],
])('at %s in %j: %j', (now, zones, expected) => expect(time(now, zones)).toEqual(expected));

test('where no hour is allowed, or none is in common, there is no time', () => {
  expect(time('2026-06-10T16:00:00Z', ['America/New_York'], { from: 0, until: 0 })).toBeNull();
  expect(time('2026-06-10T16:00:00Z', ['America/New_York', 'Asia/Tokyo'], { from: 9, until: 12 })).toBeNull();
});
