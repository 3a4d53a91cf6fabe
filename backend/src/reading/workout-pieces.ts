import type { FoodTable } from '../food/index.js';
import type { Clause } from './clauses.js';
import { readEffort } from './effort.js';
import { isFoodName } from './named.js';
import type { ReadingContext, ReadWorkout } from './reading.js';
import { readWorkout } from './workouts.js';

type PlainWorkout = Omit<ReadWorkout, 'day' | 'time'>;

const ONLY_EFFORT =
  /^(?:\s|[,.()~-]|\d+(?:[.:,]\d+)*|\b(?:it|took|me|in|for|about|around|burned|burnt|total|of|a|an|the|and|half|hour|hours|hrs?|h|minutes?|mins?|min|miles?|mi|k|km|kms|laps|meters|pace|mph|each|way|both|ways|back|there|calories|cals?|kcal|avg|average|at|felt|great|good|hard|easy|watch|my|apple|fitbit|strava|whoop|tracker|machine|app|according|says|said|garmin|sets?|reps?|x|heures?|minutos?|horas?|one|two|three|outside|home|work|to|from|per|mile|i|was|level|incline|steps)\b)*$/;

/** Takes the workouts out of a clause; what is left is about food. */
export function readWorkoutPieces(
  clause: Clause,
  context: ReadingContext,
  table: FoodTable,
  as: 'auto' | 'workout',
): { workouts: PlainWorkout[]; food: string } {
  const isFood = (words: string): boolean => as !== 'workout' && isFoodName(words, table);
  if (clause.stance !== 'ate' && as !== 'workout') return { workouts: [], food: clause.text };
  const parts = clause.text.split(/( (?:,|and|plus|y|et|&|\+|\.) |, )/);
  const groups: string[] = [];
  const food: string[] = [];
  let open = false;
  for (let i = 0; i < parts.length; i += 2) {
    const piece = parts[i]!;
    const sep = parts[i - 1] ?? '';
    if (piece.trim() === '') continue;
    if (open && ONLY_EFFORT.test(piece) && /\d|hour|half|each|way|back/.test(piece)) {
      groups[groups.length - 1] += ` ${piece}`;
      continue;
    }
    if (readWorkout(piece, context.weightKg, isFood)) {
      groups.push(piece);
      open = true;
      continue;
    }
    open = false;
    food.push((food.length ? sep : '') + piece);
  }
  const workouts = groups.map((group) => readWorkout(group, context.weightKg, isFood)!.workout);
  // "30 min and burned 200" before the activity is named
  const rest = food.join('');
  if (workouts.length === 1 && food.length > 0 && ONLY_EFFORT.test(rest) && /\d/.test(rest)) {
    const whole = readWorkout(`${rest} ${groups[0]!}`, context.weightKg, isFood);
    if (whole && readEffort(rest).minutes !== null) return { workouts: [whole.workout], food: '' };
  }
  return { workouts, food: rest };
}
