import type { GoalsView, SaveGoals } from '@mealtext/backend/contract';
import { request } from '../request';

/** Saves goals and reminder settings; what is left out stays as it is. */
export const saveGoals = (userId: string, change: SaveGoals): Promise<GoalsView> =>
  request(`/api/users/${userId}/goals`, { method: 'PATCH', body: change });
