import type { WorkoutEntry } from '../domain/entry.js';
import { readText } from '../reading/index.js';
import type { Edit } from './edit.js';
import type { Change } from './intents/edit-words.js';
import type { Resolved } from './resolved.js';
import { readingContext, type Scene } from './scene.js';
import { activityMatches } from './targets.js';

const NONE: Resolved = { type: 'none' };

/** A correction matched with a workout. */
export function resolveForWorkout(change: Change, workout: WorkoutEntry, scene: Scene): Resolved {
  const set = (fields: Extract<Edit, { type: 'workout' }>['set']): Resolved => ({ type: 'edit', edit: { type: 'workout', set: fields } });
  const minutes = (value: number) => {
    const calories = workout.assumed && workout.minutes ? (workout.calories / workout.minutes) * value : workout.calories;
    return value > 0 ? set({ minutes: value, calories }) : NONE;
  };
  // "It was 4" after "ran 3 miles" is miles.
  if (change.is === 'number' && workout.distance !== null && workout.assumed)
    return resolveForWorkout({ is: 'distance', words: `${change.value} ${workout.distance.replace(/^[\d.]+ ?/, '')}` }, workout, scene);
  if (change.is === 'minutes' || change.is === 'number') return minutes(change.value);
  if ('of' in change && change.of !== null && !activityMatches(workout.activity, change.of)) return NONE;
  if (change.is === 'calories') return set({ calories: change.value, assumed: false });
  if (change.is === 'distance') {
    const told = readText(`${workout.activity} ${change.words}`, readingContext(scene.snapshot, scene.now), scene.table).workouts[0];
    return told?.distance
      ? set({
          distance: told.distance,
          ...(workout.assumed && told.calories !== null ? { calories: told.calories, minutes: told.minutes ?? workout.minutes } : {}),
        })
      : NONE;
  }
  if (change.is === 'say' || change.is === 'replace') {
    const said = change.words;
    const duration = /^(\d{1,3}) ?(?:m|mins?|minutes?|minutos?)$/.exec(said);
    if (duration) return minutes(Number(duration[1]));
    const full = /\d/.test(said) || workout.minutes === null ? said : `${said} ${workout.minutes} minutes`;
    const found = readText(full, readingContext(scene.snapshot, scene.now), scene.table).workouts[0];
    if (!found || found.calories === null) return NONE;
    return set({
      activity: found.activity,
      minutes: found.minutes ?? workout.minutes,
      calories: found.calories,
      distance: found.distance ?? workout.distance,
      assumed: found.assumed,
    });
  }
  return NONE;
}
