import type { FoodTable } from '../food/index.js';
import type { Clause } from './clauses.js';
import { isFoodName } from './named.js';
import type { ReadingContext } from './reading.js';
import { readWorkouts } from './workout/read-workouts.js';
import type { ToldWorkout } from './workout/under-total.js';

/** Takes the workouts out of a clause; what is left is about food. */
export function readWorkoutPieces(
  clause: Clause,
  context: ReadingContext,
  table: FoodTable,
  as: 'auto' | 'workout',
): { workouts: ToldWorkout[]; food: string } {
  const sure = as === 'workout';
  if (clause.stance !== 'ate' && !sure) return { workouts: [], food: clause.text };
  return readWorkouts(clause.text, { weightKg: context.weightKg, isFood: (words) => !sure && isFoodName(words, table), sure });
}
