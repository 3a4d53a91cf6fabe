import type { Done } from '@mealtext/backend/contract';
import { request } from '../../../lib/request';

export const deleteMeal = (userId: string, mealId: string): Promise<Done> =>
  request(`/api/users/${userId}/meals/${mealId}`, { method: 'DELETE' });
