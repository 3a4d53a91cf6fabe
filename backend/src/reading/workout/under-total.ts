import type { ActivityKind } from './activities.js';
import { LIFTING } from './drafts.js';
import type { PlainWorkout } from './read-workouts.js';

/** A workout as its own words tell it: whether they tell how long, and whether that is of all that was done. */
export interface ToldWorkout extends PlainWorkout {
  kind: ActivityKind;
  timed: boolean;
  total: boolean;
}

/**
 * What was done in one go with one time for all of it is one workout: "squats 5x5 then leg press, 70 min total". Where the others tell
 * their own times, the last took what they leave.
 */
export function underTotal<Of extends ToldWorkout>(told: readonly Of[]): Of[] {
  const [first, ...parts] = told;
  // "Leg day 75 min: squats 5x5, lunges 3x12": what was done in the session that was timed
  if (first?.timed && SESSIONS.has(first.activity) && parts.length > 0 && parts.every(({ kind, timed }) => kind === 'strength' && !timed))
    return [first];
  const last = told.at(-1);
  const others = told.slice(0, -1);
  if (!last?.total || last.minutes === null || others.length === 0) return [...told];
  if (others.some(({ timed }) => !timed))
    return [{ ...last, activity: nameOf(told), calories: burnOf(told, last), sureness: leastSure(told) }];
  const left = last.minutes - others.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  if (left <= 0) return [...told];
  const calories = last.assumed && last.calories !== null ? Math.round((last.calories / last.minutes) * left) : last.calories;
  return [...others, { ...last, minutes: left, calories }];
}

/** What several exercises make up. */
const SESSIONS: ReadonlySet<string> = new Set([
  LIFTING.name,
  'leg day',
  'upper body workout',
  'circuit training',
  'calisthenics',
  'crossfit',
  'hiit',
  'boot camp',
  'ab workout',
]);

const nameOf = (told: readonly ToldWorkout[]): string =>
  told.every(({ kind }) => kind === 'strength') ? LIFTING.name : [...new Set(told.map(({ activity }) => activity))].join(', ');
const leastSure = (told: readonly PlainWorkout[]): number => Math.min(...told.map(({ sureness }) => sureness));

/** What was said to be burned, else the estimates of the parts in equal shares of the time. */
function burnOf(told: readonly PlainWorkout[], { minutes, calories, assumed }: PlainWorkout): number | null {
  if (!assumed) return calories;
  const rates = told.flatMap((one) => (one.calories && one.minutes ? [one.calories / one.minutes] : []));
  return rates.length === 0 ? calories : Math.round((rates.reduce((sum, rate) => sum + rate, 0) / rates.length) * minutes!);
}
