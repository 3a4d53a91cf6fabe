import type { Clock } from '../../language/clock.js';

const HALF_A_DAY = 720;
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** How far a clock time, HH:MM, is from an hour that was told, in minutes; in either half of the day where none was told. */
export function minutesOff({ time, sure }: Clock, clock: string): number {
  const far = Math.abs(minutesOf(clock) - minutesOf(time));
  return sure ? far : Math.min(far, Math.abs(far - HALF_A_DAY));
}
