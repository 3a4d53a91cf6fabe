import { addDays } from './local-day.js';
import { nextDue } from './recurrence.js';
import { ZONES_US_CA } from './zones.js';

/** What one user with three reminders a day is sent over some days: local day, local time and the UTC instant. */
function daysOf(zone: string, from: string, days: number): string[] {
  const start = new Date(`${from}T00:00:00Z`);
  const log = ['02:30', '08:00', '18:00'].flatMap((time) => {
    const sent = [];
    for (let due = nextDue(start, time, zone); sent.length < days; due = nextDue(due.at, time, zone))
      sent.push(`${due.localDate} ${time} ${due.at.toISOString().slice(5, 16)}Z`);
    return sent;
  });
  return log.toSorted();
}

test('a user in New York through the night that has no 02:30, and the one that has 01:30 twice', () => {
  expect(daysOf('America/New_York', '2026-03-08', 2)).toMatchInlineSnapshot(`
   [
     "2026-03-08 02:30 03-08T07:30Z",
     "2026-03-08 08:00 03-08T12:00Z",
     "2026-03-08 18:00 03-08T22:00Z",
     "2026-03-09 02:30 03-09T06:30Z",
     "2026-03-09 08:00 03-09T12:00Z",
     "2026-03-09 18:00 03-09T22:00Z",
   ]
  `);
  expect(daysOf('America/New_York', '2026-10-31', 3)).toMatchInlineSnapshot(`
   [
     "2026-10-31 02:30 10-31T06:30Z",
     "2026-10-31 08:00 10-31T12:00Z",
     "2026-10-31 18:00 10-31T22:00Z",
     "2026-11-01 02:30 11-01T07:30Z",
     "2026-11-01 08:00 11-01T13:00Z",
     "2026-11-01 18:00 11-01T23:00Z",
     "2026-11-02 02:30 11-02T07:30Z",
     "2026-11-02 08:00 11-02T13:00Z",
     "2026-11-02 18:00 11-02T23:00Z",
   ]
  `);
});

test.each([
  ['America/Vancouver', '15:00'],
  ['America/Edmonton', '14:00'],
  ['America/Winnipeg', '13:00'],
  ['America/Inuvik', '14:00'],
])('a user in %s is reminded at the same instant before and after the night on which clocks stopped changing', (zone, utc) => {
  const breakfasts = daysOf(zone, '2026-10-30', 5).filter((line) => line.includes(' 08:00 '));
  expect(breakfasts.map((line) => line.slice(-6, -1))).toEqual(Array(5).fill(utc));
  const winter = daysOf(zone, '2027-01-15', 1).filter((line) => line.includes(' 08:00 '));
  expect(winter.map((line) => line.slice(-6, -1))).toEqual([utc]);
});

test('in every zone of both countries, through every spring and autumn of nine years, 08:00 and 02:30 come once a day', () => {
  const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032];
  const seasons = years.flatMap((year) => [`${year}-03-06`, `${year}-10-30`]);
  for (const zone of ZONES_US_CA) {
    for (const from of seasons) {
      for (const time of ['08:00', '02:30']) {
        let due = nextDue(new Date(`${from}T12:00:00Z`), time, zone);
        for (let day = 0; day < 10; day += 1) {
          const next = nextDue(due.at, time, zone);
          if (next.localDate !== addDays(due.localDate, 1))
            throw new Error(`${zone} ${time}: after ${due.localDate} comes ${next.localDate}`);
          due = next;
        }
      }
    }
  }
});
