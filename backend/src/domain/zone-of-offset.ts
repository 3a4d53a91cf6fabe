import { offsetHours } from './local-day.js';

/** Half-hour zones of the list that clients offer, and what they mean there. */
const HALF_HOURS: Readonly<Record<string, string>> = { '-3.5': 'America/St_Johns', '-2.5': 'America/St_Johns', '5.5': 'Asia/Kolkata' };

const DAY_MS = 86_400_000;
/** Every season of the year that begins now, in days. */
const SEASONS = [0, 91, 182, 273];

/**
 * The zone for a client that knows only its offset from UTC in hours. A zone that has this offset now, or in another season (old
 * clients know the winter's offset all year), is kept, so that no clock change moves a reminder; otherwise the offset becomes a zone
 * without clock changes. Null for an offset that no clock shows.
 */
export function zoneOfOffset(hours: number, known: string, now: Date): string | null {
  if (SEASONS.some((days) => offsetHours(new Date(now.getTime() + days * DAY_MS), known) === hours)) return known;
  if (HALF_HOURS[String(hours)]) return HALF_HOURS[String(hours)]!;
  if (!Number.isInteger(hours) || hours < -12 || hours > 14) return null;
  // The names of these zones count the other way.
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
