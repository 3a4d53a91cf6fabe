import { offsetHours } from './local-day.js';

/** Places whose clocks show no whole hours, by their offsets; where two places share one, the one with more people. */
const PARTS_OF_HOURS: Readonly<Record<string, string>> = {
  '-9.5': 'Pacific/Marquesas',
  '-3.5': 'America/St_Johns',
  '-2.5': 'America/St_Johns',
  '3.5': 'Asia/Tehran',
  '4.5': 'Asia/Kabul',
  '5.5': 'Asia/Kolkata',
  '5.75': 'Asia/Kathmandu',
  '6.5': 'Asia/Yangon',
  '8.75': 'Australia/Eucla',
  '9.5': 'Australia/Darwin',
  '10.5': 'Australia/Adelaide',
  '12.75': 'Pacific/Chatham',
  '13.75': 'Pacific/Chatham',
};

/** Places of the United States and Canada, where all who sign up have their numbers, the one with most people first: their clocks change, so reminders follow. */
const AT_HOME = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Chicago',
  'America/Denver',
  'America/Halifax',
  'Pacific/Honolulu',
  'America/Anchorage',
] as const;

const DAY_MS = 86_400_000;
/** Every season of the year that begins now, in days. */
const SEASONS = [0, 91, 182, 273];

/**
 * The zone for a client that knows only its offset from UTC in hours. A zone that has this offset now, or in another season (old
 * clients know the winter's offset all year), is kept, so that no clock change moves a reminder; otherwise it is that of the place in the United States or
 * Canada that has the offset now, or has it in winter; elsewhere it becomes a zone without clock changes. Null for an offset that no clock shows.
 */
export function zoneOfOffset(hours: number, known: string, now: Date): string | null {
  if (SEASONS.some((days) => offsetHours(new Date(now.getTime() + days * DAY_MS), known) === hours)) return known;
  const winter = new Date(Date.UTC(now.getUTCFullYear(), 0, 15));
  const at = (day: Date) => AT_HOME.find((zone) => offsetHours(day, zone) === hours);
  const home = at(now) ?? at(winter);
  if (home) return home;
  const place = PARTS_OF_HOURS[String(hours)];
  if (place !== undefined) return place;
  if (!Number.isInteger(hours) || hours < -12 || hours > 14) return null;
  // The names of these zones count the other way.
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
