import type { UpdateUser, User } from '@mealtext/backend/contract';
import { request } from '../request';

/** Changes the names or the onboarding state of the signed-in user. */
export const updateUser = (userId: string, change: UpdateUser) => request<User>(`/api/users/${userId}`, { method: 'PATCH', body: change });
