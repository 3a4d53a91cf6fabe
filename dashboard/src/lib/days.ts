import { kept } from './kept';

const dayIn = kept((timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }));

/** The calendar day of this browser's own clock: YYYY-MM-DD. */
export function localToday(now = new Date()): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}

/** A calendar day moved by whole days. */
export function moveDay(day: string, by: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + by);
  return date.toISOString().slice(0, 10);
}

/** The calendar day of `now` in a zone, YYYY-MM-DD; in the browser's own where the zone is not known to it. */
export function todayIn(zone: string | undefined, now = new Date()): string {
  if (!zone) return localToday(now);
  try {
    const parts = dayIn(zone).formatToParts(now);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
    return `${part('year')}-${part('month')}-${part('day')}`;
  } catch {
    return localToday(now);
  }
}
