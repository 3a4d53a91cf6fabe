import { addDays, instantOf, localDate, localTime } from './local-day.js';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Where the hours or days of a zone begin that the time from `from` (included) to `to` (not included) touches; the first began at or
 * before `from`. A day is as long as the zone's clocks make it.
 */
export function bucketStarts(from: Date, to: Date, bucket: 'hour' | 'day', zone: string): Date[] {
  const starts: Date[] = [];
  if (bucket === 'hour') {
    const past = Number(localTime(from, zone).slice(3)) * MINUTE_MS + (from.getTime() % MINUTE_MS);
    for (let at = from.getTime() - past; at < to.getTime(); at += HOUR_MS) starts.push(new Date(at));
    return starts;
  }
  for (let day = localDate(from, zone); ; day = addDays(day, 1)) {
    const start = instantOf(day, '00:00', zone);
    if (start >= to) return starts;
    starts.push(start);
  }
}
