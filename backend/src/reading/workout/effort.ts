import { burnedCalories } from '../../domain/burn.js';
import type { Activity } from './activities.js';
import type { Fact, FactOf } from './facts.js';
import { metAtSpeed, stopwatchMinutes, usualSpeed } from './paces.js';

/** How long, how far and how hard. */
export interface Effort {
  minutes: number | null;
  /** kcal that the user says were burned. */
  calories: number | null;
  km: number | null;
  /** As shown: "5 km", "3 mi", "10000 steps", "40 laps". */
  distance: string | null;
  /** Kilometres per hour of a pace or speed. */
  kmh: number | null;
  sets: number;
  reps: number;
  flights: number | null;
}

const KM_PER_STEP = 0.00074;
const KM_PER_LENGTH = 0.025;
const KM_PER_TRACK_LAP = 0.4;
/** A set with its rest, minutes: two to three minutes between sets of heavy lifts (ACSM position stand 2009), half a minute of work. */
const MINUTES_PER_SET = 3;
const MINUTES_PER_REP = 0.1;
const MINUTES_PER_FLIGHT = 0.3;
const MINUTES_PER_HOLE = 13;

/** What the facts of one workout come to. `kind` decides what a stopwatch time and a lap are; `named`: kilometres that the activity's name tells. */
export function effortOf(facts: readonly Fact[], kind: Activity['kind'], named: number | null = null): Effort {
  const all = <Is extends Fact['is']>(is: Is): FactOf<Is>[] => facts.filter((fact): fact is FactOf<Is> => fact.is === is);
  const sum = (is: 'steps' | 'laps' | 'flights' | 'reps' | 'holes'): number => all(is).reduce((total, { value }) => total + value, 0);
  const { km, shown } = distanceOf(all('distance'), sum('steps'), lapsOf(sum('laps'), all('pool')[0], kind), all('sets'), kind, named);
  const own = all('minutes');
  const clocks = all('clock');
  // Beside a stopwatch time "8 total" are miles.
  const counted = clocks.length > 0 && km !== null ? [] : own.filter(({ total }) => total);
  const told = (counted.length > 0 ? counted : own.filter(({ total }) => !total)).reduce((total, { value }) => total + value, 0);
  const watched = clocks.map(({ parts }) => stopwatchMinutes(parts, kind, km));
  const pace = all('perhaps-pace')[0];
  const kmh = all('speed')[0]?.kmh ?? (pace && km !== null ? 60 / ((pace.parts[0]! + pace.parts[1]! / 60) / 1.609) : null);
  const calories = all('calories');
  const sets = all('sets');
  return {
    minutes: told > 0 ? told : watched.length > 0 ? watched[0]! : sum('holes') > 0 ? sum('holes') * MINUTES_PER_HOLE : null,
    calories: (calories.find(({ total }) => total) ?? calories[0])?.value ?? null,
    km,
    distance: shown,
    kmh,
    sets: sets.reduce((total, one) => total + one.sets, 0),
    reps: sum('reps'),
    flights: sum('flights') || null,
  };
}

function distanceOf(
  told: readonly FactOf<'distance'>[],
  steps: number,
  laps: { km: number; shown: string } | null,
  sets: readonly FactOf<'sets'>[],
  kind: Activity['kind'],
  named: number | null,
): { km: number | null; shown: string | null } {
  if (told[0]) return waysTogether(told);
  if (steps > 0) return { km: steps * KM_PER_STEP, shown: `${steps} steps` };
  const swum = kind === 'swim' ? sets.reduce((sum, one) => sum + one.sets * (one.reps ?? 0), 0) : 0;
  if (swum > 0) return { km: swum / 1000, shown: `${swum} m` };
  if (laps) return laps;
  return { km: named, shown: named === null ? null : `${named} km` };
}

/** Laps of a pool or a track. */
function lapsOf(laps: number, pool: FactOf<'pool'> | undefined, kind: Activity['kind']): { km: number; shown: string } | null {
  const each = pool?.km ?? (kind === 'swim' ? KM_PER_LENGTH : KM_PER_TRACK_LAP);
  return laps > 0 ? { km: laps * each, shown: `${laps} laps` } : null;
}

const SAME_WAY = 0.05;

/** A warm-up, the miles and a cool-down are one way; "5k (3.1 miles)" tells one way twice. */
function waysTogether(told: readonly FactOf<'distance'>[]): { km: number; shown: string } {
  const first = told[0]!;
  const others = told.slice(1).filter(({ km }) => Math.abs(km / first.km - 1) > SAME_WAY);
  const km = others.reduce((sum, way) => sum + way.km, first.km);
  if (others.length === 0) return { km: first.km, shown: first.shown };
  return first.shown.endsWith(' mi')
    ? { km, shown: `${Math.round(km / 0.1609) / 10} mi` }
    : { km, shown: `${Math.round(km * 10) / 10} km` };
}

/** Whether anything was said that a workout can be told by. */
export const tellsEffort = (effort: Effort): boolean =>
  effort.minutes !== null ||
  effort.calories !== null ||
  effort.km !== null ||
  effort.sets > 0 ||
  effort.reps > 0 ||
  effort.flights !== null;

export interface Burn {
  minutes: number | null;
  calories: number | null;
  /** The burn or the duration is our estimate. */
  assumed: boolean;
}

/**
 * Minutes and kcal of an effort: what was said stands, the rest is estimated from speed, sets and the activity's MET.
 * @param intensity factor on the usual MET: 1 when nothing was said
 */
export function burnOf(effort: Effort, activity: Pick<Activity, 'kind' | 'met'>, intensity: number, weightKg: number | null): Burn {
  const { km } = effort;
  const guessed =
    km !== null
      ? (km / (effort.kmh ?? usualSpeed(activity.kind))) * 60
      : effort.sets > 0
        ? effort.sets * MINUTES_PER_SET
        : effort.reps > 0
          ? Math.max(1, effort.reps * MINUTES_PER_REP)
          : effort.flights !== null
            ? effort.flights * MINUTES_PER_FLIGHT
            : null;
  const minutes = effort.minutes ?? guessed;
  const kmh = effort.kmh ?? (effort.minutes !== null && km !== null ? (km / effort.minutes) * 60 : null);
  const met = metAtSpeed(activity.kind, kmh) ?? activity.met * intensity;
  const calories = effort.calories ?? (minutes === null ? null : burnedCalories(met, minutes, weightKg));
  return {
    minutes: minutes === null ? null : Math.round(minutes * 10) / 10,
    calories,
    assumed: effort.calories === null || (effort.minutes === null && minutes !== null),
  };
}
