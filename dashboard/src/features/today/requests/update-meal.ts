import type { Meal, UpdateMeal } from '@mealtext/backend/contract';
import { request } from '../../../lib/request';

export const updateMeal = (userId: string, mealId: string, change: UpdateMeal): Promise<Meal> =>
  request(`/api/users/${userId}/meals/${mealId}`, { method: 'PATCH', body: change });
