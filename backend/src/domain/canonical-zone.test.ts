import moment from 'moment-timezone';
import { canonicalZone } from './canonical-zone.js';
import { offsetHours } from './local-day.js';

test.each([
  ['America/New_York', 'America/New_York'],
  ['europe/paris', 'Europe/Paris'],
  ['AMERICA/ST_JOHNS', 'America/St_Johns'],
  ['US/Eastern', 'America/New_York'],
  ['Canada/Eastern', 'America/Toronto'],
  ['America/Montreal', 'America/Toronto'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['MST', 'America/Phoenix'],
  ['EST', 'America/Panama'],
  ['UTC', 'UTC'],
  ['Zulu', 'UTC'],
  ['GMT', 'UTC'],
  ['Etc/GMT+7', 'Etc/GMT+7'],
  ['etc/gmt-14', 'Etc/GMT-14'],
  ['EST5EDT', 'America/New_York'],
  ['Mars/Olympus', null],
  ['', null],
  ['../../etc/passwd', null],
  ['Foo+9', null],
  ['UTC+99', null],
  ['EST5EDT;rm', null],
])('%s is stored as %s', (name, stored) => {
  expect(canonicalZone(name)).toBe(stored);
});

test('every name of the zone data becomes a stored name of the same clock, which stays as it is', () => {
  const instants = ['2026-01-15', '2026-04-15', '2026-07-15', '2026-10-15'].map((day) => new Date(`${day}T12:00:00Z`));
  const lost: string[] = [];
  for (const name of moment.tz.names()) {
    const stored = canonicalZone(name);
    if (stored === null) {
      lost.push(name);
      continue;
    }
    expect([name, canonicalZone(stored)]).toEqual([name, stored]);
    expect([name, ...instants.map((at) => offsetHours(at, stored))]).toEqual([name, ...instants.map((at) => offsetHours(at, name))]);
  }
  expect(lost).toEqual([]);
});
