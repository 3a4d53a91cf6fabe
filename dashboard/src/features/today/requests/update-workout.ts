import type { UpdateWorkout, Workout } from '@mealtext/backend/contract';
import { request } from '../../../lib/request';

export const updateWorkout = (userId: string, workoutId: string, change: UpdateWorkout): Promise<Workout> =>
  request(`/api/users/${userId}/workouts/${workoutId}`, { method: 'PATCH', body: change });
