import { shape } from '../language/shape.js';
import { hasDigit, withoutFirstSigns } from '../language/letters.js';
import type { WorkoutEntry } from '../domain/entry.js';
import { readText } from '../reading/index.js';
import type { Edit } from './edit.js';
import type { Change } from './intents/edit-words.js';
import type { Resolved } from './resolved.js';
import { readingContext, type TurnContext } from './turn-context.js';
import { activityMatches } from './targets.js';

const NONE: Resolved = { type: 'none' };

/** A correction matched with a workout. */
export function resolveForWorkout(change: Change, workout: WorkoutEntry, context: TurnContext): Resolved {
  const set = (fields: Extract<Edit, { type: 'workout' }>['set']): Resolved => ({ type: 'edit', edit: { type: 'workout', set: fields } });
  const minutes = (value: number) => {
    const calories = workout.assumed && workout.minutes ? (workout.calories / workout.minutes) * value : workout.calories;
    return value > 0 ? set({ minutes: value, calories }) : NONE;
  };
  const readAs = (words: string) =>
    readText(`${workout.activity} ${words}`, readingContext(context.snapshot, context.now), context.table).workouts[0];
  // "It was 4" after "ran 3 miles" is miles.
  if (change.is === 'number' && workout.distance !== null && workout.assumed)
    return resolveForWorkout(
      { is: 'distance', words: `${change.value} ${withoutFirstSigns(workout.distance, '0123456789. ')}` },
      workout,
      context,
    );
  if (change.is === 'minutes' || change.is === 'number') return minutes(change.value);
  if ('of' in change && change.of !== null && change.of !== undefined && !activityMatches(workout.activity, change.of)) return NONE;
  if (change.is === 'calories') return set({ calories: change.value, assumed: false });
  // "12k now", of steps.
  const steps = change.is === 'distance' && workout.distance?.endsWith(' steps') ? KILO.whole(change.words)?.held['count'] : undefined;
  if (steps) return resolveForWorkout({ is: 'distance', words: `${Number(steps) * 1000} steps` }, workout, context);
  if (change.is === 'distance') {
    const { minutes: length } = workout;
    const usual = workout.distance === null ? length : readAs(workout.distance)?.minutes;
    // The user's own time stays; one that we made of the distance follows it.
    const own = length !== null && workout.distance !== null && Math.abs((usual ?? 0) - length) >= 1;
    const told = readAs(own ? `${change.words} in ${length} minutes` : change.words);
    return told?.distance
      ? set({
          distance: told.distance,
          ...(workout.assumed && (workout.distance !== null || length === null) && told.calories !== null
            ? { calories: told.calories, minutes: own ? length : (told.minutes ?? length) }
            : {}),
        })
      : NONE;
  }
  if (change.is === 'say' || change.is === 'replace') {
    const said = change.words;
    const duration = MINUTES.whole(said)?.held['minutes'];
    if (duration) return minutes(Number(duration));
    const full = hasDigit(said) || workout.minutes === null ? said : `${said} ${workout.minutes} minutes`;
    const found = readText(full, readingContext(context.snapshot, context.now), context.table).workouts[0];
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

const MINUTES = shape('minutes-alone');
const KILO = shape('kilo-count');
