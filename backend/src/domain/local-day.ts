import moment from 'moment-timezone';
import { keepLast } from './keep-last.js';

export { addDays, daysBetween } from './calendar.js';

const MINUTE_MS = 60_000;
/** A calendar day as if it were one in UTC, where every day has 24 hours. */
const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);

// Zone data comes with the package (see package.json), never from the runtime's Intl: several provinces stopped
// changing clocks in 2026 and older runtimes are an hour wrong there.

/** Version of the zone data in use, such as "2026f". */
export function zoneDataVersion(): string {
  return moment.tz.dataVersion;
}

export function isZone(zone: string): boolean {
  return /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(zone) && moment.tz.zone(zone) !== null;
}

/** Calendar day of an instant in a zone: YYYY-MM-DD. */
export function localDate(instant: Date, zone: string): string {
  return wallClock(instant.getTime(), zone).slice(0, 10);
}

/** Wall clock of an instant in a zone: HH:MM. */
export function localTime(instant: Date, zone: string): string {
  return wallClock(instant.getTime(), zone).slice(11, 16);
}

/** What the wall shows, written as an instant. Asked for with every text, so without making a moment of it. */
const wallClock = keepLast((instant: number, zone: string): string => {
  const found = moment.tz.zone(zone);
  const westMinutes = found ? found.utcOffset(instant) : 0;
  return new Date(instant - westMinutes * MINUTE_MS).toISOString();
});

/**
 * The instant at which a wall clock shows this. In a gap the time moves forward by the gap (02:30 is 03:30);
 * where it shows twice, the first.
 */
export function instantOf(date: string, time: string, zone: string): Date {
  return moment.tz(`${date} ${time}`, 'YYYY-MM-DD HH:mm', zone).toDate();
}

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = keepLast((date: string): number => new Date(midnight(date)).getUTCDay());

/** Offset of a zone from UTC at an instant, in hours, fractional: -3.5 for Newfoundland in winter. */
export function offsetHours(instant: Date, zone: string): number {
  return moment.tz(instant, zone).utcOffset() / 60;
}

/** The instant at which the local day of `instant` ends. */
export function endOfLocalDay(instant: Date, zone: string): Date {
  return moment.tz(instant, zone).startOf('day').add(1, 'day').toDate();
}
