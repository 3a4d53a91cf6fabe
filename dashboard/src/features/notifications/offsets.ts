import { zoneOffset } from '../../lib/zone-offset';

/** Hours from UTC that can be chosen: whole ones from -12 to 12, India's and Newfoundland's. */
const LISTED = [...Array.from({ length: 25 }, (_, at) => at - 12), 5.5, -3.5].toSorted((a, b) => a - b);

/** The zone that most people of an offset live in, so that clock changes are followed. */
const USUAL_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Halifax',
  'America/St_Johns',
  'America/Phoenix',
  'America/Regina',
];

/** The list, with the current offset in it even where it is not among the listed. */
export const offsetsWith = (current: number): number[] =>
  LISTED.includes(current) ? LISTED : [...LISTED, current].toSorted((a, b) => a - b);

/** "UTC-05:00" */
export function showOffset(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60);
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return `UTC${hours < 0 ? '-' : '+'}${clock}`;
}

/** A zone that has this offset now: one of `preferred` first, then where most people live; undefined for none. */
export const zoneWith = (offset: number, preferred: readonly string[], now = new Date()): string | undefined =>
  [...preferred, ...USUAL_ZONES].find((zone) => zoneOffset(zone, now) === offset);

/** "America/St_Johns" → "St Johns" */
export const showZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
