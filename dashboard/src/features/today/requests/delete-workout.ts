import { request } from '../../../lib/request';

export const deleteWorkout = (userId: string, workoutId: string): Promise<unknown> =>
  request(`/api/users/${userId}/workouts/${workoutId}`, { method: 'DELETE' });
