import type { GoalsView, SaveGoals } from '@mealtext/backend/contract';
import { request } from '../../../lib/request';

/** Saves the goals that were switched on. */
export const createGoals = (userId: string, goals: SaveGoals) =>
  request<GoalsView>(`/api/users/${userId}/goals`, { method: 'POST', body: { userId, ...goals } });
