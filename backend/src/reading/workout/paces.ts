import type { ActivityKind } from './activities.js';

/** Kilometres per hour: what most people do, and between which a stopwatch time is believed. */
const SPEEDS: Readonly<Partial<Record<ActivityKind, { usual: number; least: number; most: number }>>> = {
  run: { usual: 9.7, least: 4.5, most: 23 },
  walk: { usual: 4.8, least: 1.5, most: 9 },
  hike: { usual: 4, least: 1, most: 9 },
  cycle: { usual: 20, least: 7, most: 50 },
  swim: { usual: 2, least: 0.7, most: 7 },
  row: { usual: 9, least: 4, most: 20 },
  skate: { usual: 12, least: 4, most: 35 },
  ski: { usual: 8, least: 2, most: 60 },
  paddle: { usual: 4.5, least: 1.5, most: 12 },
};
const OTHER = { usual: 4.8, least: 1, most: 50 };

export const usualSpeed = (kind: ActivityKind): number => (SPEEDS[kind] ?? OTHER).usual;

/** Minutes of "22:30" or "2:40": minutes and seconds unless that is absurdly short or, over a distance, absurdly fast. */
export function stopwatchMinutes([first, second]: readonly number[], kind: ActivityKind, km: number | null): number {
  const short = first! + second! / 60;
  const long = first! * 60 + second!;
  if (first! > 10) return short;
  const { least, most } = SPEEDS[kind] ?? OTHER;
  const fits = (minutes: number): boolean => km !== null && (km / minutes) * 60 >= least && (km / minutes) * 60 <= most;
  if (fits(short) !== fits(long)) return fits(long) ? long : short;
  return short < 5 || kind === 'hike' || kind === 'golf' ? long : short;
}

// km/h and MET of running (12029-12130), walking (17151-17231) and cycling (01018-01060), 2011 Compendium of Physical Activities
const METS: Readonly<Partial<Record<ActivityKind, readonly (readonly [number, number])[]>>> = {
  run: [
    [6.4, 6],
    [8, 8.3],
    [8.4, 9],
    [9.7, 9.8],
    [10.8, 10.5],
    [11.3, 11],
    [12.1, 11.8],
    [13.8, 12.3],
    [14.5, 12.8],
    [16.1, 14.5],
    [17.7, 16],
  ],
  walk: [
    [3.2, 2.8],
    [4, 3],
    [4.8, 3.5],
    [5.6, 4.3],
    [6.4, 5],
    [7.2, 7],
    [8, 8.3],
  ],
  cycle: [
    [8.9, 3.5],
    [15, 5.8],
    [17.5, 6.8],
    [20.8, 8],
    [24, 10],
    [28, 12],
    [33, 15.8],
  ],
};
const SLACK_KMH = 0.4;

/** How hard a speed is; null where the Compendium has no table for the activity. */
export function metAtSpeed(kind: ActivityKind, kmh: number | null): number | null {
  const steps = METS[kind];
  if (kmh === null || !(kmh > 1) || !steps) return null;
  return (steps.findLast(([from]) => kmh >= from - SLACK_KMH) ?? steps[0]!)[1];
}
