import { request } from '../../../lib/request';

export const deleteMeal = (userId: string, mealId: string): Promise<unknown> =>
  request(`/api/users/${userId}/meals/${mealId}`, { method: 'DELETE' });
