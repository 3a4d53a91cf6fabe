import type { Activity } from './activities.js';
import { effortOf, tellsEffort } from './effort.js';
import type { Fact } from './facts.js';

/** A workout that is being put together from stretches of a clause. */
export interface Draft {
  activity: Activity;
  facts: Fact[];
  hard: number;
  strange: number;
}

export const LIFTING: Activity = { name: 'weight lifting', met: 5, code: '02052', kind: 'strength', km: null };

const SAME: Readonly<Record<Fact['is'], string>> = {
  minutes: 'time',
  clock: 'time',
  distance: 'distance',
  steps: 'distance',
  laps: 'distance',
  speed: 'speed',
  'perhaps-pace': 'speed',
  calories: 'burn',
  flights: 'count',
  holes: 'count',
  reps: 'count',
  sets: 'count',
  pool: 'count',
  nothing: 'nothing',
};

/** Whether figures tell something that the workout lacks. */
export function adds(draft: Draft, facts: readonly Fact[]): boolean {
  const has = new Set(draft.facts.map(({ is }) => SAME[is]));
  const isOfAll = (fact: Fact): boolean => fact.is === 'minutes' && fact.total;
  return facts.every((fact) => fact.is === 'nothing' || SAME[fact.is] === 'count' || isOfAll(fact) || !has.has(SAME[fact.is]));
}

/** Exercises in a row are one session of lifting, where none of them has a time of its own but perhaps the last. */
export function joins(last: Draft, next: Draft): boolean {
  const timed = (draft: Draft): boolean => draft.facts.some(({ is }) => is === 'minutes' || is === 'clock' || is === 'calories');
  const counted = (draft: Draft): boolean => draft.facts.some(({ is }) => is === 'sets' || is === 'reps');
  // "90 min of judo, 5 rounds of judo": what is only counted was told already
  if (next.activity.name === last.activity.name && counted(next) && !timed(next)) return true;
  // "18 holes walking, carried my bag": the same told again, with nothing of its own; "ran this morning, run was 52 min"
  if (next.activity.name === last.activity.name && (next.facts.length === 0 || last.facts.length === 0)) return true;
  // "Zumba, 45 min class", "workout, 20 min core"
  if (last.facts.length === 0 && (isGeneral(last) || isGeneral(next))) return true;
  // "18 holes, walked it with a cart, 4 hours"
  if (last.activity.kind === 'golf' && next.activity.kind === 'walk' && !next.facts.some(({ is }) => is === 'distance'))
    return !timed(last);
  return (
    last.activity.kind === 'strength' &&
    next.activity.kind === 'strength' &&
    !timed(last) &&
    (counted(last) || !tellsEffort(effortOf(last.facts, 'strength')))
  );
}

/** "A class", "a workout": nothing is told of what it was. */
const isGeneral = ({ activity }: Draft): boolean => activity.name === 'workout';

export function merge(last: Draft, next: Draft): void {
  if (isGeneral(last)) last.activity = next.activity;
  else if (next.activity.name !== last.activity.name && !isGeneral(next) && last.activity.kind !== 'golf') last.activity = LIFTING;
  last.facts.push(...next.facts);
  last.strange += next.strange;
}
