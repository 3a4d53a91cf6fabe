import type { Done } from '@mealtext/backend/contract';
import { request } from '../../../lib/request';

export const deleteWorkout = (userId: string, workoutId: string): Promise<Done> =>
  request(`/api/users/${userId}/workouts/${workoutId}`, { method: 'DELETE' });
