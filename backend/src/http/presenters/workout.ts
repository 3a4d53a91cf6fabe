import type { Workout } from '../../contract/index.js';
import type { WorkoutEntry } from '../../domain/entry.js';
import { kcal } from './round.js';

export function presentWorkout({
  id,
  number,
  activity,
  calories,
  assumed,
  minutes,
  distance,
  localDate,
  localTime,
}: WorkoutEntry): Workout {
  return {
    id,
    number,
    activityType: activity,
    caloriesBurned: kcal(calories),
    estimated: assumed,
    durationMinutes: minutes,
    distance,
    date: localDate,
    time: localTime,
  };
}
